import CatalogLint
import InterfaceTexts
import LanguageServer
import StringTables
import Workspaces

/// An actor that reports the findings of a folder to the client.
///
/// It checks the edited file soon after each pause in typing, and the whole folder after a longer pause.
actor FindingReporter {
    private let channel: ClientChannel
    private let client: ClientFacts
    private var quick: Task<Void, Never>?
    private var full: Task<Void, Never>?
    /// The diagnostics that the client has, by path.
    private var told: [String: [Diagnostic]] = [:]
    /// The findings of the last check, by path, with the checked text.
    private var last: [String: (text: DocumentText, findings: [PlacedFinding])] = [:]
    private var isFirst = true
    /// The check of the whole folder in the state that was reported last.
    ///
    /// It may be pending, running or finished.
    private var latest: Once<[Finding]>?
    /// The analysis of the code in the last check of the whole folder.
    private var analyzed: AnalyzedCode?
    /// The tables in the last check of the whole folder.
    private var checked: LoadedTables?
    /// The large catalogs that were edited since then, by path.
    private var edited: [String: CatalogEdit] = [:]

    /// The duration of the last check of the whole folder.
    private var duration = Duration.zero

    /// The pauses in typing before a check of the edited file and of the whole folder, and the pause before the first
    /// check, in which an editor opens its files.
    private static let pauses = (
        quick: Duration.milliseconds(120), full: Duration.milliseconds(600), start: Duration.milliseconds(300)
    )
    /// The longest pause in typing before a check of the whole folder.
    private static let longestPause = Duration.seconds(3)

    /// The pause in typing before a check of the whole folder: in a large one as long as the check takes, so that it
    /// does not begin between two words.
    private var fullPause: Duration { min(max(Self.pauses.full, duration), Self.longestPause) }

    init(_ channel: ClientChannel, _ client: ClientFacts) {
        self.channel = channel
        self.client = client
    }

    /// Schedules checks of a new state and cancels pending checks of earlier ones.
    ///
    /// - Parameter path: The path of the edited file; nil if no document was edited.
    func report(_ view: ProjectView, changed path: String?) {
        if let path { lookSoon(at: path, in: view) }
        full?.cancel()
        let before = full
        let superseded = latest === view.findings ? nil : latest
        latest = view.findings
        let pause = path == nil ? Self.pauses.start : fullPause
        full = Task { [weak self] in
            // Runs only one check of the whole folder at a time, however fast the user types.
            await superseded?.cancel()
            await before?.value
            guard (try? await Task.sleep(for: pause)) != nil else { return }
            // The file that the user looks at comes first.
            await self?.quick?.value
            guard !Task.isCancelled else { return }
            await self?.lookAtEverything(in: view)
        }
    }

    /// Reports the findings of a file that was opened before the whole folder is checked for the first time.
    func open(_ path: String, in view: ProjectView) {
        guard isFirst else { return }
        let before = quick
        quick = Task { [weak self] in
            await before?.value
            await self?.look(at: path, in: view)
        }
    }

    /// Schedules a check of the edited file and cancels an earlier one.
    private func lookSoon(at path: String, in view: ProjectView) {
        quick?.cancel()
        quick = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.pauses.quick)) != nil else { return }
            await self?.look(at: path, in: view)
        }
    }

    /// Removes all diagnostics from the client.
    func end() async {
        quick?.cancel()
        full?.cancel()
        for path in told.keys { await tell([], at: path, uri: FileAddress.uri(of: path), version: nil) }
    }

    // MARK: - All checks

    private func lookAtEverything(in view: ProjectView) async {
        let (channel, client) = (channel, client)
        // The work must not wait for a client that never answers.
        let progress = isFirst ? Task { await WorkProgress.begin(Texts.Lsp.reading.resolved, channel, client) } : nil
        let start = ContinuousClock.now
        let findings = await view.findings.value()
        Task { await progress?.value?.end() }
        guard !Task.isCancelled else { return }
        // The first check also reads the files.
        if !isFirst { duration = start.duration(to: .now) }
        isFirst = false
        analyzed = await view.analysis.value()
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        let byPath = Dictionary(grouping: findings) { maker.absolute($0.path) }
        let tables = await view.tables.value()
        let problems = tables?.problems ?? [:]
        var looked: [String: (text: DocumentText, findings: [PlacedFinding])] = [:]
        for (path, findings) in byPath {
            guard let text = await read(path, tables, view) else { continue }
            looked[path] = (text, findings.map { PlacedFinding($0, in: text) })
        }
        // An open file without findings can have some after the next edit.
        for path in view.documents.keys where looked[path] == nil {
            looked[path] = await read(path, tables, view).map { ($0, []) }
        }
        guard !Task.isCancelled else { return }
        last = looked
        checked = tables
        edited = [:]
        for path in Set(byPath.keys).union(told.keys).union(problems.keys).union(tables?.broken.keys ?? [:].keys) {
            await tell(view, path, maker, besides: [], carrying: { _ in true })
        }
    }

    /// Returns the text of a file that the rules checked.
    ///
    /// For a file that is invalid in the editor, this is the last valid text, or else the file on disk.
    private func read(_ path: String, _ tables: LoadedTables?, _ view: ProjectView) async -> DocumentText? {
        guard tables?.broken[path] != nil else { return await view.text(of: path) }
        let file = tables?.workspace.project.files.first { $0.path == path }
        return file.map { DocumentText($0.text.bytes) }
    }

    // MARK: - One file

    private func look(at path: String, in view: ProjectView) async {
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        guard FileAddress.kind(of: path) != .code else { return await look(atCode: path, in: view, maker) }
        guard FileAddress.kind(of: path) == .table, let tables = await view.tables.value() else {
            return await tell(view, path, maker, besides: [], carrying: { _ in true })
        }
        if await lookAtEdit(of: path, in: view, tables, maker) { return }
        let found = await FolderCheck.findings(inFileAt: path, of: tables)
        guard !Task.isCancelled else { return }
        let isBroken = tables.broken[path] != nil
        let byPath = Dictionary(grouping: found, by: \.path).merging([path: []]) { first, _ in first }
        for (path, findings) in byPath {
            await tell(view, path, maker, besides: findings, isFresh: !isBroken) {
                isBroken || !FolderCheck.isLocal($0.rule)
            }
        }
    }

    /// Checks only the entries of a large catalog that changed since its last check.
    ///
    /// - Returns: Whether this was possible.
    private func lookAtEdit(
        of path: String, in view: ProjectView, _ tables: LoadedTables, _ maker: DiagnosticMaker
    ) async -> Bool {
        guard let last = last[path], let document = view.documents[path], tables.broken[path] == nil else {
            return false
        }
        let move = TextMove(from: last.text.bytes, to: document.text.bytes)
        let before = edited[path] ?? CatalogEdit(path, in: checked)
        guard let edit = before?.editing(tables, move) else { return false }
        edited[path] = edit
        await tell(view, path, maker, besides: edit.findings, isFresh: true, move: move, carrying: edit.leaves)
        return true
    }

    /// Reports the findings in a Swift file, beside what the last check of the whole folder knows of the other files.
    private func look(atCode path: String, in view: ProjectView, _ maker: DiagnosticMaker) async {
        guard let analyzed, let document = view.documents[path] else { return }
        let found = await analyzed.check.findings(inCodeAt: path, holding: document.text.bytes, of: analyzed)
        guard let found, !Task.isCancelled else { return }
        await tell(view, path, maker, besides: found.filter { maker.absolute($0.path) == path }, isFresh: true) {
            !FolderCheck.isOfOneFile($0.rule)
        }
    }

    // MARK: - Reports

    /// Reports the findings of a file.
    ///
    /// - Parameters:
    ///   - new: The findings in the current text.
    ///   - isFresh: Whether these findings replace the earlier ones until the next check of the whole folder.
    ///   - move: The change since the last check, if it is known.
    ///   - isCarried: A closure that returns whether a finding of the last check of the whole folder is still valid.
    private func tell(
        _ view: ProjectView, _ path: String, _ maker: DiagnosticMaker, besides new: [Finding],
        isFresh: Bool = false, move: TextMove? = nil, carrying isCarried: (Finding) -> Bool
    ) async {
        guard let text = await view.text(of: path) else {
            return await tell([], at: path, uri: view.uri(of: path), version: nil)
        }
        let broken = await view.tables.value()?.broken[path]
        var placed = new.map { PlacedFinding($0, in: text) }
        // A catalog without an object `strings` has no keys, so the earlier findings do not apply.
        if let last = last[path], broken?.catalog == nil {
            let move = move ?? TextMove(from: last.text.bytes, to: text.bytes)
            placed += last.findings.filter { isCarried($0.finding) }.compactMap { $0.moved(by: move) }
        }
        if let broken {
            if new.isEmpty { placed += await brokenFindings(broken.file, view).map { PlacedFinding($0, in: text) } }
        } else if isFresh {
            last[path] = (text, placed)
        }
        var diagnostics: [Diagnostic] = []
        for finding in placed { diagnostics.append(await maker.diagnostic(of: finding, in: text)) }
        if let problem = await problem(at: path, in: view) {
            diagnostics.append(maker.diagnostic(of: problem, in: text))
        }
        guard !Task.isCancelled else { return }
        let open = view.documents[path]
        await tell(
            diagnostics.sorted { ($0.range.start, $0.message) < ($1.range.start, $1.message) }, at: path,
            uri: view.uri(of: path), version: open?.version)
    }

    private func brokenFindings(_ file: LoadedFile, _ view: ProjectView) async -> [Finding] {
        guard let tables = await view.tables.value() else { return [] }
        return await FolderCheck.findings(inFileAt: file.path, of: tables)
    }

    /// Returns the problem of a configuration, in the editor's text or else on disk; nil if there is none.
    private func problem(at path: String, in view: ProjectView) async -> ConfigurationError? {
        guard FileAddress.kind(of: path) == .configuration else { return nil }
        guard let open = view.documents[path] else { return await view.tables.value()?.problems[path] }
        do throws(ConfigurationError) {
            _ = try Configuration.read(open.text.bytes, path: path, shownPath: path)
            return nil
        } catch {
            return error
        }
    }

    private func tell(_ diagnostics: [Diagnostic], at path: String, uri: String, version: Int?) async {
        guard told[path] ?? [] != diagnostics else { return }
        told[path] = diagnostics.isEmpty ? nil : diagnostics
        await channel.notify(
            "textDocument/publishDiagnostics",
            PublishDiagnosticsParameters(uri: uri, version: version, diagnostics: diagnostics))
    }
}
