import CatalogCore
import CatalogRuntime
import StringTables

/// A folder `LANG.xcloc` as Xcode exports it (`docs/formats.md` §7).
package struct LocalizationBundle: Sendable {
    /// A file of the bundle.
    package struct File: Hashable, Sendable {
        /// The path below the bundle's folder.
        package let path: String
        /// What is in it.
        package let bytes: [UInt8]
    }

    /// A table with the files that it was read from.
    package struct Source: Sendable {
        /// The table.
        package let table: any StringTable
        /// The files of its project.
        package let files: [LoadedFile]

        /// Names a table.
        package init(_ table: any StringTable, files: [LoadedFile]) {
            self.table = table
            self.files = files
        }
    }

    /// The files of the bundle.
    ///
    /// Screenshots and notes that are in the folder already are none of them, and stay.
    package let files: [File]

    /// The folder with the file for translators.
    package static let contentsFolder = "Localized Contents"
    /// The file that says what the bundle is.
    package static let description = "contents.json"
    /// The ending of the folder's name.
    package static let ending = "xcloc"

    /// Makes a bundle.
    ///
    /// - Parameters:
    ///   - files: the texts, all in one language.
    ///   - sources: the tables that they are of.
    ///   - project: the name of the project's file.
    ///   - original: the name of a table's file in the bundle, from its path.
    package init(
        of files: [ExchangeFile], sources: [Source], project: String, tool: ExchangeTool,
        original: (String) -> String = { $0 }
    ) {
        let source = files.first?.sourceLanguage.spelling ?? "en"
        let target = files.first?.targetLanguage.spelling ?? "und"
        let translations = XLIFFWriter.bytes(of: files, tool: tool, original: original)
        self.files =
            [
                File(
                    path: Self.description,
                    bytes: Self.description(source: source, target: target, project: project, tool: tool)),
                File(path: "\(Self.contentsFolder)/\(target).xliff", bytes: translations),
            ] + files.compactMap { Self.source(of: $0, in: sources, original: original) }
    }

    private static func source(
        of file: ExchangeFile, in sources: [Source], original: (String) -> String
    ) -> File? {
        for source in sources where source.table.files.contains(where: { $0.path == file.path }) {
            guard let loaded = source.files.first(where: { $0.path == file.path }) else { continue }
            let bytes = SourceContents.bytes(of: source.table, file: loaded, source: file.sourceLanguage)
            return File(path: "Source Contents/\(original(file.path))", bytes: bytes)
        }
        return nil
    }

    private static func description(source: String, target: String, project: String, tool: ExchangeTool) -> [UInt8] {
        XcodeForm.bytes(
            of: .object([
                .init("developmentRegion", .string(source)), .init("project", .string(project)),
                .init("targetLocale", .string(target)),
                .init(
                    "toolInfo",
                    .object([
                        .init("toolBuildNumber", .string(tool.build)), .init("toolID", .string(tool.id)),
                        .init("toolName", .string(tool.name)), .init("toolVersion", .string(tool.version)),
                    ])),
                .init("version", .string("1.0")),
            ]))
    }

    /// The language that a bundle is for, from the bytes of its `contents.json`; nil where they do not say.
    package static func targetLanguage(in description: [UInt8]) -> LanguageTag? {
        guard let root = try? Document(description).root else { return nil }
        return root.members.reversed().first { $0.name.text?.string == "targetLocale" }?.value.text.map {
            LanguageTag($0.string)
        }
    }
}
