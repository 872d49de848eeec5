import CatalogCore

/// A variable of a `.stringsdict` rule: a number with a text for each plural category.
///
/// The format text refers to the variable as `%#@name@` (docs/formats.md §4).
package struct StringsDictVariable: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The range of the name in the decoded text; nil in the binary form.
    package let nameRange: ByteRange?
    /// `NSStringFormatSpecTypeKey`, which must be `NSStringPluralRuleType` for Foundation.
    package let specType: StringsDictText?
    /// `NSStringFormatValueTypeKey`: the format specifier of the number without `%`, such as `lld`.
    package let valueType: StringsDictText?
    /// The texts by plural category, in file order and including duplicates.
    package let cases: [StringsDictCase<StringsDictText>]
    /// All other members, including plural categories whose value is not a text.
    package let others: [PropertyListMember]

    /// The only spec type that Foundation supports.
    package static let pluralRuleType = "NSStringPluralRuleType"

    static let specTypeKey = "NSStringFormatSpecTypeKey"
    static let valueTypeKey = "NSStringFormatValueTypeKey"
    static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    /// Creates a variable; the default spec type is that of plurals.
    package init(
        name: String,
        nameRange: ByteRange? = nil,
        specType: StringsDictText? = StringsDictText(pluralRuleType),
        valueType: StringsDictText?,
        cases: [StringsDictCase<StringsDictText>],
        others: [PropertyListMember] = []
    ) {
        self.name = name
        self.nameRange = nameRange
        self.specType = specType
        self.valueType = valueType
        self.cases = cases
        self.others = others
    }

    /// Reads the variable in `member`; appends its faults to `problems`.
    init(_ member: PropertyListMember, members: [PropertyListMember], problems: inout [LegacyTableProblem]) {
        var specType: StringsDictText?
        var valueType: StringsDictText?
        var cases: [StringsDictCase<StringsDictText>] = []
        var others: [PropertyListMember] = []
        problems.noteRepeated(members)
        for part in members {
            let text = part.node.string.map { StringsDictText($0, range: part.node.range) }
            let isKnown = part.key == Self.specTypeKey || part.key == Self.valueTypeKey
            switch (part.key, text) {
            case (Self.specTypeKey, let text?): specType = text
            case (Self.valueTypeKey, let text?): valueType = text
            case (_, let text?) where Self.categories.contains(part.key):
                cases.append(StringsDictCase(name: part.key, nameRange: part.keyRange, content: text))
            default:
                others.append(part)
                if text != nil, !part.key.hasPrefix("NS") {
                    problems.append(.init(.unknownForm(name: part.key), at: part.keyRange))
                }
                if text == nil, isKnown || Self.categories.contains(part.key) {
                    problems.append(.init(.wrongType(member: part.key, expected: .text), at: part.node.range))
                }
            }
        }
        name = member.key
        nameRange = member.keyRange
        self.specType = specType
        self.valueType = valueType
        self.cases = cases
        self.others = others
        reportMissing(in: members, to: &problems)
    }

    private func reportMissing(in members: [PropertyListMember], to problems: inout [LegacyTableProblem]) {
        if !members.contains(where: { $0.key == Self.specTypeKey }) {
            problems.append(.init(.missingSpecType(variable: name), at: nameRange))
        } else if let specType, specType.string != Self.pluralRuleType {
            let reason = LegacyTableProblem.Reason.unknownSpecType(variable: name, type: specType.string)
            problems.append(.init(reason, at: specType.range))
        }
        if !members.contains(where: { $0.key == Self.valueTypeKey }) {
            problems.append(.init(.missingValueType(variable: name), at: nameRange))
        }
    }
}
