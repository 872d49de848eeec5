import CatalogCore

/// A rule that checks Swift code.
///
/// Its description is in this library with those of all other rules. The check itself is in the module that reads the
/// code, which passes it to the linter as a ``SourceCheck``.
public protocol SourceRule: Rule {}

extension SourceRule {
    /// Always empty: this library has no checks of Swift code.
    public var checks: [RuleCheck] { [] }
}

/// The check of a rule for Swift code.
///
/// It holds the code and compares it with the tables. What it asks of the project context beyond the tables themselves
/// must be a part of what kept findings depend on, see `ContextInputs` in the module that reads the code.
public protocol SourceCheck: Sendable {
    /// The rule that the check implements.
    ///
    /// If it is a rule for tables, the check knows more than the rule and runs in its place.
    var rule: any Rule.Type { get }
    /// Checks the code and the tables together.
    func check(_ project: ProjectContext, into findings: inout FindingSink)
}

/// The input of a lint run beyond tables: checks of Swift code and the suppressions in that code.
public struct SourceChecks: Sendable {
    /// The checks of Swift code to run.
    public let checks: [any SourceCheck]
    /// The comments in code that suppress findings.
    public let suppressions: [SourceSuppression]
    /// The number of Swift files that were read.
    public let fileCount: Int
    /// Whether a search through the code stopped at its limit, so that hard-coded strings can be missing.
    public let isCutOff: Bool
    /// The paths of the files of code that nothing compiles, all findings in which are notes.
    package var leftOut: Set<String> = []
    /// A function to call after the checks of a run.
    package var whenChecked: @Sendable () -> Void = {}

    /// Creates the input from checks.
    public init(
        _ checks: [any SourceCheck], suppressions: [SourceSuppression] = [], fileCount: Int = 0, isCutOff: Bool = false
    ) {
        self.checks = checks
        self.suppressions = suppressions
        self.fileCount = fileCount
        self.isCutOff = isCutOff
    }
}

/// A comment in Swift code that suppresses findings: `// [fitloc:off hard-coded-text]`.
public struct SourceSuppression: Sendable {
    /// The suppressed rule.
    public let rule: RuleID
    /// The file with the comment.
    public let file: TableFile
    /// The bytes of the directive in the comment.
    public let range: ByteRange
    /// The bytes of the lines that the suppression covers.
    public let lines: ByteRange

    /// Creates a suppression.
    public init(rule: RuleID, file: TableFile, range: ByteRange, lines: ByteRange) {
        self.rule = rule
        self.file = file
        self.range = range
        self.lines = lines
    }
}
