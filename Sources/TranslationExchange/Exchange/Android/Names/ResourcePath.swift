import CatalogCore
import FileSearch

/// The location of an Android resource file, whose folder and name determine the language and the table.
struct ResourcePath {
    /// The name of the file.
    let name: String
    /// The name of the folder.
    let folder: String
    /// The file of the same name in the source language's folder, or nil if this file is in that folder.
    let source: String?

    init(_ path: String) {
        let current = Self.parts(of: ResolvedPath.resolvedIfThere("."))
        let parts = path.hasPrefix("/") ? Self.parts(of: path) : Self.parts(of: path, in: current)
        name = parts.last ?? ""
        folder = parts.dropLast().last ?? ""
        let beside = parts.dropLast(2) + [AndroidFolder.source, name]
        source = folder == AndroidFolder.source ? nil : Self.path(of: Array(beside), from: current)
    }

    /// Returns whether there is a file in the source language's folder.
    ///
    /// - Throws: `FileError.leadsOut` or `FileError.brokenLink` if the file is a symlink that must not be followed.
    static func isThere(source path: String) throws(FileError) -> Bool {
        try RelatedFile.isThere(path, below: TablePath.folder(of: TablePath.folder(of: path)))
    }

    /// Whether the folder is a folder for a language.
    var isOfLanguage: Bool { folder == AndroidFolder.source || AndroidFolder.language(of: folder) != nil }

    /// Returns the components of the absolute form of a path, without `.` and `..`.
    private static func parts(of path: String, in folder: [String] = []) -> [String] {
        path.split(separator: "/").reduce(into: folder) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
        }
    }

    /// Returns the path of a file relative to a folder.
    private static func path(of file: [String], from folder: [String]) -> String {
        let shared = zip(file, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        return (folder.dropFirst(shared).map { _ in ".." } + file.dropFirst(shared)).joined(separator: "/")
    }
}
