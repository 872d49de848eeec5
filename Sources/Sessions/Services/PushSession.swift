import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The hand-over of texts to a translation service.
package struct PushSession {
    private let program: ServiceProgram
    private let files: ServiceFiles
    private let store: HandedStore
    private let edit: EditSettings

    /// Prepares the files of a workspace.
    ///
    /// - Parameters:
    ///   - languages: The languages of the translations; nil for those that the service translates into.
    ///   - choice: The choice of the keys.
    ///   - version: The version of this program, which files name.
    package init(
        _ workspace: Workspace, _ program: ServiceProgram, in languages: [LanguageTag]?, _ choice: ExportChoice,
        version: String, _ output: OutputSettings
    ) async throws {
        if choice.isPartial, program.format == .tables { throw CommandFailure(Texts.Push.whole) }
        self.program = program
        files = try ServiceFiles(
            of: workspace, as: program.format, in: languages ?? program.languages,
            selection: try await choice.selection(in: workspace), version: version)
        store = try HandedStore()
        edit = EditSettings(table: nil, isDryRun: true, isReporting: false, output: output)
    }

    /// Hands the files over, and records their texts.
    ///
    /// - Parameter overwriting: Whether texts of the service that the project lacks may be lost.
    package func run(overwriting: Bool, _ console: inout Console) async throws {
        guard !files.files.isEmpty else { return try console.note(Texts.Push.nothing.resolved) }
        let start = try program.start()
        if !overwriting, try await isBehind(start, &console) { return }
        let folder = try folder()
        defer { folder.remove() }
        do throws(FileError) {
            for file in files.files { try folder.write(file.bytes, to: file.path) }
        } catch {
            throw CommandFailure(error)
        }
        try console.note(files.remarks.lines)
        if let reason = try await program.run(start, .push, files, in: folder) {
            throw CommandFailure(Texts.Push.failed(reason: reason))
        }
        do throws(FileError) { try store.add(handed: files.handed) } catch { throw CommandFailure(error) }
        try report(Texts.Push.handed, &console)
        if store.path == nil { try console.note(Texts.Push.noRecord.resolved) }
    }

    /// Shows what would be handed over; starts and writes nothing.
    package func show(_ console: inout Console) throws {
        guard !files.files.isEmpty else { return try console.note(Texts.Push.nothing.resolved) }
        try console.note(files.remarks.lines)
        try report(Texts.Push.wouldHand, &console)
    }

    private func report(_ line: (_ path: String, _ summary: String) -> LocalizedString, _ console: inout Console) throws
    {
        guard !edit.output.isQuiet else { return }
        for file in files.files {
            try console.write(line: line(VisibleText.path(file.path), file.summary).resolved)
        }
    }

    private func folder() throws(CommandFailure) -> PrivateFolder {
        do throws(FileError) {
            return try PrivateFolder(in: program.temporaryFolder)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Fetches the texts of the service, and reports those that the project lacks.
    ///
    /// - Returns: Whether the service has texts that the project lacks.
    private func isBehind(_ start: ServiceProgram.Start, _ console: inout Console) async throws -> Bool {
        let fetch = ServiceFetch(program, files.translations)
        let folder = try folder()
        defer { folder.remove() }
        if let reason = try await fetch.run(start, in: folder) {
            throw CommandFailure(Texts.Push.failed(reason: reason))
        }
        let paths = try fetch.imports(from: folder)
        let handed: [String: HandedTexts]?
        do throws(FileError) { handed = try store.texts() } catch { throw CommandFailure(error) }
        var run = try await ImportRun(ImportSettings(), since: nil, handed: handed, edit)
        var count = 0
        for path in paths { count += try await run.pendingCount(at: path) }
        guard count > 0 else { return false }
        try console.fail(Texts.Push.behind(count: count).resolved)
        return true
    }
}
