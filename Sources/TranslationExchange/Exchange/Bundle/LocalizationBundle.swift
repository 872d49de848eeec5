import CatalogCore
import CatalogRuntime
import StringTables

/// A localization catalog `LANG.xcloc` as Xcode exports it (`docs/formats.md` §7).
package struct LocalizationBundle: Sendable {
    /// A file of the bundle.
    package struct File: Hashable, Sendable {
        /// The path relative to the bundle.
        package let path: String
        /// The content of the file.
        package let bytes: [UInt8]
    }

    /// A table with the files that it was read from.
    package struct Source: Sendable {
        /// The table to export.
        package let table: any StringTable
        /// The files of the table's project.
        package let files: [LoadedFile]
        /// The content of the storyboard or XIB file that the table belongs to; nil if there is none.
        package let interface: [UInt8]?

        /// Creates a source from a table.
        package init(_ table: any StringTable, files: [LoadedFile], interface: [UInt8]? = nil) {
            self.table = table
            self.files = files
            self.interface = interface
        }
    }

    /// The files of the bundle.
    ///
    /// Existing screenshots and notes in the folder are not included and stay unchanged.
    package let files: [File]

    /// The folder with the XLIFF file.
    package static let contentsFolder = "Localized Contents"
    /// The file that describes the bundle.
    package static let description = "contents.json"
    /// The extension of the folder's name.
    package static let ending = "xcloc"

    /// Creates a bundle.
    ///
    /// - Parameters:
    ///   - files: The texts, all in one target language.
    ///   - sources: The tables of the texts.
    ///   - project: The name of the project's file.
    package init(of files: [NamedExchangeFile], sources: [Source], project: String, tool: ExchangeTool) {
        let source = files.first?.file.sourceLanguage.spelling ?? "en"
        let target = files.first?.file.targetLanguage.spelling ?? "und"
        let translations = XLIFFWriter.bytes(of: files, tool: tool)
        self.files =
            [
                File(
                    path: Self.description,
                    bytes: Self.description(source: source, target: target, project: project, tool: tool)),
                File(path: "\(Self.contentsFolder)/\(target).xliff", bytes: translations),
            ] + files.compactMap { Self.source(of: $0, in: sources) }
    }

    private static func source(of named: NamedExchangeFile, in sources: [Source]) -> File? {
        let file = named.file
        let path = "Source Contents/\(named.original)"
        for source in sources where source.table.isSource(of: file) {
            if let interface = source.interface { return File(path: path, bytes: interface) }
            guard let loaded = source.files.first(where: { $0.path == file.path }) else { continue }
            let bytes = SourceContents.bytes(of: source.table, file: loaded, source: file.sourceLanguage)
            return File(path: path, bytes: bytes)
        }
        return nil
    }

    private static func description(source: String, target: String, project: String, tool: ExchangeTool) -> [UInt8] {
        XcodeForm.bytes(
            of: [
                "developmentRegion": .string(source),
                "project": .string(project),
                "targetLocale": .string(target),
                "toolInfo": [
                    "toolBuildNumber": .string(tool.build),
                    "toolID": .string(tool.id),
                    "toolName": .string(tool.name),
                    "toolVersion": .string(tool.version),
                ],
                "version": "1.0",
            ])
    }

    /// Returns the target language from the bytes of `contents.json`; nil if they do not name it.
    package static func targetLanguage(in description: [UInt8]) -> LanguageTag? {
        guard let root = try? Document(description).root else { return nil }
        return root.members.reversed().first { $0.name.text?.string == "targetLocale" }?.value.text.map {
            LanguageTag($0.string)
        }
    }
}

extension StringTable {
    /// Returns whether a file holds texts of this table.
    ///
    /// The source language may have no file of its own.
    fileprivate func isSource(of file: ExchangeFile) -> Bool {
        let group = LegacySource.group(of: file.path)
        return files.contains { LegacySource.group(of: $0.path) == group }
    }
}
