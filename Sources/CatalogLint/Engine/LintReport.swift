/// The result of a lint run.
public struct LintReport: Sendable {
    /// The findings in order of path, line and column.
    public let findings: [Finding]
    /// The number of checked files.
    public let fileCount: Int
    /// The number of checked Swift files.
    public let sourceCount: Int
    /// The number of checked keys, by the path of their table's first file.
    ///
    /// A duplicate key counts twice. A key in several files of a legacy table counts once.
    public let keyCounts: [String: Int]
    /// The translatable keys and the languages of each table, by the path of the table's first file.
    public let targets: [String: TableTargets]

    package init(
        findings: [Finding], fileCount: Int, sourceCount: Int, keyCounts: [String: Int],
        targets: [String: TableTargets] = [:]
    ) {
        self.findings = findings
        self.fileCount = fileCount
        self.sourceCount = sourceCount
        self.keyCounts = keyCounts
        self.targets = targets
    }

    /// The number of checked keys.
    public var keyCount: Int { keyCounts.values.reduce(0, +) }

    /// Returns the number of findings with a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Returns whether a build should fail, because a finding has at least the given severity.
    ///
    /// Always false for nil.
    public func fails(at least: Severity?) -> Bool {
        guard let least else { return false }
        return findings.contains { $0.severity >= least }
    }
}
