import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The changes between two versions of a project, which limit the findings to report.
///
/// The whole project is linted, because many findings depend on unchanged parts. Afterwards, the scope selects these
/// findings:
/// - A finding on a key, if the key is new or changed in any way.
/// - A finding on a file that cannot be read, if the file changed.
/// - A finding on a language that a table lacks, if a changed key lacks the language.
/// - Any other finding, if the older version did not have it. This includes findings on unchanged keys that are
///   compared with others. ``learn(from:)`` receives the findings of the older version.
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
    ///   - old: the older version; nil if everything is new. It must have all files of each of its tables.
    ///   - new: the version that is linted.
    ///   - changed: the changed files, by their paths in the projects.
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

    // MARK: - Checked content

    /// Whether a file is new or changed.
    public func isChanged(_ path: String) -> Bool {
        changed.paths.contains(path) || !oldPaths.contains(changed.renames[path] ?? path)
    }

    /// Whether a key in the file at a path is new or changed; without a key, whether the file is new or changed.
    public func looksAt(_ key: String?, in path: String) -> Bool {
        key.map { tables[path]?.keys.contains(ExactText($0)) ?? false } ?? isChanged(path)
    }

    /// The number of changed keys, by the path of their table's first file.
    private var keyCounts: [String: Int] {
        Dictionary(tables.values.map { ($0.path, $0.keys.count) }) { first, _ in first }
    }

    /// Returns the translatable keys among the changed keys, with their target languages.
    private func targets(of report: LintReport) -> [String: TableTargets] {
        Dictionary(
            tables.values.map { table in
                let languages = report.targets[table.path]?.languages ?? []
                return (table.path, TableTargets(keyCount: table.translatableCount, languages: languages))
            }
        ) { first, _ in first }
    }

    // MARK: - Counted findings

    /// Sets the code files.
    ///
    /// Findings in these files are reported if the older version did not have them.
    public mutating func compares(code paths: Set<String>) { code = paths }

    /// Whether the selection of a report's findings needs the findings of the older version.
    public func needsOlderFindings(for report: LintReport) -> Bool {
        report.findings.contains { verdict(on: $0) == .unlessKnown }
    }

    /// Records the findings of the older version, so that they are not reported again.
    public mutating func learn(from report: LintReport) {
        let newNames = Dictionary(changed.renames.map { ($0.value, $0.key) }) { first, _ in first }
        known = Set(report.findings.map { KnownFinding($0, path: newNames[$0.path] ?? $0.path) })
    }

    /// Returns the report with only the selected findings, and with the number of changed items.
    ///
    /// - Parameter baseline: the path of the baseline. Findings in the baseline file are always selected.
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

    /// The new or changed files.
    ///
    /// If a table only lost a file, the first remaining file of the table counts.
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

    /// Whether a changed key of a table has no localization in a language.
    private func lacks(_ language: LanguageTag, _ path: String) -> Bool {
        tables[path]?.changedEntries.contains { $0.localization(language) == nil } ?? false
    }
}

/// The identity of a finding in the older version.
///
/// For a finding about a file, the message distinguishes several findings. For a key or language, the message is
/// ignored, because it may count other keys or languages.
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
