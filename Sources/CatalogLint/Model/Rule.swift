import CatalogCore
import StringTables

/// A check.
///
/// It declares itself, and conforms to one of the protocols below, which say what it is shown.
public protocol Rule: Sendable {
    /// What the rule says of itself.
    static var description: RuleDescription { get }
    /// Whether it has to know which commits texts come from; where that is not known, it finds nothing.
    static var needsHistory: Bool { get }
    /// Creates the rule; it keeps no state.
    init()
    /// What the rule looks at; one check for each of the protocols below that it conforms to.
    var checks: [RuleCheck] { get }
}

extension Rule {
    /// Most look at what there is now.
    public static var needsHistory: Bool { false }
}

/// A rule as what it is shown to.
///
/// Said by each rule for itself: to ask at run time whether a type conforms to a protocol takes longer than to check a
/// small catalog.
public enum RuleCheck: Sendable {
    /// One text in one language.
    case unit(any UnitRule)
    /// One key in all languages.
    case entry(any EntryRule)
    /// One table.
    case table(any TableRule)
    /// One file as it lies on disk.
    case file(any FileRule)
    /// All tables together.
    case project(any ProjectRule)
    /// A suppression that was of no use.
    case suppression(any SuppressionRule)
}

/// A rule that looks at one text in one language.
public protocol UnitRule: Rule {
    /// Which texts the rule can find something in; all others are not shown to it.
    static var interest: UnitInterest { get }
    /// Looks at a text.
    func check(_ unit: UnitContext, into findings: inout FindingSink)
}

/// A rule that looks at one key in all languages.
public protocol EntryRule: Rule {
    /// What an entry must have, one of these at least, for the rule to find something in it; all others are not shown.
    static var interest: EntryTraits { get }
    /// Looks at an entry.
    func check(_ entry: EntryContext, into findings: inout FindingSink)
}

/// A rule that looks at one table.
public protocol TableRule: Rule {
    /// Looks at a table.
    func check(_ table: TableContext, into findings: inout FindingSink)
}

/// A rule that looks at a file as it lies on disk, readable or not.
public protocol FileRule: Rule {
    /// Looks at a file.
    func check(_ file: LoadedFile, into findings: inout FindingSink)
}

/// A rule that looks at all tables together.
public protocol ProjectRule: Rule {
    /// Looks at the tables.
    func check(_ project: ProjectContext, into findings: inout FindingSink)
}

extension UnitRule {
    /// The check of a rule that is nothing else.
    public var checks: [RuleCheck] { [.unit(self)] }
}

extension EntryRule {
    /// Every entry, unless the rule says otherwise.
    public static var interest: EntryTraits { .any }
    /// The check of a rule that is nothing else.
    public var checks: [RuleCheck] { [.entry(self)] }
}

extension TableRule {
    /// The check of a rule that is nothing else.
    public var checks: [RuleCheck] { [.table(self)] }
}

extension FileRule {
    /// The check of a rule that is nothing else.
    public var checks: [RuleCheck] { [.file(self)] }
}

extension ProjectRule {
    /// The check of a rule that is nothing else.
    public var checks: [RuleCheck] { [.project(self)] }
}

/// Which texts a rule wants to see, by what the scan noticed in them.
public enum UnitInterest: Sendable {
    /// All of them.
    case every
    /// Those with a `%`.
    case percent
    /// Those with characters outside ASCII, or with escapes.
    case beyondPlainASCII
}
