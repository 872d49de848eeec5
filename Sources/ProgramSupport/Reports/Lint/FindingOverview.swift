import CatalogLint
import LintReports

/// The division of findings for a text report: those listed individually and those summarized.
struct FindingOverview {
    /// The findings that are listed individually.
    let listed: [Finding]
    /// The findings that are summarized in a table by language: all findings about coverage, or none.
    let coverage: [Finding]
    /// The notes, which are only counted: they ask whether a text is meant so, and a first look cannot answer that.
    let counted: [Finding]

    /// The maximum number of keys of a language to list individually.
    private static let handful = 5
    /// The maximum number of lines about coverage to list, so that other findings stay visible.
    private static let mostCoverageLines = 10

    /// Divides findings.
    ///
    /// - Parameter listsAll: Whether to list all findings individually.
    init(_ findings: [Finding], listsAll: Bool) {
        guard !listsAll else {
            (listed, coverage, counted) = (findings, [], [])
            return
        }
        let all = findings.filter(Self.isOfCoverage)
        let named = Self.named(of: all)
        listed = findings.filter { finding in
            guard Self.isOfCoverage(finding) else { return finding.severity >= .warning }
            return !named.subjects.isEmpty && named.subjects.contains(CoverageSubject(finding))
        }
        coverage = named.count == all.count ? [] : all
        counted = findings.filter { !Self.isOfCoverage($0) && $0.severity < .warning }
    }

    private static func isOfCoverage(_ finding: Finding) -> Bool { CoverageState(finding.rule) != nil }

    /// Returns the pairs of rule and language with only a few findings, and the number of these findings.
    ///
    /// These findings are listed individually. Returns no pairs if the list would have too many lines.
    private static func named(of coverage: [Finding]) -> (subjects: Set<CoverageSubject>, count: Int) {
        let counts = coverage.reduce(into: [CoverageSubject: Int]()) { $0[CoverageSubject($1), default: 0] += 1 }
        let few = counts.filter { $0.value <= handful }
        guard !few.isEmpty else { return ([], 0) }
        let lines = FindingLine.lines(for: coverage.filter { few[CoverageSubject($0)] != nil })
        return lines.count <= mostCoverageLines ? (Set(few.keys), few.values.reduce(0, +)) : ([], 0)
    }
}
