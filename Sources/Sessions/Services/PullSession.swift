import CatalogCore
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The import of texts from a translation service.
package struct PullSession {
    private let program: ServiceProgram
    private let fetch: ServiceFetch
    private let settings: ImportSettings
    private let revision: String?
    private let edit: EditSettings
    private let store: HandedStore

    /// Prepares an import of the tables that the settings or the configuration names.
    ///
    /// - Parameters:
    ///   - settings: The choices of the user for the import.
    ///   - revision: The commit whose texts the service received; nil for the texts that were recorded.
    ///   - version: The version of this program, which files name.
    package init(
        _ program: ServiceProgram, _ settings: ImportSettings, since revision: String?, _ edit: EditSettings,
        version: String
    ) async throws {
        (self.program, self.settings, self.revision, self.edit) = (program, settings, revision, edit)
        store = try HandedStore()
        let workspace = try await Workspace.load([edit.table].compactMap { $0 })
        let languages = settings.language.map { [$0] } ?? program.languages
        let files = try ServiceFiles(of: workspace, as: program.format, in: languages, version: version)
        fetch = ServiceFetch(program, files.translations)
    }

    /// Runs the program and imports what it fetched.
    package func run(_ console: inout Console) async throws {
        let start = try program.start()
        let folder: PrivateFolder
        let handed: [String: HandedTexts]?
        do throws(FileError) {
            handed = try store.texts()
            folder = try PrivateFolder(in: program.temporaryFolder)
        } catch {
            throw CommandFailure(error)
        }
        // Messages name the fetched files, so these stay if there is one.
        defer { if console.isFine { folder.remove() } }
        if let reason = try await fetch.run(start, in: folder) {
            folder.remove()
            throw CommandFailure(Texts.Pull.failed(reason: reason))
        }
        let paths = try fetch.imports(from: folder)
        guard !paths.isEmpty else {
            folder.remove()
            throw CommandFailure(Texts.Pull.nothing)
        }
        if revision == nil, handed == nil { try console.note(Texts.Pull.noRecord.resolved) }
        var run = try await ImportRun(settings, since: revision, handed: handed, edit)
        try await run.run(paths, &console)
        try reportMissing(in: folder, handed, &console)
        if !edit.isDryRun {
            do throws(FileError) { try store.add(agreed: run.agreed) } catch { throw CommandFailure(error) }
        }
        if !console.isFine { try console.note(Texts.Pull.kept(folder: VisibleText.path(folder.path)).resolved) }
    }

    /// Reports the listed files that the program did not write, except those of tables that the service never received.
    private func reportMissing(
        in folder: PrivateFolder, _ handed: [String: HandedTexts]?, _ console: inout Console
    ) throws {
        for file in try fetch.missing(in: folder) {
            if let handed, let table = file.table, handed[table] == nil { continue }
            try console.note(Texts.Pull.missing(path: VisibleText.path(file.path)).resolved)
            console.end(with: .findings)
        }
    }
}
