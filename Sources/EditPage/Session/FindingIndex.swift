import CatalogLint
import CatalogRuntime

/// The findings of a project by key.
struct FindingIndex: Sendable {
    private var severities: [Place: [LanguageTag?: Severity]] = [:]

    /// A key of a table.
    private struct Place: Hashable {
        let table: Int
        let key: String
    }

    /// Creates an empty index, used until the rules have run.
    init() {}

    /// Creates an index of findings.
    init(_ findings: [Finding], in contexts: [TableContext]) {
        let files = contexts.enumerated().flatMap { number, context in context.table.files.map { ($0.path, number) } }
        let tables = Dictionary(files) { first, _ in first }
        for finding in findings {
            guard let key = finding.key, let table = tables[finding.path] else { continue }
            add(finding, at: Place(table: table, key: key))
        }
    }

    /// Replaces the findings on a key.
    mutating func replace(_ key: String, in table: Int, with findings: [Finding]) {
        let place = Place(table: table, key: key)
        severities[place] = nil
        for finding in findings { add(finding, at: place) }
    }

    /// The rules whose findings only repeat the translation status that the list shows.
    static let spokenByState: Set<RuleID> = [
        "missing-translation", "missing-language", "lproj-file-missing", "state-new", "needs-review",
    ]

    private mutating func add(_ finding: Finding, at place: Place) {
        guard !Self.spokenByState.contains(finding.rule) else { return }
        let language = finding.language?.canonical
        let worst = severities[place]?[language] ?? .off
        severities[place, default: [:]][language] = max(worst, finding.severity)
    }

    /// Returns the highest severity on a key in a language, as in `IndexAnswer.severities`.
    ///
    /// Findings on the key itself count in every language.
    func severity(of key: String, in table: Int, _ language: LanguageTag) -> Int {
        guard let found = severities[Place(table: table, key: key)] else { return 0 }
        let worst = max(found[language.canonical] ?? .off, found[nil] ?? .off)
        return Severity.allCases.firstIndex(of: worst) ?? 0
    }
}
