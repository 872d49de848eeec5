import AccessorGenerator
import CatalogCore
import CommandOutput
import FileSearch
import InterfaceTexts
import Workspaces

/// A request for accessors, of a target with its configuration or of catalogs with options.
package struct GenerationRequest {
    private let paths: [String]
    private let overrides: GenerationOverrides

    /// Creates a request.
    ///
    /// - Parameter areConfigured: Whether the configuration names the paths. Then folders with legacy tables only are
    ///   left out, unless there are no others.
    package init(paths: [String], areConfigured: Bool = false, overrides: GenerationOverrides) {
        let legacy = areConfigured ? Set(paths.filter(Self.hasLegacyTablesOnly)) : []
        let others = paths.filter { !legacy.contains($0) }
        // The code has the names of the tables.
        self.paths = DiskSpelling.of(others.isEmpty ? paths : others)
        self.overrides = overrides
    }

    /// Generates the accessors.
    ///
    /// Problems are part of the result, or thrown if no input could be read.
    package func result() throws(CommandFailure) -> GenerationResult {
        try requireCatalogs()
        do throws(GenerationRefusal) {
            return try input().generate()
        } catch {
            throw CommandFailure(error.problems.map { .diagnostic($0.shown) })
        }
    }

    /// Refuses legacy tables and folders without catalogs.
    ///
    /// Otherwise, a command that generates nothing would seem to have succeeded.
    private func requireCatalogs() throws(CommandFailure) {
        for path in paths where !FileReader.isFile("\(path)/\(GenerationSettings.fileName)") {
            let isFolder = FileReader.isFolder(path)
            if !isFolder, TablePath.format(of: path) == .storeText {
                throw CommandFailure(Texts.StoreText.refused(path: VisibleText.path(path)))
            }
            guard isFolder || [.strings, .stringsdict].contains(TablePath.format(of: path)) else { continue }
            if isFolder, Self.has([TableFormat.catalog.rawValue], below: path) { continue }
            guard Self.has(FileFinder.catalogEndings, below: path) else {
                throw CommandFailure(Texts.Table.noneInFolder(path: VisibleText.path(path)))
            }
            let folder = isFolder ? path : TablePath.tableFolder(of: path) ?? path
            let argument = ShellWord.quoted(folder.isEmpty ? "." : folder)
            throw CommandFailure(Texts.Generate.legacy(path: VisibleText.path(path), argument: argument))
        }
    }

    private static func hasLegacyTablesOnly(_ path: String) -> Bool {
        FileReader.isFolder(path) && !FileReader.isFile("\(path)/\(GenerationSettings.fileName)")
            && !has([TableFormat.catalog.rawValue], below: path) && has(FileFinder.catalogEndings, below: path)
    }

    private static func has(_ endings: [String], below path: String) -> Bool {
        !FileFinder(endings: endings).find([path]).files.isEmpty
    }

    /// Returns the input: one target, or catalogs and folders.
    ///
    /// Several targets cannot be combined, because each has its own settings.
    private func input() throws(GenerationRefusal) -> GenerationInput {
        let configurations = paths.map { "\($0)/\(GenerationSettings.fileName)" }.filter { FileReader.isFile($0) }
        guard let configuration = configurations.first else {
            return try GenerationInput(overrides.applied(to: GenerationSettings()), catalogs: paths)
        }
        guard paths.count == 1 else {
            let location = GenerationLocation(path: configuration)
            throw GenerationRefusal([
                GenerationDiagnostic(at: location, "is a target's configuration; give one target at a time")
            ])
        }
        let input = try GenerationInput(configuration: configuration)
        return try GenerationInput(overrides.applied(to: input.settings), catalogs: input.catalogs)
    }
}
