import CatalogCore
import CatalogRuntime

/// The files of an export, before any file is written.
public struct TranslationExport: Sendable {
    /// The files to write.
    public internal(set) var files: [ExportedFile] = []
    /// The notes on the export, with repetitions for texts that several files lack.
    public internal(set) var remarks: [ExportRemark] = []

    /// Creates an empty export.
    init() {}

    /// Writes texts in a format.
    ///
    /// - Throws: An `ExportRefusal` if there is nothing to export, or if the output cannot have it.
    public init(_ request: ExportRequest, as format: ExchangeFormat) throws(ExportRefusal) {
        let literal = format.writer.isForProse ? nil : request.tables.first(where: \.table.isLiteral)
        if let literal { throw .prose(path: literal.table.page ?? literal.table.path) }
        self = try format.writer.export(request)
        guard !files.isEmpty else { throw .noTexts }
    }
}

/// A file of an export.
public struct ExportedFile: Sendable {
    /// The path below the output folder or bundle; nil if the output is the file.
    public let path: String?
    /// The contents.
    public let bytes: [UInt8]
    /// The texts in the file; nil for a file that accompanies others.
    public let texts: ExportedTexts?
    /// Whether the file has no translations, and is the same in exports of other languages.
    public internal(set) var isTemplate = false
    /// The path of the table whose texts the file has; nil if it has those of all tables.
    package internal(set) var table: String?
    /// Whether the file belongs to a bundle, which contains copies of tables as well.
    public internal(set) var isBundled = false
}

/// A summary of the texts in an exported file.
public enum ExportedTexts: Hashable, Sendable {
    /// Texts for translators, and the number of keys that are to translate into one of the languages.
    case texts(count: Int, openKeyCount: Int, languages: [LanguageTag])
    /// Finished translations.
    case translations(count: Int, languages: [LanguageTag])

    /// Counts the texts of tables.
    init(of tables: [ExportedTable], in languages: [LanguageTag], _ request: ExportRequest) {
        self = .texts(
            count: tables.reduce(0) { $0 + $1.textCount },
            openKeyCount: tables.reduce(0) { $0 + request.openKeys(of: $1.table, in: languages).count },
            languages: languages)
    }
}

/// A note on an export.
public enum ExportRemark: Hashable, Sendable {
    /// A text of the table at a path is left out.
    case leftOut(TableUnits.LeftOut, path: String)
    /// A key of the table at a path has a name with digits, because another key has the name without them.
    case markedName(String, key: String, path: String)
}

/// A reason why texts cannot be exported.
public enum ExportRefusal: Error, Hashable, Sendable {
    /// No table has a text.
    case noTexts
    /// The source language of the table at a path is unknown.
    case noSourceLanguage(path: String)
    /// The output is one file, but the format needs one for each language.
    case severalLanguages
    /// The output is one file, but the format needs one for each table.
    case severalTables
    /// The format is for texts that code shows, and the table at a path has prose.
    case prose(path: String)
    /// The format has no name for a language.
    case namelessLanguage(LanguageTag)
    /// Two languages would be written to the file at a path below the output folder.
    case sameFile(LanguageTag, LanguageTag, path: String)
    /// The tables at two paths would be written to files of one name.
    case sameFileName(String, String, name: String)
    /// A storyboard near a table must not be read.
    case file(FileError)
}
