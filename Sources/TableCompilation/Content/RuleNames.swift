/// The names in a rule of a `.stringsdict` (`docs/formats.md` §4).
enum RuleNames {
    /// The text with references to variables.
    static let format = "NSStringLocalizedFormatKey"
    /// Texts by device.
    static let device = "NSStringDeviceSpecificRuleType"
    /// Texts by width.
    static let width = "NSStringVariableWidthRuleType"
    /// What a variable varies by.
    static let specType = "NSStringFormatSpecTypeKey"
    /// The type of a variable's number.
    static let valueType = "NSStringFormatValueTypeKey"
    /// The one thing that variables vary by.
    static let plural = "NSStringPluralRuleType"
}

extension CompiledValue {
    /// A variable: what is said for each plural category of its number.
    static func variable(type: String, cases: [Member]) -> CompiledValue {
        .sorted(
            [Member(RuleNames.specType, .text(RuleNames.plural)), Member(RuleNames.valueType, .text(type))] + cases)
    }

    /// A text with variables.
    static func rule(format: String, variables: [Member]) -> CompiledValue {
        .sorted([Member(RuleNames.format, .text(format))] + variables)
    }
}
