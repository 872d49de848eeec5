import CatalogCore

/// A fault in a legacy table that prevents a text from being shown as intended, although the file can be read.
package struct LegacyTableProblem: Hashable, Sendable {
    /// The faults that a table can have as a well-formed property list.
    package enum Reason: Hashable, Sendable {
        /// A rule has no format text, no devices and no widths.
        case missingFormat(key: String)
        /// A variable has no `NSStringFormatSpecTypeKey`.
        case missingSpecType(variable: String)
        /// A variable has no `NSStringFormatValueTypeKey`.
        case missingValueType(variable: String)
        /// The `NSStringFormatSpecTypeKey` of a variable is not `NSStringPluralRuleType`.
        case unknownSpecType(variable: String, type: String)
        /// A member has the wrong type.
        case wrongType(member: String, expected: Expectation)
        /// A dictionary has a member twice.
        case repeated(member: String)
        /// A member of a variable is a text, but its name is no plural form.
        case unknownForm(name: String)
        /// A width is not a positive integer.
        case badWidth(name: String)
        /// A second value follows the dictionary of the table, which makes Foundation reject the file.
        case strayValue
    }

    /// The type that a member must have.
    package enum Expectation: Hashable, Sendable {
        /// A text.
        case text
        /// A dictionary.
        case dictionary
        /// A text or a dictionary.
        case textOrDictionary
    }

    /// The kind of fault.
    package let reason: Reason
    /// The range of the fault; nil in the binary form.
    package let range: ByteRange?

    init(_ reason: Reason, at range: ByteRange?) {
        self.reason = reason
        self.range = range
    }
}

extension LegacyTableProblem: CustomStringConvertible {
    /// The reason in English, without the place.
    package var description: String { message.description }

    /// The reason, without the place.
    package var message: FindingMessage {
        switch reason {
        case .missingFormat(let key): "“\(key)” has no \(StringsDictRule.formatKey)"
        case .missingSpecType(let variable): "the variable “\(variable)” has no \(StringsDictVariable.specTypeKey)"
        case .missingValueType(let variable): "the variable “\(variable)” has no \(StringsDictVariable.valueTypeKey)"
        case .unknownSpecType(let variable, let type):
            "the variable “\(variable)” has the type “\(type)” instead of \(StringsDictVariable.pluralRuleType)"
        case .wrongType(let member, let expected): "“\(member)” must be \(expected.phrase)"
        case .repeated(let member): "“\(member)” appears twice; only the last one is used, so delete the other"
        case .unknownForm(let name): "“\(name)” is not a plural form, so its text is never shown"
        case .badWidth(let name): "the width “\(name)” is not a positive whole number"
        case .strayValue: "a second value follows the table, so nothing in this file can be loaded; remove it"
        }
    }
}

extension LegacyTableProblem.Expectation {
    /// The expectation in words.
    fileprivate var phrase: FindingMessage {
        switch self {
        case .text: "a text"
        case .dictionary: "a dictionary"
        case .textOrDictionary: "a text or a dictionary"
        }
    }
}

extension [LegacyTableProblem] {
    /// Adds a problem for each member of a dictionary that an earlier member has the name of.
    mutating func noteRepeated(_ members: [PropertyListMember]) {
        var names: Set<ExactText> = []
        for member in members where !names.insert(ExactText(member.key)).inserted {
            append(LegacyTableProblem(.repeated(member: member.key), at: member.keyRange))
        }
    }
}
