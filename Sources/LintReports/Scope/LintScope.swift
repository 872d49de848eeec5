import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// What changed from an older version of a project to the one at hand, so that only findings about that count.
///
/// The whole project is checked, since many findings need it; this says afterwards which of them count:
/// - one on a key, where the key is new or anything of it changed;
/// - one on a file that cannot be read, where the file changed;
/// - one on a language that a table lacks, where a changed key lacks it;
/// - any other on a table, a file or the project, or on a key that did not change but is compared with others, where it
///   was not there in the older version; ``learn(from:)`` is told what was.
public struct LintScope: Sendable {
    private let tables: [String: ChangedTable]
    private let files: Set<String>
    private let brokenFiles: Set<String>
    private let changed: ChangedPaths
    private let rules: RuleSet
    private let oldPaths: Set<String>
    private var known: Set<KnownFinding> = []
    private var code: Set<String> = []

    /// Compares two versions of a project.
    ///
    /// - Parameters:
    ///   - old: the older version; nil where there is none, so that all is new. Of a table it needs all files.
    ///   - new: the version that is checked.
    ///   - changed: the files that are not the same, by the paths that the projects give them.
    ///   - rules: the rules that findings come from.
    public init(from old: Project?, to new: Project, changed: ChangedPaths, rules: RuleSet) {
        let oldPaths = Set((old?.files ?? []).map(\.path))
        self.changed = changed
        self.rules = rules
        self.oldPaths = oldPaths
        files = Set(new.files.map(\.path))
        brokenFiles = Set(new.files.filter { new.refusal(of: $0) != nil }.map(\.path))
        let pairing = TablePairing(from: old?.tables ?? [], to: new.tables, renames: changed.renames)
        var tables: [String: ChangedTable] = [:]
        for (old, new) in pairing.pairs {
            guard let new else { continue }
            let table = ChangedTable(from: old, to: new, changed: changed, unreadable: brokenFiles)
            for file in new.files { tables[file.path] = table }
        }
        self.tables = tables
    }

    // MARK: - What is looked at

    /// Whether a file is new or changed.
    public func isChanged(_ path: String) -> Bool {
        changed.paths.contains(path) || !oldPaths.contains(changed.renames[path] ?? path)
    }

    /// Whether a key of the file at a path is new or changed; without a key, the file itself.
    public func looksAt(_ key: String?, in path: String) -> Bool {
        key.map { tables[path]?.keys.contains($0) ?? false } ?? isChanged(path)
    }

    /// The numbers of keys looked at, by the path of their table's first file.
    private var keyCounts: [String: Int] {
        Dictionary(tables.values.map { ($0.path, $0.keys.count) }) { first, _ in first }
    }

    /// What is to be translated of the keys looked at.
    private func targets(of report: LintReport) -> [String: TableTargets] {
        Dictionary(
            tables.values.map { table in
                let languages = report.targets[table.path]?.languages ?? []
                return (table.path, TableTargets(keyCount: table.translatableCount, languages: languages))
            }
        ) { first, _ in first }
    }

    // MARK: - Which findings count

    /// Takes files of code, of whose findings those count that the older version had not.
    public mutating func compares(code paths: Set<String>) { code = paths }

    /// Whether it depends on the older version's findings which of these count.
    public func needsOlderFindings(for report: LintReport) -> Bool {
        report.findings.contains { verdict(on: $0) == .unlessKnown }
    }

    /// Takes the findings of the older version, so that they don't count again.
    public mutating func learn(from report: LintReport) {
        let newNames = Dictionary(changed.renames.map { ($0.value, $0.key) }) { first, _ in first }
        known = Set(report.findings.map { KnownFinding($0, path: newNames[$0.path] ?? $0.path) })
    }

    /// The report with the findings that count, and with the numbers of what was looked at.
    ///
    /// - Parameter baseline: the path of the baseline: what is found in that counts.
    public func limiting(_ report: LintReport, baseline: String? = nil) -> LintReport {
        let findings = report.findings.filter { finding in
            if let baseline, finding.path == baseline { return true }
            switch verdict(on: finding) {
            case .counts: return true
            case .doesNot: return false
            case .unlessKnown: return !known.contains(KnownFinding(finding, path: finding.path))
            }
        }
        return LintReport(
            findings: findings, fileCount: lookedAt.count, sourceCount: report.sourceCount, keyCounts: keyCounts,
            targets: targets(of: report))
    }

    /// The files that are new or changed; where only a file went, the first of those that are left of its table.
    private var lookedAt: Set<String> {
        let changed = files.filter { isChanged($0) }
        let others = tables.filter { !$0.value.keys.isEmpty && changed.isDisjoint(with: $0.value.files) }
        return changed.union(others.map(\.value.path))
    }

    private enum Verdict { case counts, doesNot, unlessKnown }

    private func verdict(on finding: Finding) -> Verdict {
        guard files.contains(finding.path) else {
            if code.contains(finding.path) { return .unlessKnown }
            return changed.paths.contains(finding.path) ? .counts : .unlessKnown
        }
        if brokenFiles.contains(finding.path) { return isChanged(finding.path) ? .counts : .doesNot }
        let rule = rules.description(of: finding.rule)
        guard let key = finding.key else {
            let isGap = rule?.category == .coverage && finding.language.map { lacks($0, finding.path) } ?? false
            return isGap ? .counts : .unlessKnown
        }
        if looksAt(key, in: finding.path) { return .counts }
        return rule?.scope == .unit || rule?.scope == .entry ? .doesNot : .unlessKnown
    }

    /// Whether a changed key of a table has nothing in a language.
    private func lacks(_ language: LanguageTag, _ path: String) -> Bool {
        tables[path]?.changedEntries.contains { $0.localization(language) == nil } ?? false
    }
}

/// What a finding of the older version was about.
///
/// On a key or language its words may say how many others there are; on a file they say which of several it is.
private struct KnownFinding: Hashable {
    let rule: RuleID
    package let path: String
    let key: String?
    package let language: LanguageTag?
    package let part: PartPath
    let message: String?

    init(_ finding: Finding, path: String) {
        rule = finding.rule
        self.path = path
        key = finding.key
        language = finding.language
        part = finding.part
        message = finding.key == nil && finding.language == nil ? finding.message : nil
    }
}
