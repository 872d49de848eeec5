import CatalogCore
import CatalogRuntime
import StringTables

/// A linter that runs rules over a project.
///
/// It checks files and ranges of entries in parallel.
public struct Linter: Sendable {
    /// The rules to run, with severities from the command line.
    public let selection: RuleSelection
    /// The settings that apply to the file at a path.
    public let settings: @Sendable (String) -> LintSettings
    /// The commits that texts come from, by the path of a table's first file.
    ///
    /// Rules do not start programs, so the caller runs git beforehand.
    public let histories: [String: any TableHistory]
    /// The checks of Swift code; nil to check only tables.
    public let sources: SourceChecks?
    /// The rules that the linter knows.
    public let rules: RuleSet

    /// Creates a linter for a set of rules.
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

    /// Checks a loaded project.
    ///
    /// If the task is cancelled, the report covers only a part of the project.
    ///
    /// - Parameter isComplete: whether `project` has everything that the configuration covers. Only then does the
    ///   report include unused suppressions.
    public func check(_ project: Project, isComplete: Bool = true) async -> LintReport {
        let contexts = contexts(of: project)
        let checked = await checkTables(contexts)
        var drafts = checked.drafts
        drafts += checkFiles(project.files)
        drafts += await checkProject(
            ProjectContext(tables: contexts, files: project.files, isComplete: isComplete, settings: settings))
        var postprocessor = FindingPostprocessor(self, contexts: contexts, isComplete: isComplete)
        let findings = postprocessor.findings(from: drafts)
        return LintReport(
            findings: findings, fileCount: project.files.count, sourceCount: sources?.fileCount ?? 0,
            keyCounts: Dictionary(contexts.map { ($0.table.path, $0.table.entryCount) }) { $0 + $1 },
            targets: Dictionary(
                zip(contexts, checked.translatable).map { ($0.table.path, TableTargets($0, keyCount: $1)) }
            ) { first, _ in first })
    }

    /// Runs the checks of Swift code, without checking the tables beside it.
    ///
    /// - Returns: The findings in code, in order of path, line and column.
    package func check(codeBeside project: Project) async -> [Finding] {
        let context = ProjectContext(
            tables: contexts(of: project), files: project.files, isComplete: false, settings: settings)
        let drafts = await Self.drafts(of: askedChecks, in: context.including { !$0 })
        // Comments of keys only suppress findings in tables.
        var postprocessor = FindingPostprocessor(self, contexts: [], isComplete: false)
        return postprocessor.findings(from: drafts)
    }

    private func contexts(of project: Project) -> [TableContext] {
        let broken = project.files.filter { $0.failure != nil && $0.format != .catalog }
        let unreadable = Dictionary(grouping: broken.map(\.path), by: LegacySource.group)
        return project.tables.map { table in
            let path = table.path
            return TableContext(
                table, settings: settings(path), history: histories[path], knownRules: rules,
                unreadable: table.isLegacy
                    ? unreadable[LegacySource.group(of: path), default: []].compactMap(TablePath.projectFolder) : [])
        }
    }

    /// The checks of Swift code whose rules are selected.
    private var askedChecks: [any SourceCheck] {
        (sources?.checks ?? []).filter { selection.isAsked($0.rule.description.id) }
    }

    /// Returns the severity of a rule for the file at a path, in a language, before exceptions for single keys.
    public func severity(of rule: RuleID, at path: String, in language: LanguageTag? = nil) -> Severity {
        guard let description = rules.description(of: rule) else { return .off }
        let subject = FindingSubject(path: path, key: nil, language: language)
        return selection.severity(of: description, in: settings(path), at: subject)
    }

    /// Returns whether a rule can report findings in the file at a path.
    public func asks(_ rule: RuleID, at path: String) -> Bool {
        guard let description = rules.description(of: rule), canAsk(description) else { return false }
        return selection.isActive(description, in: settings(path))
    }

    /// Returns whether the linter has a check for a rule.
    ///
    /// A rule for code has none unless the caller supplies its check.
    func canAsk(_ rule: RuleDescription) -> Bool {
        rule.scope != .source || sources?.checks.contains { $0.rule.description.id == rule.id } ?? false
    }

    /// Returns whether any rule that is active for the file at a path needs git history.
    public func asksForHistory(at path: String) -> Bool { rules.needingHistory.contains { asks($0, at: path) } }

