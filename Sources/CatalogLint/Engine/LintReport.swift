/// What a run found.
public struct LintReport: Sendable {
    /// The findings in order of path, line and column.
    public let findings: [Finding]
    /// The number of files looked at.
    public let fileCount: Int
    /// The number of Swift files looked at.
    public let sourceCount: Int
    /// The number of keys looked at, by the path of their table's first file; a doubled key counts twice, one in
    /// several files of a legacy table once.
    public let keyCounts: [String: Int]
    /// What is to be translated, by the path of the table's first file.
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

    /// The number of keys looked at.
    public var keyCount: Int { keyCounts.values.reduce(0, +) }

    /// The number of findings of a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether a build should fail: something was found that is as bad as a severity; nil never fails.
    public func fails(at least: Severity?) -> Bool {
        guard let least else { return false }
        return findings.contains { $0.severity >= least }
    }
}
