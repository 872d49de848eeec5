/// A rule of a `.stringsdict` table: a text that varies by number, device or width.
///
/// Xcode writes a plural that varies by device as a device rule whose devices have rules of their own (docs/formats.md
/// §4 and §5). A rule may also have several of these parts at once.
package struct StringsDictRule: Hashable, Sendable {
    /// `NSStringLocalizedFormatKey`: the format text, with `%#@name@` for each variable.
    package let format: StringsDictText?
    /// The variables, in file order.
    package let variables: [StringsDictVariable]
    /// `NSStringDeviceSpecificRuleType`: the text or rule of each device.
    package let devices: [StringsDictCase<StringsDictValue>]
    /// `NSStringVariableWidthRuleType`: the text of each width.
    package let widths: [StringsDictCase<StringsDictText>]
    /// All other members.
    package let others: [PropertyListMember]

    package static let formatKey = "NSStringLocalizedFormatKey"
    package static let deviceKey = "NSStringDeviceSpecificRuleType"
    static let widthKey = "NSStringVariableWidthRuleType"

    /// Creates a rule.
    package init(
        format: StringsDictText? = nil,
        variables: [StringsDictVariable] = [],
        devices: [StringsDictCase<StringsDictValue>] = [],
        widths: [StringsDictCase<StringsDictText>] = [],
        others: [PropertyListMember] = []
    ) {
        self.format = format
        self.variables = variables
        self.devices = devices
        self.widths = widths
        self.others = others
    }

    /// Reads the rule that is the value of `owner`; appends its faults to `problems`.
    init(_ members: [PropertyListMember], owner: PropertyListMember, problems: inout [LegacyTableProblem]) {
        problems.noteRepeated(members)
        var parts = StringsDictRuleParts()
        for member in members { parts.add(member, problems: &problems) }
        format = parts.format
        variables = parts.variables
        devices = parts.devices
        widths = parts.widths
        others = parts.others
        if !members.contains(where: { [Self.formatKey, Self.deviceKey, Self.widthKey].contains($0.key) }) {
            problems.append(.init(.missingFormat(key: owner.key), at: owner.keyRange))
        }
    }
}

/// The members of a rule read so far.
private struct StringsDictRuleParts {
    var format: StringsDictText?
    var variables: [StringsDictVariable] = []
    var devices: [StringsDictCase<StringsDictValue>] = []
    var widths: [StringsDictCase<StringsDictText>] = []
    var others: [PropertyListMember] = []

    mutating func add(_ member: PropertyListMember, problems: inout [LegacyTableProblem]) {
        switch (member.key, member.node.value) {
        case (StringsDictRule.formatKey, .string(let string)):
            format = StringsDictText(string, range: member.node.range)
        case (StringsDictRule.formatKey, _):
            refuse(member, expected: .text, problems: &problems)
        case (StringsDictRule.deviceKey, .dictionary(let members)):
            addDevices(members, problems: &problems)
        case (StringsDictRule.widthKey, .dictionary(let members)):
            addWidths(members, problems: &problems)
        case (StringsDictRule.deviceKey, _), (StringsDictRule.widthKey, _):
            refuse(member, expected: .dictionary, problems: &problems)
        case (_, .dictionary(let members)):
            variables.append(StringsDictVariable(member, members: members, problems: &problems))
        default:
            refuse(member, expected: .dictionary, problems: &problems)
        }
    }

    private mutating func refuse(
        _ member: PropertyListMember,
        expected: LegacyTableProblem.Expectation,
        problems: inout [LegacyTableProblem]
    ) {
        others.append(member)
        problems.append(.init(.wrongType(member: member.key, expected: expected), at: member.node.range))
    }

    private mutating func addDevices(_ members: [PropertyListMember], problems: inout [LegacyTableProblem]) {
        problems.noteRepeated(members)
        for member in members {
            let value = StringsDictValue(member.node, owner: member, problems: &problems)
            devices.append(StringsDictCase(name: member.key, nameRange: member.keyRange, content: value))
        }
    }

    private mutating func addWidths(_ members: [PropertyListMember], problems: inout [LegacyTableProblem]) {
        problems.noteRepeated(members)
        for member in members {
            guard let string = member.node.string else {
                refuse(member, expected: .text, problems: &problems)
                continue
            }
            if Int(member.key).map({ $0 <= 0 }) ?? true {
                problems.append(.init(.badWidth(name: member.key), at: member.keyRange))
            }
            let text = StringsDictText(string, range: member.node.range)
            widths.append(StringsDictCase(name: member.key, nameRange: member.keyRange, content: text))
        }
    }
}