    /// Returns the rules that run on a table under its settings, without those that a check of code replaces.
    ///
    /// - Parameter kind: The kind of the table.
    func activeRules(in settings: LintSettings, on kind: TableKind) -> ActiveRules {
        let checked = Set((sources?.checks ?? []).map { $0.rule.description.id })
        let rules = rules.rules.filter { !checked.contains(type(of: $0).description.id) }
        return ActiveRules(rules, selection: selection, settings: settings, isStoreText: kind == .storeTexts)
    }

    // MARK: - Tables

    /// The approximate number of texts for each task: large enough to make task overhead negligible, small enough to
    /// check a single table in parallel.
    private static let textsATask = 1024
    /// The minimum number of entries for each task, for tables in very many languages.
    private static let fewestEntriesATask = 16

    /// Returns the findings in the tables, and the number of translatable keys in each table.
    private func checkTables(_ contexts: [TableContext]) async -> (drafts: [FindingDraft], translatable: [Int]) {
        await withTaskGroup(of: CheckedPart.self) { group in
            for (number, context) in contexts.enumerated() {
                let active = activeRules(in: context.settings, on: context.kind)
                group.addTask {
                    var sink = FindingSink(rules: active.asked, files: context.table.files)
                    active.check(context, into: &sink)
                    return CheckedPart(table: number, drafts: sink.drafts)
                }
                guard active.lookAtEntries else { continue }
                let step = max(Self.fewestEntriesATask, Self.textsATask / max(1, context.table.languages.count))
                for start in stride(from: 0, to: context.table.entryCount, by: step) {
                    let range = start..<min(start + step, context.table.entryCount)
                    group.addTask {
                        // A cancelled task skips its entries, because the result is no longer needed.
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
        _ range: Range<Int>, of context: TableContext, _ table: Int, with active: ActiveRules
    ) -> CheckedPart {
        let context = context.unshared
        var sink = FindingSink(rules: active.asked, files: context.table.files)
        var translatable = 0
        context.table.forEachEntry(in: range) { entry in
            let entry = EntryContext(entry, in: context)
            if entry.isTranslatable { translatable += 1 }
            active.check(entry, into: &sink)
        }
        return CheckedPart(table: table, drafts: sink.drafts, translatable: translatable)
    }

    // MARK: - Files and project

    private func checkFiles(_ files: [LoadedFile]) -> [FindingDraft] {
        var sink = FindingSink()
        for file in files {
            let settings = settings(file.path)
            for rule in rules.rules where selection.isActive(type(of: rule).description, in: settings) {
                let description = type(of: rule).description
                guard description.tables.include(storeText: file.format == .storeText) else { continue }
                sink.begin(
                    description, options: settings.options[description.id] ?? .none, files: [file.text])
                for case .file(let check) in rule.checks { check.check(file, into: &sink) }
            }
        }
        return sink.drafts
    }

    private func checkProject(_ project: ProjectContext) async -> [FindingDraft] {
        let strings = project.including { !$0 }
        var sink = FindingSink()
        for rule in rules.rules {
            let description = type(of: rule).description
            sink.begin(description)
            let project = description.tables == .strings ? strings : project.including(description.tables.include)
            for case .project(let check) in rule.checks { check.check(project, into: &sink) }
        }
        let drafts = await Self.drafts(of: askedChecks, in: strings)
        sources?.whenChecked()
        return sink.drafts + drafts
    }

    /// Runs the checks of Swift code in parallel, and returns their findings in the order of the checks.
    private static func drafts(of checks: [any SourceCheck], in project: ProjectContext) async -> [FindingDraft] {
        await withTaskGroup(of: (number: Int, drafts: [FindingDraft]).self) { group in
            for (number, check) in checks.enumerated() {
                group.addTask {
                    var sink = FindingSink()
                    sink.begin(check.rule.description)
                    check.check(project, into: &sink)
                    return (number, sink.drafts)
                }
            }
            var parts = checks.map { _ in [FindingDraft]() }
            for await part in group { parts[part.number] = part.drafts }
            return parts.flatMap { $0 }
        }
    }
}

/// The result of one task for a part of a table.
private struct CheckedPart: Sendable {
    /// The index of the table.
    let table: Int
    /// The findings of the part.
    let drafts: [FindingDraft]
    /// The number of translatable keys in the part.
    var translatable = 0
}
