import CatalogLint
import CatalogRuntime

/// The gaps of a language, or of several languages with the same figures.
struct CoverageRow {
    /// The languages, ordered by tag.
    private(set) var languages: [LanguageTag]
    /// The figures of each language.
    let figures: Figures

    /// The figures about a language's gaps.
    struct Figures: Hashable {
        /// The highest severity of the language's findings, by default `error` for a required language.
        fileprivate(set) var severity: Severity = .note
        /// The number of keys to translate.
        fileprivate(set) var keys = 0
        /// The number of untranslated keys by state.
        fileprivate(set) var counts: [CoverageState: Int] = [:]

        /// The percentage of finished keys, rounded down, so that 100 means finished.
        var percent: Int { keys > 0 ? max(keys - open, 0) * 100 / keys : 0 }

        fileprivate var open: Int { counts.values.reduce(0, +) }
    }

    /// Returns the rows for findings, most severe first.
    static func rows(for findings: [Finding], targets: [String: TableTargets]) -> [CoverageRow] {
        // Sum by rule and language first, because comparing languages is slow and there may be a hundred thousand
        // findings.
        var sums: [CoverageSubject: (keys: Int, severity: Severity)] = [:]
        for finding in findings {
            let sum = sums[CoverageSubject(finding)] ?? (0, .note)
            sums[CoverageSubject(finding)] = (sum.keys + finding.keyCount, max(sum.severity, finding.severity))
        }
        var figures: [LanguageTag: Figures] = [:]
        var spellings: [LanguageTag: Set<LanguageTag>] = [:]
        for (subject, sum) in sums where sum.keys > 0 {
            guard let state = CoverageState(subject.rule) else { continue }
            let language = (subject.language ?? "und").canonical
            spellings[language, default: []].insert(subject.language ?? "und")
            figures[language, default: Figures()].counts[state, default: 0] += sum.keys
            figures[language, default: Figures()].severity.raise(to: sum.severity)
        }
        for (language, known) in figures {
            let keys = targets.values.filter { $0.languages.contains(language) }.reduce(0) { $0 + $1.keyCount }
            figures[language]?.keys = max(keys, known.open)
        }
        let languages = Dictionary(grouping: figures.keys) { figures[$0] ?? Figures() }
        // A language is spelled as in the tables, if they agree.
        let shown = spellings.compactMapValues { $0.count == 1 ? $0.first : nil }
        return languages.flatMap { figures, languages in
            let tags = languages.sorted().map { shown[$0] ?? $0 }
            return languages.count > mostAlike
                ? [CoverageRow(languages: tags, figures: figures)]
                : tags.map { CoverageRow(languages: [$0], figures: figures) }
        }.sorted { left, right in
            (right.figures.severity, left.figures.percent, right.figures.open, left.languages[0])
                < (left.figures.severity, right.figures.percent, left.figures.open, right.languages[0])
        }
    }

    /// The maximum number of languages with equal figures that have a row each; more languages share a row.
    private static let mostAlike = 3
}

extension Severity {
    fileprivate mutating func raise(to other: Severity) { self = max(self, other) }
}
