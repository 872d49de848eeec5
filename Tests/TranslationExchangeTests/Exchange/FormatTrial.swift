import CatalogEditing
import CatalogLint
import CatalogRuntime
import Foundation
import LintRules
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

/// A project that is exported into a folder and imported from there, in any format.
struct FormatTrial {
    let format: ExchangeFormat
    let project: Project
    private let folder: TemporaryFolder

    init(_ format: ExchangeFormat, _ project: Project) throws {
        self.format = format
        self.project = project
        folder = try TemporaryFolder()
    }

    /// Returns the export; nil if there is nothing to export, or if two languages have one name on the platform.
    func export(_ languages: [LanguageTag], isFolder: Bool = true) throws -> TranslationExport? {
        do throws(ExportRefusal) {
            let request = try ExportRequest(
                project, in: languages, isFolder: isFolder, tool: ExchangeTrial.xcode, projectName: "App.xcodeproj",
                source: { $0.sourceLanguage ?? "und" })
            return try TranslationExport(request, as: format)
        } catch {
            switch error {
            case .noTexts, .sameFile: return nil
            default: throw error
            }
        }
    }

    /// Writes the files after a change of their texts, and returns the paths to import.
    func write(_ export: TranslationExport, _ change: (String) -> String = { $0 }) throws -> [String] {
        var paths: [String] = []
        for file in export.files {
            let name = file.path ?? "file.\(format.receivedEndings.first ?? format.name)"
            let isOwn = file.texts != nil && !file.isTemplate
            let bytes = isOwn ? Array(change(String(decoding: file.bytes, as: UTF8.self)).utf8) : file.bytes
            try folder.write(name)
            try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
            if isOwn { paths.append(folder.file(importedPath(name))) }
        }
        return paths
    }

    /// Returns the path that a person gives to an import: of a bundle, the folder.
    private func importedPath(_ name: String) -> String {
        let parts = name.split(separator: "/")
        let bundle = parts.firstIndex { $0.hasSuffix(".\(format.name)") } ?? parts.count - 1
        return parts[...bundle].joined(separator: "/")
    }

    /// Plans the import of a file, and returns the results by the index of their table.
    func imported(_ path: String) throws -> [(table: Int, result: TableImport)] {
        let received = try ReceivedTranslations(contentsOf: path)
        return try received.originals.map { original in
            let tables = try received.tables(named: original, among: project.tables)
            try #require(tables.count == 1, "\(original ?? "-") in \(path)")
            return (tables[0], try received.changes(for: original, in: try table(at: tables[0])))
        }
    }

    func table(at index: Int) throws -> EditableTable {
        EditableTable(project.tables[index], of: project, settings: LintSettings(), rules: .standard)
    }
}
