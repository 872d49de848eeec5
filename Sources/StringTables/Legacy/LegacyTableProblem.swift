import CatalogCore

/// Something in a legacy table that keeps a text from being shown as meant, though the file can be read.
package struct LegacyTableProblem: Hashable, Sendable {
    /// What can be wrong in a table that is a well-formed property list.
    package enum Reason: Hashable, Sendable {
        /// A rule with neither a format text nor devices nor widths.
        case missingFormat(key: String)
        /// A variable without `NSStringFormatSpecTypeKey`.
        case missingSpecType(variable: String)
        /// A variable without `NSStringFormatValueTypeKey`.
        case missingValueType(variable: String)
        /// A variable whose `NSStringFormatSpecTypeKey` is not `NSStringPluralRuleType`.
        case unknownSpecType(variable: String, type: String)
        /// A member of another type than it must have.
        case wrongType(member: String, expected: Expectation)
        /// A width that is no positive whole number.
        case badWidth(name: String)
        /// A second value behind the dictionary that is the table; Foundation refuses the file for it.
        case strayValue
    }

    /// The type that a member must have.
    package enum Expectation: String, Hashable, Sendable {
        /// A text.
        case text = "a text"
        /// A dictionary.
        case dictionary = "a dictionary"
        /// Either.
        case textOrDictionary = "a text or a dictionary"
    }

    /// What is wrong.
    package let reason: Reason
    /// Where; nil in the binary form.
    package let range: ByteRange?

    init(_ reason: Reason, at range: ByteRange?) {
        self.reason = reason
        self.range = range
    }
}

extension LegacyTableProblem: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
    package var description: String {
        switch reason {
        case .missingFormat(let key): "“\(key)” has no \(StringsDictRule.formatKey)"
        case .missingSpecType(let variable): "variable “\(variable)” has no \(StringsDictVariable.specTypeKey)"
        case .missingValueType(let variable): "variable “\(variable)” has no \(StringsDictVariable.valueTypeKey)"
        case .unknownSpecType(let variable, let type):
            "variable “\(variable)” is of type “\(type)” instead of \(StringsDictVariable.pluralRuleType)"
        case .wrongType(let member, let expected): "“\(member)” must be \(expected.rawValue)"
        case .badWidth(let name): "width “\(name)” is not a positive whole number"
        case .strayValue: "a second value behind the table; nothing in this file can be loaded"
        }
    }
}
