import CatalogLint
import CatalogRuntime

/// The findings of a project by key.
struct FindingIndex: Sendable {
    private var severities: [Location: [LanguageTag?: Severity]] = [:]

    /// A key of a table.
    private struct Location: Hashable {
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
            add(finding, at: Location(table: table, key: key))
        }
    }

    /// Replaces the findings on a key.
    mutating func replace(_ key: String, in table: Int, with findings: [Finding]) {
        let location = Location(table: table, key: key)
        severities[location] = nil
        for finding in findings { add(finding, at: location) }
    }

    /// The rules whose findings only repeat the translation status that the list shows.
    static let spokenByState: Set<RuleID> = [
        "missing-translation", "missing-language", "lproj-file-missing", "state-new", "needs-review",
    ]

    private mutating func add(_ finding: Finding, at location: Location) {
        guard !Self.spokenByState.contains(finding.rule) else { return }
        let language = finding.language?.canonical
        let worst = severities[location]?[language] ?? .off
        severities[location, default: [:]][language] = max(worst, finding.severity)
    }

    /// Returns the highest severity on a key in a language, as in `IndexAnswer.severities`.
    ///
    /// Findings on the key itself count in every language.
    func severity(of key: String, in table: Int, _ language: LanguageTag) -> Int {
        guard let found = severities[Location(table: table, key: key)] else { return 0 }
        let worst = max(found[language.canonical] ?? .off, found[nil] ?? .off)
        return Severity.allCases.firstIndex(of: worst) ?? 0
    }
}
