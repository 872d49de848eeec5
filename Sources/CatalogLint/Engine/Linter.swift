import CatalogCore
import CatalogRuntime
import StringTables

/// Asks the rules about a project.
///
/// Files and ranges of entries are looked at in parallel.
public struct Linter: Sendable {
    /// Which rules are asked.
    public let selection: RuleSelection
    /// The settings that govern the file at a path.
    public let settings: @Sendable (String) -> LintSettings
    /// Which commits the texts of tables come from, by the path of a table's first file.
    ///
    /// Rules start no programs: whoever has them asked has found that out before.
    public let histories: [String: any TableHistory]
    /// What is looked at besides tables; nil where that is nothing.
    public let sources: SourceChecks?
    /// The rules that it knows.
    public let rules: RuleSet

    /// Creates a linter over a set of rules.
    public init(
        rules: RuleSet, selection: RuleSelection = RuleSelection(),
        settings: @escaping @Sendable (String) -> LintSettings = { _ in LintSettings() },
        histories: [String: any TableHistory] = [:], sources: SourceChecks? = nil
    ) {
        self.selection = selection
        self.settings = settings
        self.histories = histories
        self.sources = sources
        self.rules = rules
    }

    /// Checks everything that was loaded; a cancelled task gets a part of it soon.
    ///
    /// - Parameter isComplete: whether `project` is all that the configuration speaks of, so that an exception which
    ///   matches nothing is one too many.
    public func check(_ project: Project, isComplete: Bool = true) async -> LintReport {
        let broken = project.files.filter { $0.failure != nil && $0.format != .catalog }
        let unreadable = Dictionary(grouping: broken.map(\.path), by: LegacySource.group)
        let contexts = project.tables.map { table in
            let path = table.path
            return TableContext(
                table, settings: settings(path), history: histories[path], knownRules: rules,
                unreadable: table.isLegacy
                    ? unreadable[LegacySource.group(of: path), default: []].compactMap(TablePath.projectFolder) : [])
        }
        let checked = await checkTables(contexts)
        var drafts = checked.drafts
        drafts += checkFiles(project.files)
        drafts += checkProject(ProjectContext(tables: contexts, files: project.files, isComplete: isComplete))
        var judge = FindingJudge(self, contexts: contexts, isComplete: isComplete)
        let findings = judge.judge(drafts)
        return LintReport(
            findings: findings, fileCount: project.files.count, sourceCount: sources?.fileCount ?? 0,
            keyCounts: Dictionary(contexts.map { ($0.table.path, $0.table.entryCount) }) { $0 + $1 },
            targets: Dictionary(
                zip(contexts, checked.translatable).map { ($0.table.path, TableTargets($0, keyCount: $1)) }
            ) { first, _ in first })
    }

    /// How bad the findings of a rule are in the file at a path and in a language, where nothing says more of their key.
    public func severity(of rule: RuleID, at path: String, in language: LanguageTag? = nil) -> Severity {
        guard let description = rules.description(of: rule) else { return .off }
        let subject = FindingSubject(path: path, key: nil, language: language)
        return selection.severity(of: description, in: settings(path), at: subject)
    }

    /// Whether a rule may have findings in the file at a path.
    public func asks(_ rule: RuleID, at path: String) -> Bool {
        guard let description = rules.description(of: rule), canAsk(description) else { return false }
        return selection.isActive(description, in: settings(path))
    }

    /// Whether there is a check of a rule: not where it looks at code, and no code is there.
    func canAsk(_ rule: RuleDescription) -> Bool {
        rule.scope != .source || sources?.checks.contains { $0.rule.description.id == rule.id } ?? false
    }

    /// Whether a rule that may have findings in the file at a path has to know which commits its texts come from.
    public func asksForHistory(at path: String) -> Bool { rules.needingHistory.contains { asks($0, at: path) } }

    /// The rules that are asked about a table under its settings.
    func activeRules(in settings: LintSettings) -> ActiveRules {
        ActiveRules(rules.rules, selection: selection, settings: settings)
    }

    // MARK: - Tables

    /// Enough entries that handing them out costs nothing, few enough that both ends of a table are looked at at once.
    private static let entriesATask = 1024

    /// What the rules found in the tables, and how many keys of each are to be translated.
    private func checkTables(_ contexts: [TableContext]) async -> (drafts: [FindingDraft], translatable: [Int]) {
        await withTaskGroup(of: CheckedPart.self) { group in
            for (number, context) in contexts.enumerated() {
                let active = activeRules(in: context.settings)
                group.addTask {
                    var sink = FindingSink(rules: active.asked, files: context.table.files)
                    active.check(context, into: &sink)
                    return CheckedPart(table: number, drafts: sink.drafts)
                }
                guard active.lookAtEntries else { continue }
                for start in stride(from: 0, to: context.table.entryCount, by: Self.entriesATask) {
                    let range = start..<min(start + Self.entriesATask, context.table.entryCount)
                    group.addTask {
                        // Nobody waits for the rest any more.
                        if Task.isCancelled { return CheckedPart(table: number, drafts: []) }
                        return Self.check(range, of: context, number, with: active)
                    }
                }
            }
            return await group.reduce(into: ([], contexts.map { _ in 0 })) { all, part in
                all.0 += part.drafts
                all.1[part.table] += part.translatable
            }
        }
    }

    private static func check(
        _ range: Range<Int>, of context: TableContext, _ number: Int, with active: ActiveRules
    ) -> CheckedPart {
        let context = context.unshared
        var sink = FindingSink(rules: active.asked, files: context.table.files)
        var translatable = 0
        context.table.forEachEntry(in: range) { entry in
            let entry = EntryContext(entry, in: context)
            if entry.isTranslatable { translatable += 1 }
            active.check(entry, into: &sink)
        }
        return CheckedPart(table: number, drafts: sink.drafts, translatable: translatable)
    }

    // MARK: - Files and project

    private func checkFiles(_ files: [LoadedFile]) -> [FindingDraft] {
        var sink = FindingSink()
        for file in files {
            let settings = settings(file.path)
            for rule in rules.rules where selection.isActive(type(of: rule).description, in: settings) {
                let id = type(of: rule).description.id
                sink.begin(rule: id, options: settings.options[id] ?? .none, files: [file.text])
                for case .file(let check) in rule.checks { check.check(file, into: &sink) }
            }
        }
        return sink.drafts
    }

    private func checkProject(_ project: ProjectContext) -> [FindingDraft] {
        var sink = FindingSink()
        for rule in rules.rules {
            sink.begin(rule: type(of: rule).description.id)
            for case .project(let check) in rule.checks { check.check(project, into: &sink) }
        }
        for check in sources?.checks ?? [] where selection.isAsked(check.rule.description.id) {
            sink.begin(rule: check.rule.description.id)
            check.check(project, into: &sink)
        }
        return sink.drafts
    }
}

/// What one task found in a part of a table.
private struct CheckedPart: Sendable {
    /// The number of the table.
    let table: Int
    /// What it found.
    let drafts: [FindingDraft]
    /// The number of keys that it met and that are to be translated.
    var translatable = 0
}
