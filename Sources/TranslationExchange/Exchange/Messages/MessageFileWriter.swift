import CatalogRuntime

/// A writer of files that have one table in one language, and of the files to translate from.
protocol MessageFileWriter: Sendable {
    /// Returns the path of a table's translations into a language, below the output folder.
    func path(of table: MessageTable, in language: LanguageTag) -> String

    /// Returns the path of the file to translate from; by default, the file of the source language.
    func templatePath(of table: MessageTable, in source: LanguageTag) -> String

    /// Returns the bytes of a file and the texts that it lacks; nil if there are no texts.
    func file(of texts: MessageTexts) -> (bytes: [UInt8], leftOut: [TableUnits.LeftOut])?
}

extension MessageFileWriter {
    func templatePath(of table: MessageTable, in source: LanguageTag) -> String { path(of: table, in: source) }
}

/// A table of an export, as the names of its files need it.
struct MessageTable {
    /// The index among the tables of the request.
    let index: Int
    /// The name of the table.
    let name: String
    /// The name with what tells the table from others of the same name, see `TableNames`.
    let distinctName: String
    /// A folder for the table's files with `/` at its end; empty if the export has a single table.
    ///
    /// If there are several tables, each needs a folder of its own, because only the language determines a file's name.
    let folder: String
}

/// The texts of a file.
struct MessageTexts {
    let table: MessageTable
    let units: TableUnits
    /// The texts in the source language.
    let template: TableUnits
    /// The name of the table's file.
    let original: String
    /// Whether the file is the template, which has no translations.
    let isTemplate: Bool
    let tool: ExchangeTool

    /// Whether the file is in the source language and therefore holds every text.
    var isSource: Bool {
        isTemplate || units.files.first.map { $0.targetLanguage.isSameLanguage(as: $0.sourceLanguage) } == true
    }
}
