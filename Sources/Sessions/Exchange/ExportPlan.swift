import CatalogCore
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The files and messages of an export, before any file is written.
package struct ExportPlan {
    /// The files to write.
    package let files: [NewFile]
    /// Texts that are left out, one line each.
    package var remarks: [String] { noted.lines }
    /// The paths of the files that the export reads.
    let inputs: [String]
    private var noted = DistinctLines()

    /// Plans an export.
    ///
    /// - Parameters:
    ///   - languages: The languages to export, or nil for all languages of the tables.
    ///   - selection: The keys to export.
    package init(
        of workspace: Workspace, to target: ExchangeTarget, in languages: [LanguageTag]?,
        selection: ExportSelection = ExportSelection(),
        version: String
    ) throws(CommandFailure) {
        let folder = try ExchangeFolder()
        let export: TranslationExport
        do throws(ExportRefusal) {
            let request = try ExportRequest(
                of: workspace, in: languages, isFolder: target.isFolder, selection, version: version, from: folder)
            export = try TranslationExport(request, as: target.format)
        } catch {
            throw error.failure(of: target)
        }
        inputs = workspace.inputPaths
        files = export.files.filter { !Self.isThere($0, target) }.map { target.file($0) }
        noted.add(export.remarks.map(\.line))
    }

    /// Returns whether a template from an earlier export of another language is there already.
    ///
    /// It must not block this export.
    private static func isThere(_ file: ExportedFile, _ target: ExchangeTarget) -> Bool {
        guard file.isTemplate else { return false }
        return (try? FileReader.read(target.path(file.path), limit: ExchangeLimits.bytes).bytes) == file.bytes
    }
}

extension ExportRequest {
    /// Prepares the export of the tables of a workspace.
    ///
    /// - Parameters:
    ///   - languages: The languages; nil for those of each table and the required languages.
    ///   - folder: The folder of the export; nil if no file is written.
    init(
        of workspace: Workspace, in languages: [LanguageTag]?, isFolder: Bool = true, _ selection: ExportSelection,
        version: String, from folder: ExchangeFolder? = nil
    ) throws(ExportRefusal) {
        let regions = workspace.developmentRegions(of: workspace.project.tables.filter { $0.entryCount > 0 })
        try self.init(
            workspace.project, in: languages, isFolder: isFolder, tool: .fitloc(version: version),
            projectName: folder?.project ?? "",
            // A storyboard's table has no source language of its own. If the configuration names none, the Xcode project
            // does.
            source: { table in
                let told = table.sourceLanguage ?? workspace.configuration(of: table.path)?.sourceLanguage
                return told ?? regions.language(at: table.path)
            },
            required: { workspace.configuration(of: $0)?.languages ?? [] },
            original: { path in folder?.original(path) ?? path })
        self.selection = selection
    }
}
