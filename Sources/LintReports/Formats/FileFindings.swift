import CatalogLint

/// The findings in one file.
struct FileFindings {
    /// The path of the file.
    let path: String
    /// The findings in the given order; empty if there are none.
    let findings: [Finding]

    /// Returns the findings grouped by file, together with files without findings, in order of path.
    static func grouped(_ findings: [Finding], with paths: some Sequence<String> = []) -> [FileFindings] {
        let byPath = Dictionary(grouping: findings, by: \.path)
        return Set(byPath.keys).union(paths).sorted()
            .map { FileFindings(path: $0, findings: byPath[$0] ?? []) }
    }

    /// The findings grouped by rule, in order of rule id.
    var byRule: [(rule: RuleID, findings: [Finding])] {
        Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
