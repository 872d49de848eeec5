import CatalogLint

/// What was found in one file.
struct FileFindings {
    /// The file's path.
    let path: String
    /// The findings, in the order given; none where the file is clean.
    let findings: [Finding]

    /// The findings by file, and the files without any, by path.
    static func grouped(_ findings: [Finding], with paths: some Sequence<String> = []) -> [FileFindings] {
        let byPath = Dictionary(grouping: findings, by: \.path)
        return Set(byPath.keys).union(paths).sorted()
            .map { FileFindings(path: $0, findings: byPath[$0] ?? []) }
    }

    /// The findings by rule, by its id.
    var byRule: [(rule: RuleID, findings: [Finding])] {
        Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
