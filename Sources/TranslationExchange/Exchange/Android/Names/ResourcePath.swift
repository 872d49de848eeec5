import CatalogCore

/// The location of an Android resource file, whose folder and name determine the language and the table.
struct ResourcePath {
    /// The name of the file.
    let name: String
    /// The name of the folder.
    let folder: String
    /// The path of the folder that has those of the languages.
    let folderOfTable: String
    /// The file of the same name in the source language's folder, or nil if this file is in that folder.
    let source: String?

    init(_ path: String) {
        let current = ResolvedPath.resolvedIfThere(".")
        let parts = RelativePath.absolute(path, in: current).split(separator: "/").map(String.init)
        name = parts.last ?? ""
        folder = parts.dropLast().last ?? ""
        folderOfTable = parts.dropLast(2).joined(separator: "/")
        let beside = parts.dropLast(2) + [AndroidFolder.source, name]
        source = folder == AndroidFolder.source ? nil : RelativePath.of(beside.joined(separator: "/"), from: current)
    }

    /// Whether the folder is a folder for a language.
    var isOfLanguage: Bool { folder == AndroidFolder.source || AndroidFolder.language(of: folder) != nil }
}
