/// What a rule says of itself: the source of its page, of `fitloc rules`, and of its tests.
public struct RuleDescription: Sendable {
    /// The rule's name.
    public let id: RuleID
    /// Which part of the checks it belongs to.
    public let category: RuleCategory
    /// What it catches, in a few words without a full stop.
    public let summary: String
    /// Why that matters and when it does not, in a sentence or a few.
    public let rationale: String
    /// How bad its findings are unless the configuration says otherwise.
    public let severity: Severity
    /// What its findings cost whoever uses or keeps the app; reports put the costliest first.
    public let impact: RuleImpact
    /// What it looks at.
    public let scope: RuleScope
    /// Whether the tool can fix its findings.
    public let fix: FixSafety
    /// Which of its findings the tool fixes only when asked for unsafe fixes, or not at all; empty where there is
    /// nothing to say.
    public let fixLimits: String
    /// What may be set in the configuration, under `options`.
    public let options: [RuleOption]
    private let makePassing: @Sendable () -> [RuleExample]
    private let makeFailing: @Sendable () -> [RuleExample]

    /// Tables in which it has nothing to find; made when asked for, since a run of the checks needs none.
    public var passing: [RuleExample] { makePassing() }
    /// Tables with as many findings as the example has marks.
    public var failing: [RuleExample] { makeFailing() }

    /// Creates a description.
    public init(
        id: RuleID, category: RuleCategory, summary: String, rationale: String, severity: Severity,
        impact: RuleImpact, scope: RuleScope, fix: FixSafety = .none, fixLimits: String = "",
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
        self.fix = fix
        self.fixLimits = fixLimits
        self.options = options
        makePassing = passing
        makeFailing = failing
    }
}

/// The parts that the rules fall into on their page.
public enum RuleCategory: String, Hashable, Sendable, CaseIterable {
    /// The files themselves: JSON, property lists, the old text form.
    case structure = "Structure"
    /// What entries say of themselves: comments, states, languages.
    case metadata = "Metadata"
    /// What is translated and what is not.
    case coverage = "Coverage and state"
    /// Arguments that code passes to a text.
    case specifiers = "Format specifiers"
    /// Plurals, devices, substitutions.
    case variations = "Plurals, variations, substitutions"
    /// The characters of a text.
    case text = "Text hygiene"
    /// Which language and script a text is written in, and how it is spelled.
    case language = "Language and spelling"
    /// What a text says, beside its source and beside other texts.
    case meaning = "Meaning"
    /// What is no prose in a text: placeholders, Markdown, tags, addresses, emoji.
    case markup = "Placeholders and markup"
    /// One word for one thing throughout.
    case consistency = "Consistency and terms"
    /// Keys and the symbols made of them.
    case keys = "Keys and symbols"
    /// What Swift code makes of keys and texts.
    case code = "Code usage"
    /// What Xcode's compiler would refuse.
    case compile = "Compile preflight"
}

/// What a rule looks at.
public enum RuleScope: String, Hashable, Sendable {
    /// One text in one language.
    case unit
    /// One key in all languages.
    case entry
    /// One table.
    case catalog
    /// One file as it lies on disk, readable or not.
    case file
    /// All tables together.
    case project
    /// Swift code, with all tables beside it.
    case source
}

/// Whether the tool can fix a finding.
public enum FixSafety: String, Hashable, Sendable {
    /// No.
    case none
    /// Yes, and nobody reads anything else afterwards, but for the defect itself.
    case safe
    /// Yes, but people may read something else afterwards, or something that a person wrote goes: only when asked for.
    case unsafe
    /// No: a person has to say what the text should be.
    case review
}

/// Something about a rule that the configuration may set.
public struct RuleOption: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it does, and what holds without it.
    public let meaning: String

    /// Creates an option.
    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}
