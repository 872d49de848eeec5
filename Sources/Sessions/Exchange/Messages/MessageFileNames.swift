import CatalogCore
import TranslationExchange

/// The names of files with one table in one language, following the conventions of each format.
struct MessageFileNames {
    private let format: ExchangeFormat
    /// The name of each table, preceded by its folder if another table has the same name.
    private let names: [String]
    private let tableNames: [String]

    /// - Parameter tables: The name of each table, and its path relative to the project's folder.
    init(format: ExchangeFormat, tables: [(name: String, path: String)]) {
        self.format = format
        tableNames = tables.map(\.name)
        names = tables.map { table in
            guard tables.count(where: { $0.name == table.name }) > 1 else { return table.name }
            let folder = TablePath.tableFolder(of: table.path) ?? Self.folder(of: table.path)
            return folder.isEmpty ? table.name : "\(folder)/\(table.name)"
        }
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Returns the path of a table's translations into a language.
    func translations(ofTable index: Int, in language: LanguageTag) -> String {
        switch format {
        case .arb: "\(folder(ofTable: index))app_\(language.canonical.spelling.replacing("-", with: "_")).arb"
        case .json: "\(language.canonical.spelling)/\(names[index]).json"
        default: "\(folder(ofTable: index))\(POLanguage.name(of: language)).po"
        }
    }

    /// Returns the path of the file to translate from: a gettext template, or the source language's file.
    func template(ofTable index: Int, in source: LanguageTag) -> String {
        switch format {
        case .arb, .json: translations(ofTable: index, in: source)
        default: "\(folder(ofTable: index))\(tableNames[index]).pot"
        }
    }

    /// Returns the table's folder.
    ///
    /// If there are several tables, each needs a folder of its own, because only the language determines a file's name.
    private func folder(ofTable index: Int) -> String { names.count == 1 ? "" : "\(names[index])/" }
}
