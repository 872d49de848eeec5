import CatalogLint

/// The program that creates a report, for formats that name it.
public struct LintReportTool: Sendable {
    /// The version of the program.
    public let version: String?
    /// The address of the rules page; nil if unknown.
    ///
    /// A rule's own address adds `#` and its id.
    public let rulesAddress: String?
    /// Returns the profile of a rule; nil for an unknown rule.
    public let profile: @Sendable (RuleID) -> RuleProfile?

    /// Creates a description.
    ///
    /// Without arguments, the program and its rules are unknown.
    public init(
        version: String? = nil, rulesAddress: String? = nil,
        profile: @escaping @Sendable (RuleID) -> RuleProfile? = { _ in nil }
    ) {
        self.version = version
        self.rulesAddress = rulesAddress
        self.profile = profile
    }
}
