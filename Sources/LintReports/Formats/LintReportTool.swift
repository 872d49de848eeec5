import CatalogLint

/// Who reports, for formats that say so.
public struct LintReportTool: Sendable {
    /// The program's version.
    public let version: String?
    /// The address of the page of all rules, to which a rule's own adds `#` and its id; nil where nobody knows one.
    public let rulesAddress: String?
    /// What is known of a rule; nil for one that does not exist.
    public let profile: @Sendable (RuleID) -> RuleProfile?

    /// Creates a description; without arguments, nothing is known of the program and its rules.
    public init(
        version: String? = nil, rulesAddress: String? = nil,
        profile: @escaping @Sendable (RuleID) -> RuleProfile? = { _ in nil }
    ) {
        self.version = version
        self.rulesAddress = rulesAddress
        self.profile = profile
    }
}
