import XCStringsKit

/// The names of files that hold one table in one language, as the users of their formats lay them out.
struct MessageFileNames {
    private let format: ExchangeFormat
    /// The name of each table, with its folder where another table has the same name.
    private let names: [String]
    private let tableNames: [String]

    /// - Parameter tables: the tables by name, and by the path below the project's folder.
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

    /// The file of a table in a language.
    func translations(ofTable index: Int, in language: LanguageTag) -> String {
        switch format {
        case .arb: "\(folder(ofTable: index))app_\(language.canonical.spelling.replacing("-", with: "_")).arb"
        case .json: "\(language.canonical.spelling)/\(names[index]).json"
        default: "\(folder(ofTable: index))\(POLanguage.name(of: language)).po"
        }
    }

    /// The file that those of a table are translated from: of gettext the template, else the source language's.
    func template(ofTable index: Int, in source: LanguageTag) -> String {
        switch format {
        case .arb, .json: translations(ofTable: index, in: source)
        default: "\(folder(ofTable: index))\(tableNames[index]).pot"
        }
    }

    /// Several tables have a folder each where files are named by their language alone.
    private func folder(ofTable index: Int) -> String { names.count == 1 ? "" : "\(names[index])/" }
}
