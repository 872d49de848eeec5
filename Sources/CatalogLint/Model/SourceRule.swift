import CatalogCore

/// A rule over Swift code.
///
/// What it says of itself is here with all others; its check lies beside whatever reads the code, and is given to the
/// linter as a ``SourceCheck``.
public protocol SourceRule: Rule {}

extension SourceRule {
    /// None of the kit's own.
    public var checks: [RuleCheck] { [] }
}

/// The check of a rule over Swift code: a function from the tables, and from code that it was made with, to findings.
public protocol SourceCheck: Sendable {
    /// The rule that it is the check of.
    var rule: any SourceRule.Type { get }
    /// Looks at the code and the tables together.
    func check(_ project: ProjectContext, into findings: inout FindingSink)
}

/// What a run of the checks looks at besides tables.
public struct SourceChecks: Sendable {
    /// The checks.
    public let checks: [any SourceCheck]
    /// What the code itself says is no finding.
    public let suppressions: [SourceSuppression]
    /// The number of files that were looked at.
    public let fileCount: Int

    /// Gathers checks.
    public init(_ checks: [any SourceCheck], suppressions: [SourceSuppression] = [], fileCount: Int = 0) {
        self.checks = checks
        self.suppressions = suppressions
        self.fileCount = fileCount
    }
}

/// A comment in Swift code that makes an exception: `// [fitloc:off hard-coded-text]`.
public struct SourceSuppression: Sendable {
    /// The rule.
    public let rule: RuleID
    /// The file.
    public let file: TableFile
    /// The bytes of the comment's instruction.
    public let range: ByteRange
    /// The bytes of the lines that it speaks of.
    public let lines: ByteRange

    /// Creates an exception.
    public init(rule: RuleID, file: TableFile, range: ByteRange, lines: ByteRange) {
        self.rule = rule
        self.file = file
        self.range = range
        self.lines = lines
    }
}
