import CatalogCore
import CatalogRuntime
import Foundation
import LanguageServer
import SwiftSources
import Workspaces

/// An open folder, with its state and the analysis of its files, which restarts after each change.
actor ProjectFolder {
    /// The path of the folder, with symbolic links resolved.
    nonisolated let root: String
    let reporter: FindingReporter
    private var documents: [String: OpenDocument] = [:]
    private let known = Locked<[String: [UInt8]]>([:])
    private let memory = Locked(ConfigurationMemory())
    private let analyzed = Locked<LoadedProject?>(nil)

    private let stamps = ReadStamps()
    private var disk: Once<Workspace?>
    private var diskSources: Once<LoadedSources?>
    private var tables: Once<LoadedTables?>
    private var sources: Once<LoadedSources?>
    private(set) var view: ProjectView

    /// Opens a folder without reading its files yet.
    init(_ root: String, _ reporter: FindingReporter) {
        self.root = root
        self.reporter = reporter
        let reader = FolderReader(root: root, memory: memory, known: known, stamps: stamps, analyzed: analyzed)
        disk = reader.disk()
        diskSources = reader.sources(after: disk)
        tables = reader.tables(after: disk, in: [:])
        sources = diskSources
        view = reader.view(of: [:], tables: tables, sources: sources)
    }

    private var reader: FolderReader {
        FolderReader(root: root, memory: memory, known: known, stamps: stamps, analyzed: analyzed)
    }

    // MARK: - Changes

    /// Detects files that other programs changed since they were read, even if the client does not report them.
    ///
    /// - Parameter withCode: Whether to check Swift files too, which can be many.
    func refresh(withCode: Bool) async {
        guard !stamps.areTablesCurrent || withCode && !stamps.isCodeCurrent else { return }
        await takeChangedFiles([])
    }

    /// Processes a document that was opened or changed, or nil for one that was closed.
    func take(_ document: OpenDocument?, at path: String) async {
        let before = documents[path]
        documents[path] = document
        let isSwitched = (before == nil) != (document == nil)
        if isSwitched, stamps.isCurrent(path), isSaved(document ?? before, at: path) {
            view = view.holding(documents)
            if document != nil { await reporter.open(path, in: view) }
            return
        }
        // An opened file can have been created after the folder was read.
        let isOpened = before == nil && document != nil
        switch FileAddress.kind(of: path) {
        case .table, .configuration:
            if isOpened { disk = reader.disk() }
            renewTables()
            renewView()
        case .code:
            if isOpened, !stamps.isCurrent(path) { diskSources = reader.sources(after: disk) }
            renewSources()
            renewView()
        case .other: return
        }
        await reporter.report(view, changed: document == nil ? nil : path)
    }

    /// Returns whether a document equals the file on disk, so that opening or closing it changes nothing.
    private func isSaved(_ document: OpenDocument?, at path: String) -> Bool {
        guard FileAddress.kind(of: path) != .configuration, let document else { return false }
        return (try? FileReader.read(path).bytes) == document.text.bytes
    }

    /// Processes files that another program changed; an empty list means any file.
    func takeChangedFiles(_ paths: [String]) async {
        let kinds = Set(paths.map(FileAddress.kind))
        let isAboutAll = paths.isEmpty || kinds.contains(.configuration) || kinds.contains(.other)
        if isAboutAll || kinds.contains(.table) { disk = reader.disk() }
        if isAboutAll || kinds.contains(.code) { diskSources = reader.sources(after: disk) }
        renewTables()
        renewSources()
        renewView()
        await reporter.report(view, changed: nil)
    }

    /// Schedules the first check of the folder.
    func begin() async { await reporter.report(view, changed: nil) }

    /// Removes all diagnostics of the folder.
    func end() async { await reporter.end() }

    private func renewTables() { tables = reader.tables(after: disk, in: documents) }

    private func renewSources() {
        let open = documents.filter { FileAddress.kind(of: $0.key) == .code }.mapValues(\.text.bytes)
        sources = open.isEmpty ? diskSources : reader.sources(diskSources, replacing: open)
    }

    private func renewView() { view = reader.view(of: documents, tables: tables, sources: sources) }
}
