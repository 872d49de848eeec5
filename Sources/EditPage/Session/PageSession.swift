import CommandSupport
import XCStringsKit

/// The project behind all pages that are open: reads it anew where its files have changed, and writes to it.
package actor PageSession {
    private let paths: [String]
    private let languages: [LanguageTag]?
    /// Whether nothing may be written.
    package nonisolated let isReadOnly: Bool
    /// The revision that changes are counted from; nil where none is named.
    package nonisolated let since: String?
    private let old: Project?

    /// The project as it was last read and written.
    private(set) var project: PageProject
    private var stamps: FileStamps
    private var log = ChangeLog()
    /// Grows whenever the project is read or written.
    private var version = 0
    private var findings = FindingIndex()
    /// Why the files could not be read again; empty where they could.
    private var failure: [String] = []
    /// What is or was made of it with some effort.
    var memory: Task<TranslationMemory, Never>?
    /// The same for the history of each table, by its path.
    var histories: [String: Task<(any TableHistory)?, Never>] = [:]

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - paths: files and folders; with none, those of the configuration.
    ///   - languages: the languages that are shown; nil for all.
    ///   - since: the revision that changes are counted from; nil for none.
    package init(
        _ paths: [String], languages: [LanguageTag]?, isReadOnly: Bool, since: String? = nil
    ) async throws {
        self.paths = paths
        self.languages = languages
        self.isReadOnly = isReadOnly
        self.since = since
        old = try await Self.project(of: paths, at: since)
        let workspace = try await Workspace.load(paths)
        guard !workspace.project.files.isEmpty else {
            let empty = workspace.emptyFolders.map { Texts.Table.noneInFolder(path: $0).resolved }
            throw CommandFailure((workspace.failures.map(\.sentence) + empty).map { .sentence($0) })
        }
        try workspace.requireLanguages(languages)
        project = PageProject(workspace, since: old)
        stamps = FileStamps(of: workspace)
        check()
    }

    /// The project as a revision has it, where changes are counted from there.
    private static func project(of paths: [String], at revision: String?) async throws -> Project? {
        guard let revision else { return nil }
        do {
            let comparison = try await ScopeComparison(paths, .since(revision))
            return comparison?.old?.project ?? Project(tables: [], files: [])
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    /// Everything as it is at this moment, for work that others need not wait for.
    func snapshot() -> PageSnapshot {
        PageSnapshot(project: project, findings: findings, revision: log.revision, problems: problems)
    }

    /// What a person should know before the page is opened: what cannot be read.
    package func notes() -> [String] { problems }

    private var problems: [String] { failure.isEmpty ? project.problems : failure }

    /// The languages that are shown.
    func shownLanguages() -> [LanguageTag] {
        guard let languages else { return project.languages }
        let sources = project.sourceLanguages
        return project.languages.filter { known in
            sources.contains(known) || languages.contains { $0.isSameLanguage(as: known) }
        }
    }

    // MARK: - Files that change

    /// Reads the project anew where another program has changed a file since.
    func refresh() async {
        while !stamps.areCurrent {
            let (before, earlier) = (version, stamps.now)
            let read = await Self.read(paths)
            // What was written, or read by another page, meanwhile is newer.
            guard before == version else { continue }
            switch read {
            case .success(let workspace):
                project = PageProject(workspace, since: old)
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

    private static func read(_ paths: [String]) async -> Result<Workspace, CommandFailure> {
        do throws(CommandFailure) {
            return .success(try await Workspace.load(paths))
        } catch {
            return .failure(error)
        }
    }

    /// Has the rules look at everything; pages hear of it when that is done.
    private func check() {
        let (project, revision) = (project, log.revision)
        Task.detached(priority: .utility) { [weak self] in
            let found = await project.findings()
            await self?.take(found, of: revision)
        }
    }

    private func take(_ found: FindingIndex, of revision: Int) {
        guard let written = log.keys(since: revision) else { return }
        findings = found
        for (table, key) in written { checkAgain(key, in: table) }
        log.noteFindings()
    }

    private func checkAgain(_ key: String, in table: Int) {
        findings.replace(key, in: table, with: project.findings(on: key, in: table))
    }

    /// The keys that were written since a state, and the present one; no keys where anything may be another.
    func changes(since revision: Int) -> [(table: Int, key: String)]? { log.keys(since: revision) }

    /// Whether the rules have looked at everything since a state.
    func hasFindings(since revision: Int) -> Bool { log.hasFindings(since: revision) }

    // MARK: - Writing

    /// Makes changes to a key, each checked against what the file says once it is locked.
    ///
    /// - Throws: `ChangeRefusal` or `TableWriteError`; then nothing was written but the files that the latter names.
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
        let written = Dictionary(plan.files.map { ($0.path, $0.new) }) { $1 }
        guard !written.isEmpty else { return }
        project.take(try editable.rereading(written), of: key, at: table)
        version += 1
        stamps.renew(written.keys.flatMap { [$0, project.workspace.folder(of: $0)] })
        let isOurs = written.allSatisfy { path, bytes in (try? FileReader.read(path).bytes) == bytes }
        if !isOurs { stamps.forget() }
    }

    // MARK: - What takes long

    /// Whether there is Swift code here, as far as was seen when somebody first asked.
    private(set) lazy var hasCode = SourcesProgram.hasCode(below: ".")
}
