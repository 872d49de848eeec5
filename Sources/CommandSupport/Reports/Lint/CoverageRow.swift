import XCStringsKit

/// What languages lack: one, or several with the same figures.
struct CoverageRow {
    /// The languages, in the order of tags.
    private(set) var languages: [LanguageTag]
    /// What each of them lacks.
    let figures: Figures

    /// What a language lacks.
    struct Figures: Hashable {
        /// The worst that is found of it: an error where the language is required.
        fileprivate(set) var severity: Severity = .note
        /// The keys that are to be translated.
        fileprivate(set) var keys = 0
        /// Those in each state.
        fileprivate(set) var counts: [CoverageState: Int] = [:]

        /// The part that is done of the keys, in whole per cent, rounded down so that 100 means that nothing is left.
        var percent: Int { keys > 0 ? max(keys - open, 0) * 100 / keys : 0 }

        fileprivate var open: Int { counts.values.reduce(0, +) }
    }

    /// Rows for findings, the worst first.
    static func rows(for findings: [Finding], targets: [String: TableTargets]) -> [CoverageRow] {
        // Spellings are compared once a rule and language, not once a finding: there may be a hundred thousand.
        var sums: [CoverageSubject: (keys: Int, severity: Severity)] = [:]
        for finding in findings {
            let sum = sums[CoverageSubject(finding)] ?? (0, .note)
            sums[CoverageSubject(finding)] = (sum.keys + finding.keyCount, max(sum.severity, finding.severity))
        }
        var figures: [LanguageTag: Figures] = [:]
        for (subject, sum) in sums {
            let language = (subject.language ?? "und").canonical
            figures[language, default: Figures()].counts[CoverageState(subject.rule), default: 0] += sum.keys
            figures[language, default: Figures()].severity.raise(to: sum.severity)
        }
        for (language, known) in figures {
            let keys = targets.values.filter { $0.languages.contains(language) }.reduce(0) { $0 + $1.keyCount }
            figures[language]?.keys = max(keys, known.open)
        }
        let languages = Dictionary(grouping: figures.keys) { figures[$0] ?? Figures() }
        return languages.flatMap { figures, languages in
            languages.count > mostAlike
                ? [CoverageRow(languages: languages.sorted(), figures: figures)]
                : languages.map { CoverageRow(languages: [$0], figures: figures) }
        }.sorted { left, right in
            (right.figures.severity, left.figures.percent, right.figures.open, left.languages[0])
                < (left.figures.severity, right.figures.percent, left.figures.open, right.languages[0])
        }
    }

    /// More languages than this that lack as much share a row.
    private static let mostAlike = 3
}

extension Severity {
    fileprivate mutating func raise(to other: Severity) { self = max(self, other) }
}
