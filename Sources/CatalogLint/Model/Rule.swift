import CatalogCore
import StringTables

/// A check with an id.
///
/// A rule describes itself with a ``RuleDescription``. It also conforms to one of the protocols below, which determine
/// what the linter passes to it.
public protocol Rule: Sendable {
    /// The id, severity, documentation and examples of the rule.
    static var description: RuleDescription { get }
    /// Whether the rule needs the commits that texts come from.
    ///
    /// Without git history, such a rule reports nothing.
    static var needsHistory: Bool { get }
    /// Creates the rule.
    ///
    /// A rule keeps no state.
    init()
    /// The checks of the rule: one for each of the protocols below that the rule conforms to.
    var checks: [RuleCheck] { get }
}

extension Rule {
    /// By default, a rule does not need git history.
    public static var needsHistory: Bool { false }
}

/// A rule, together with the input that its check takes.
///
/// Each rule returns its own checks, because a run-time test for protocol conformance takes longer than the check of a
/// small catalog.
public enum RuleCheck: Sendable {
    /// A check of one text in one language.
    case unit(any UnitRule)
    /// A check of one key in all languages.
    case entry(any EntryRule)
    /// A check of one table.
    case table(any TableRule)
    /// A check of one file on disk.
    case file(any FileRule)
    /// A check of all tables together.
    case project(any ProjectRule)
    /// A check of a suppression that suppressed nothing.
    case suppression(any SuppressionRule)
}

/// A rule that checks one text in one language.
public protocol UnitRule: Rule {
    /// The texts that the linter passes to the rule.
    ///
    /// A rule may rely on the language and the source, and finds nothing in texts without the characters.
    static var interest: UnitInterest { get }
    /// Checks a text and reports findings.
    func check(_ unit: UnitContext, into findings: inout FindingSink)
}

/// A rule that checks one key in all languages.
public protocol EntryRule: Rule {
    /// The traits that make the linter pass an entry to the rule.
    ///
    /// An entry needs at least one of them.
    static var interest: EntryTraits { get }
    /// Checks an entry and reports findings.
    func check(_ entry: EntryContext, into findings: inout FindingSink)
}

/// A rule that checks one table.
public protocol TableRule: Rule {
    /// Checks a table and reports findings.
    func check(_ table: TableContext, into findings: inout FindingSink)
}

/// A rule that checks a file on disk, even if the file cannot be read.
public protocol FileRule: Rule {
    /// Checks a file and reports findings.
    func check(_ file: LoadedFile, into findings: inout FindingSink)
}

/// A rule that checks all tables together.
public protocol ProjectRule: Rule {
    /// Checks the tables and reports findings.
    func check(_ project: ProjectContext, into findings: inout FindingSink)
}

extension UnitRule {
    /// The single check of a text rule.
    public var checks: [RuleCheck] { [.unit(self)] }
}

extension EntryRule {
    /// By default, a rule sees every entry.
    public static var interest: EntryTraits { .any }
    /// The single check of an entry rule.
    public var checks: [RuleCheck] { [.entry(self)] }
}

extension TableRule {
    /// The single check of a table rule.
    public var checks: [RuleCheck] { [.table(self)] }
}

extension FileRule {
    /// The single check of a file rule.
    public var checks: [RuleCheck] { [.file(self)] }
}

extension ProjectRule {
    /// The single check of a project rule.
    public var checks: [RuleCheck] { [.project(self)] }
}
