import XCStringsKit

/// What the rules found in a project, by key.
struct FindingIndex: Sendable {
    private var severities: [Place: [LanguageTag?: Severity]] = [:]

    /// A key of a table.
    private struct Place: Hashable {
        let table: Int
        let key: String
    }

    /// Nothing, as long as nobody has looked.
    init() {}

    /// Takes the findings on the tables of a project.
    init(_ findings: [Finding], in contexts: [TableContext]) {
        let files = contexts.enumerated().flatMap { number, context in context.table.files.map { ($0.path, number) } }
        let tables = Dictionary(files) { first, _ in first }
        for finding in findings {
            guard let key = finding.key, let table = tables[finding.path] else { continue }
            add(finding, at: Place(table: table, key: key))
        }
    }

    /// Forgets a key, and takes what was found in it since.
    mutating func replace(_ key: String, in table: Int, with findings: [Finding]) {
        let place = Place(table: table, key: key)
        severities[place] = nil
        for finding in findings { add(finding, at: place) }
    }

    /// The state of a key says so already.
    static let spokenByState: Set<RuleID> = [
        "missing-translation", "missing-language", "lproj-file-missing", "state-new", "needs-review",
    ]

    private mutating func add(_ finding: Finding, at place: Place) {
        guard !Self.spokenByState.contains(finding.rule) else { return }
        let language = finding.language?.canonical
        let worst = severities[place]?[language] ?? .off
        severities[place, default: [:]][language] = max(worst, finding.severity)
    }

    /// How bad the worst finding on a key in a language is; one on the key itself counts in every language.
    func severity(of key: String, in table: Int, _ language: LanguageTag) -> Int {
        guard let found = severities[Place(table: table, key: key)] else { return 0 }
        let worst = max(found[language.canonical] ?? .off, found[nil] ?? .off)
        return Severity.allCases.firstIndex(of: worst) ?? 0
    }
}
