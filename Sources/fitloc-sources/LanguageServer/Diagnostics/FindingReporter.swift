import CommandSupport
import LanguageServer
import XCStringsKit

/// Tells the client what is found in a folder: in the file that somebody types in soon after each pause, in everything
/// after a longer one.
actor FindingReporter {
    private let channel: ClientChannel
    private let client: ClientFacts
    private var quick: Task<Void, Never>?
    private var full: Task<Void, Never>?
    /// What the client knows, by path.
    private var told: [String: [Diagnostic]] = [:]
    /// What was found last, with the texts of that moment.
    private var last: [String: (text: DocumentText, findings: [PlacedFinding])] = [:]
    private var isFirst = true
    /// What looks at everything in the state before, or has.
    private var latest: Once<[Finding]>?

    /// How long nobody must have typed before the file is looked at, and before everything is.
    private static let pauses = (quick: Duration.milliseconds(120), full: Duration.milliseconds(600))

    init(_ channel: ClientChannel, _ client: ClientFacts) {
        self.channel = channel
        self.client = client
    }

    /// Looks at a new state, in place of those before that have not been looked at yet.
    ///
    /// - Parameter path: the file that somebody types in; nil where that is none.
    func report(_ view: ProjectView, changed path: String?) {
        quick?.cancel()
        if let path, FileAddress.kind(of: path) != .code {
            quick = Task { [weak self] in
                guard (try? await Task.sleep(for: Self.pauses.quick)) != nil else { return }
                await self?.look(at: path, in: view)
            }
        }
        full?.cancel()
        let before = full
        let superseded = latest === view.findings ? nil : latest
        latest = view.findings
        let pause = path == nil ? Duration.zero : Self.pauses.full
        full = Task { [weak self] in
            // One look at everything at a time, however fast somebody types.
            await superseded?.cancel()
            await before?.value
            guard (try? await Task.sleep(for: pause)) != nil else { return }
            await self?.lookAtEverything(in: view)
        }
    }

    /// Takes back everything.
    func end() async {
        quick?.cancel()
        full?.cancel()
        for path in told.keys { await tell([], at: path, uri: FileAddress.uri(of: path), version: nil) }
    }

    // MARK: - Everything

    private func lookAtEverything(in view: ProjectView) async {
        let (channel, client) = (channel, client)
        // A client that never answers must not hold up the work.
        let progress = isFirst ? Task { await WorkProgress.begin(Texts.Lsp.reading.resolved, channel, client) } : nil
        let findings = await view.findings.value()
        Task { await progress?.value?.end() }
        guard !Task.isCancelled else { return }
        isFirst = false
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        let byPath = Dictionary(grouping: findings) { maker.absolute($0.path) }
        let tables = await view.tables.value()
        let problems = tables?.problems ?? [:]
        var looked: [String: (text: DocumentText, findings: [PlacedFinding])] = [:]
        for (path, findings) in byPath {
            guard let text = await read(path, tables, view) else { continue }
            looked[path] = (text, findings.map { PlacedFinding($0, in: text) })
        }
        guard !Task.isCancelled else { return }
        last = looked
        for path in Set(byPath.keys).union(told.keys).union(problems.keys).union(tables?.broken.keys ?? [:].keys) {
            await tell(view, path, maker, besides: [], carrying: { _ in true })
        }
    }

    /// The text of a file as it was looked at: of one that is broken at this moment, what stands in for it.
    private func read(_ path: String, _ tables: ReadTables?, _ view: ProjectView) async -> DocumentText? {
        guard tables?.broken[path] != nil else { return await view.text(of: path) }
        let file = tables?.workspace.project.files.first { $0.path == path }
        return file.map { DocumentText($0.text.bytes) }
    }

    // MARK: - One file

    private func look(at path: String, in view: ProjectView) async {
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        guard FileAddress.kind(of: path) == .table, let tables = await view.tables.value() else {
            return await tell(view, path, maker, besides: [], carrying: { _ in true })
        }
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

    // MARK: - Telling

    /// Tells what was found in a file.
    ///
    /// - Parameters:
    ///   - new: what was found in its present text.
    ///   - isFresh: whether that counts from now on, until everything is looked at again.
    ///   - isCarried: which of the findings of the last look at everything still count.
    private func tell(
        _ view: ProjectView, _ path: String, _ maker: DiagnosticMaker, besides new: [Finding],
        isFresh: Bool = false, carrying isCarried: (Finding) -> Bool
    ) async {
        guard let text = await view.text(of: path) else {
            return await tell([], at: path, uri: view.uri(of: path), version: nil)
        }
        var placed = new.map { PlacedFinding($0, in: text) }
        if let last = last[path] {
            let move = TextMove(from: last.text.bytes, to: text.bytes)
            placed += last.findings.filter { isCarried($0.finding) }.compactMap { $0.moved(by: move) }
        }
        if let broken = await view.tables.value()?.broken[path] {
            if new.isEmpty { placed += await brokenFindings(broken, view).map { PlacedFinding($0, in: text) } }
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

    /// What is wrong with a configuration: with the editor's text where it is open, else with the one on disk.
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
