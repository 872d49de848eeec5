/// A text of a `.stringsdict` table that depends on numbers, on the device or on the room there is.
///
/// Xcode writes a plural varied by device as one of these with a device rule whose devices are rules again
/// (docs/formats.md §4 and §5). Nothing keeps a table from having several parts side by side.
package struct StringsDictRule: Hashable, Sendable {
    /// `NSStringLocalizedFormatKey`: the text, with `%#@name@` for each variable.
    package let format: StringsDictText?
    /// The variables, in the order of the file.
    package let variables: [StringsDictVariable]
    /// `NSStringDeviceSpecificRuleType`: text or rule by device.
    package let devices: [StringsDictCase<StringsDictValue>]
    /// `NSStringVariableWidthRuleType`: text by the width it needs, as written.
    package let widths: [StringsDictCase<StringsDictText>]
    /// Members that are none of these.
    package let others: [PropertyListMember]

    package static let formatKey = "NSStringLocalizedFormatKey"
    package static let deviceKey = "NSStringDeviceSpecificRuleType"
    static let widthKey = "NSStringVariableWidthRuleType"

    /// Creates a rule from its parts.
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

    /// Reads the rule that `owner` names; what is wrong in it is appended to `problems`.
    init(_ members: [PropertyListMember], owner: PropertyListMember, problems: inout [LegacyTableProblem]) {
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

/// A rule while its members are read.
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
        for member in members {
            let value = StringsDictValue(member.node, owner: member, problems: &problems)
            devices.append(StringsDictCase(name: member.key, nameRange: member.keyRange, content: value))
        }
    }

    private mutating func addWidths(_ members: [PropertyListMember], problems: inout [LegacyTableProblem]) {
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
