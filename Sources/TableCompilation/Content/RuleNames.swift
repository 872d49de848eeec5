/// The names of members in a rule of a `.stringsdict` file (`docs/formats.md` §4).
enum RuleNames {
    /// The format text with references to variables.
    static let format = "NSStringLocalizedFormatKey"
    /// The texts by device.
    static let device = "NSStringDeviceSpecificRuleType"
    /// The texts by width.
    static let width = "NSStringVariableWidthRuleType"
    /// The kind of variation of a variable.
    static let specType = "NSStringFormatSpecTypeKey"
    /// The type of the number of a variable.
    static let valueType = "NSStringFormatValueTypeKey"
    /// The only kind of variation that variables support.
    static let plural = "NSStringPluralRuleType"
}

extension CompiledValue {
    /// Returns a variable with a text for each plural category.
    static func variable(type: String, cases: [Member]) -> CompiledValue {
        .sorted(
            [Member(RuleNames.specType, .text(RuleNames.plural)), Member(RuleNames.valueType, .text(type))] + cases)
    }

    /// Returns a rule: a format text with variables.
    static func rule(format: String, variables: [Member]) -> CompiledValue {
        .sorted([Member(RuleNames.format, .text(format))] + variables)
    }
}
