/// The static description of a rule: the source of its page, of the output of `fitloc rules`, and of its tests.
public struct RuleDescription: Sendable {
    /// The id of the rule.
    public let id: RuleID
    /// The category that lists the rule on its page.
    public let category: RuleCategory
    /// A summary of the defect, in a few words without a full stop.
    public let summary: String
    /// The reason why the defect matters, with the exceptions, in a few sentences.
    public let rationale: String
    /// The default severity of the rule's findings.
    public let severity: Severity
    /// The cost of the rule's findings for the users or maintainers of the app.
    ///
    /// Reports list the highest cost first.
    public let impact: RuleImpact
    /// The input that the rule checks.
    public let scope: RuleScope
    /// The tables that the rule checks.
    public let tables: RuleTables
    /// Whether fitloc can fix the rule's findings.
    public let fix: FixSafety
    /// The findings that fitloc fixes only on request for unsafe fixes, or not at all.
    ///
    /// Empty if there are none.
    public let fixLimits: String
    /// The options that the configuration can set under `options`.
    public let options: [RuleOption]
    private let makePassing: @Sendable () -> [RuleExample]
    private let makeFailing: @Sendable () -> [RuleExample]

    /// Examples in which the rule reports nothing.
    ///
    /// Computed on demand, because linting does not need them.
    public var passing: [RuleExample] { makePassing() }
    /// Examples in which the rule reports one finding for each mark.
    public var failing: [RuleExample] { makeFailing() }

    /// Creates a description.
    public init(
        id: RuleID, category: RuleCategory, summary: String, rationale: String, severity: Severity,
        impact: RuleImpact, scope: RuleScope, tables: RuleTables = .strings, fix: FixSafety = .none,
        fixLimits: String = "",
        options: [RuleOption] = [],
        passing: @autoclosure @escaping @Sendable () -> [RuleExample],
        failing: @autoclosure @escaping @Sendable () -> [RuleExample]
    ) {
        self.id = id
        self.category = category
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.impact = impact
        self.scope = scope
        self.tables = tables
        self.fix = fix
        self.fixLimits = fixLimits
        self.options = options
        makePassing = passing
        makeFailing = failing
    }
}

/// The categories of rules on the rules page.
public enum RuleCategory: String, Hashable, Sendable, CaseIterable {
    /// The files themselves: JSON, property lists and the old text format.
    case structure = "Structure"
    /// The metadata of entries: comments, states and languages.
    case metadata = "Metadata"
    /// Translated and missing texts.
    case coverage = "Coverage and state"
    /// Arguments that code passes to a text.
    case specifiers = "Format specifiers"
    /// Plurals, device variations and substitutions.
    case variations = "Plurals, variations, substitutions"
    /// The characters of a text.
    case text = "Text hygiene"
    /// The language, script and spelling of a text.
    case language = "Language and spelling"
    /// The meaning of a text, compared with its source text and with other texts.
    case meaning = "Meaning"
    /// The parts of a text that are not prose: placeholders, Markdown, tags, addresses and emoji.
    case markup = "Placeholders and markup"
    /// The use of one word for one thing in all texts.
    case consistency = "Consistency and terms"
    /// Keys and the symbols generated from them.
    case keys = "Keys and symbols"
    /// The use of keys and texts in Swift code.
    case code = "Code usage"
    /// Defects that Xcode's compiler would reject.
    case compile = "Compile preflight"
    /// The texts of an app's pages in the App Store and Google Play.
    case stores = "App Store and Google Play"
}

/// The input that a rule checks.
public enum RuleScope: String, Hashable, Sendable {
    /// One text in one language.
    case unit
    /// One key in all languages.
    case entry
    /// One table.
    case catalog
    /// One file on disk, even if it cannot be read.
    case file
    /// All tables together.
    case project
    /// Swift code, together with all tables.
    case source
}

/// The ability of fitloc to fix a finding, and the risk of the fix.
public enum FixSafety: String, Hashable, Sendable {
    /// There is no fix.
    case none
    /// The fix changes no text beyond the defect itself.
    case safe
    /// The fix may change what users read, or remove something that a person wrote.
    ///
    /// fitloc applies it only on request.
    case unsafe
    /// There is no fix: a person has to supply the text.
    case review
}

/// An option of a rule that the configuration can set.
public struct RuleOption: Hashable, Sendable {
    /// The name of the option.
    public let name: String
    /// The effect of the option and its default.
    public let meaning: String

    /// Creates an option.
    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}
