import CatalogCore
import CatalogEditing
import CommandOutput
import FileSearch
import InterfaceTexts
import Sessions
import StringTables
import TranslationReuse
import VersionHistory
import Workspaces

/// The project that all open pages share.
///
/// The session reads the project again after its files change, and writes to it.
package actor PageSession {
    private let paths: [String]
    private let languages: [LanguageTag]?
    /// The languages without any text that somebody wants to translate into.
    private var started: [LanguageTag]
    /// Whether the project is read-only.
    package nonisolated let isReadOnly: Bool
    /// The git revision to compare with; nil for none.
    package nonisolated let since: String?
    /// The sources of texts for which a person asks.
    nonisolated let suggestions: FillSuggestions
    private let old: Project?

    /// The project as last read or written.
    private(set) var project: PageProject
    private var stamps: FileStamps
    private var log = ChangeLog()
    /// A counter that increases each time the project is read or written.
    private var version = 0
    private var findings = FindingIndex()
    /// The errors of the last attempt to read the files; empty after success.
    private var failure: [String] = []
    /// The translation memory, once requested.
    var memory: Task<TranslationMemory, Never>?
    /// The git history of each requested table, by path.
    var histories: [String: Task<(any TableHistory)?, Never>] = [:]

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - paths: The files and folders; if empty, those of the configuration.
    ///   - languages: The languages to show; nil for all.
    ///   - since: The git revision to compare with; nil for none.
    ///   - suggestions: The sources of texts for which a person asks.
    package init(
        _ paths: [String], languages: [LanguageTag]?, isReadOnly: Bool, since: String? = nil,
        suggestions: FillSuggestions = FillSuggestions(from: [], model: nil, environment: [:])
    ) async throws {
        self.paths = paths
        self.isReadOnly = isReadOnly
        self.since = since
        self.suggestions = suggestions
        old = try await Self.project(of: paths, at: since)
        let workspace = try await Workspace.load(
            paths, endings: FileFinder.tableEndings, needsNamedPages: true)
        guard !workspace.project.files.isEmpty else {
            let empty = workspace.emptyFolders.map { Texts.Table.noneInFolder(path: $0).resolved }
            throw CommandFailure((workspace.failures.map(\.sentence) + empty).map { .sentence($0) })
        }
        self.languages = workspace.meant(by: languages)
        started = (self.languages ?? []).filter(workspace.isNew)
        try workspace.requireLanguages(self.languages?.filter { !workspace.isNew($0) })
        project = await PageProject(workspace, since: old)
        stamps = FileStamps(of: workspace)
        check()
    }

    /// Returns the project at a git revision; nil if there is no revision to compare with.
    private static func project(of paths: [String], at revision: String?) async throws -> Project? {
        guard let revision else { return nil }
        do {
            let comparison = try await ScopeComparison(paths, .since(revision))
            return comparison?.old?.project ?? Project(tables: [], files: [])
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    /// Returns a snapshot for work outside the actor.
    func snapshot() -> PageSnapshot {
        PageSnapshot(project: project, findings: findings, revision: log.revision, problems: problems)
    }

    /// Returns the messages to print before the page opens: files that cannot be read, and pages of a store that are left
    /// out.
    package func notes() -> [String] {
        (failure.isEmpty ? project.notes : failure) + project.workspace.remarksOnPages
    }

    private var problems: [String] { failure.isEmpty ? project.problems : failure }

    /// Returns the languages to show.
    func shownLanguages() -> [LanguageTag] {
        let known = project.languages
        let new = started.filter { tag in !known.contains { $0.isSameLanguage(as: tag) } }
        guard let languages else { return known + new }
        let sources = project.sourceLanguages
        return known.filter { tag in
            sources.contains(tag) || (languages + started).contains { $0.isSameLanguage(as: tag) }
        } + new
    }

    /// The languages into which all tables are to be translated, whether or not a table has them.
    var meantLanguages: [LanguageTag] { (languages ?? []) + started }

    /// Returns the tables that a page shows in a language: those that have it, or all if somebody means it.
    func tables(in language: LanguageTag) -> [Int] {
        let isMeant = meantLanguages.contains { $0.isSameLanguage(as: language) }
        return isMeant ? Array(project.contexts.indices) : project.tables(having: language)
    }

    /// Begins a translation into another language, which the files have as soon as its first text is saved.
    package func start(_ request: LanguageRequest) async -> LanguageAnswer {
        await refresh()
        let tag = LanguageTag(request.language).canonical
        if let known = project.languages.first(where: { $0.isSameLanguage(as: tag) }) {
            if !started.contains(known) { started.append(known) }
            return LanguageAnswer(language: known.spelling)
        }
        if let reason = project.workspace.refusal(toStart: tag) { return LanguageAnswer(reason: reason) }
        if !started.contains(where: { $0.isSameLanguage(as: tag) }) { started.append(tag) }
        return LanguageAnswer(language: tag.spelling)
    }

    // MARK: - Files that change

    /// Reads the project again if another program has changed a file.
    func refresh() async {
        while !stamps.areCurrent {
            let (before, earlier) = (version, stamps.now)
            let read = await read()
            // A write, or a read for another page, has meanwhile produced a newer version.
            guard before == version else { continue }
            switch read {
            case .success(let (workspace, read)):
                project = read
                stamps = FileStamps(of: workspace, knowing: earlier)
                failure = []
            case .failure(let error):
                stamps = earlier
                failure = error.lines.map(\.text)
            }
            version += 1
            log.noteWhole()
            (memory, histories) = (nil, [:])
            check()
            return
        }
    }

    /// Reads the project; files that cannot be read now keep their last readable content.
    private func read() async -> Result<(Workspace, PageProject), CommandFailure> {
        do throws(CommandFailure) {
            let workspace = try await Workspace.load(
                paths, endings: FileFinder.tableEndings, needsNamedPages: true)
            return .success((workspace, await PageProject(workspace, since: old, after: project)))
        } catch {
            return .failure(error)
        }
    }

    /// Runs all rules in the background; pages get the findings with their next request.
    private func check() {
        let (project, revision) = (project, log.revision)
        Task.detached(priority: .utility) { [weak self] in
            let found = await project.findings()
            await self?.take(found, of: revision)
        }
    }

    private func take(_ index: FindingIndex, of revision: Int) {
        guard let written = log.keys(since: revision) else { return }
        findings = index
        for (table, key) in written { checkAgain(key, in: table) }
        log.noteFindings()
    }

    private func checkAgain(_ key: String, in table: Int) {
        findings.replace(key, in: table, with: project.findings(on: key, in: table))
    }

    /// Returns the keys written after a revision; nil if any key may have changed.
    func changes(since revision: Int) -> [(table: Int, key: String)]? { log.keys(since: revision) }

    /// Whether the rules have checked the whole project since a revision.
    func hasFindings(since revision: Int) -> Bool { log.hasFindings(since: revision) }

    // MARK: - Writing

    /// Changes a key after checking each change against the file's content under a lock.
    ///
    /// - Throws: `ChangeRefusal` or `TableWriteError`. Nothing is written, except the files that a `TableWriteError`
    ///   names.
    func write(_ changes: [EntryChange], to key: String, inTableAt path: String) throws {
        guard let table = project.index(ofTable: path) else { throw ChangeRefusal.unknownKey(key, nearest: nil) }
        let editable = project.editable(table)
        do {
            let plan = try editable.apply([KeyChange(key, .change(changes, marksTranslations: false))])
            try take(plan, of: editable, key, at: table)
        } catch let error as TableWriteError {
            stamps.forget()
            throw error
        }
        histories[editable.path] = nil
        if project.keyCount < Self.fewKeys { memory = nil }
        checkAgain(key, in: table)
        log.note(key, in: table)
    }

    private func take(_ plan: TablePlan, of editable: EditableTable, _ key: String, at table: Int) throws {
        let written = plan.files.newContents
        guard !written.isEmpty else { return }
        project.take(try editable.rereading(written), of: key, at: table)
        version += 1
        stamps.renew(written.keys.flatMap { [$0, project.workspace.folder(of: $0)] })
        let isOurs = written.allSatisfy { path, bytes in (try? FileReader.read(path).bytes) == bytes }
        if !isOurs { stamps.forget() }
    }

    // MARK: - Slow checks

    /// Whether the current folder contains Swift files, determined on first access.
    private(set) lazy var hasCode = SourcesProgram.hasCode(below: ".")
}
