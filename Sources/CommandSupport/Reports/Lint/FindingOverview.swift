import XCStringsKit

/// Which findings a report for people has a line for, and which it sums up.
struct FindingOverview {
    /// Those with a line.
    let listed: [Finding]
    /// Those that are a table by language; all about coverage, or none.
    let coverage: [Finding]
    /// The notes that are only counted.
    let counted: [Finding]

    /// As many keys of a language, or notes, are read one by one; more are a number.
    private static let handful = 5
    /// As many lines on keys to be translated don't bury the rest.
    private static let mostCoverageLines = 10

    /// Divides findings.
    ///
    /// - Parameter listsAll: whether each has a line.
    init(_ findings: [Finding], listsAll: Bool) {
        guard !listsAll else {
            (listed, coverage, counted) = (findings, [], [])
            return
        }
        let all = findings.filter { $0.impact == .coverage }
        let named = Self.named(of: all)
        let notes = findings.filter { $0.impact != .coverage && $0.severity < .warning }
        let countsNotes = FindingLine.lines(for: notes).count > Self.handful
        listed = findings.filter { finding in
            guard finding.impact == .coverage else { return finding.severity >= .warning || !countsNotes }
            return !named.subjects.isEmpty && named.subjects.contains(CoverageSubject(finding))
        }
        coverage = named.count == all.count ? [] : all
        counted = countsNotes ? notes : []
    }

    /// What is but a handful: a rule's findings in a language; with their number.
    private static func named(of coverage: [Finding]) -> (subjects: Set<CoverageSubject>, count: Int) {
        let counts = coverage.reduce(into: [CoverageSubject: Int]()) { $0[CoverageSubject($1), default: 0] += 1 }
        let few = counts.filter { $0.value <= handful }
        guard !few.isEmpty else { return ([], 0) }
        let lines = FindingLine.lines(for: coverage.filter { few[CoverageSubject($0)] != nil })
        return lines.count <= mostCoverageLines ? (Set(few.keys), few.values.reduce(0, +)) : ([], 0)
    }
}
