import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import TranslationExchange

/// The location of an Android resource file, whose folder and name determine the language and the table.
struct ResourcePath {
    /// The name of the file.
    let name: String
    /// The name of the folder.
    let folder: String
    /// The file of the same name in the source language's folder, or nil if this file is in that folder.
    let source: String?

    init(_ path: String) {
        let absolute = RelativePath.absolute(path, in: FileManager.default.currentDirectoryPath)
        let parts = absolute.split(separator: "/").map(String.init)
        name = parts.last ?? ""
        folder = parts.dropLast().last ?? ""
        let beside = "/" + (parts.dropLast(2) + [AndroidFolder.source, name]).joined(separator: "/")
        source =
            folder == AndroidFolder.source
            ? nil : RelativePath.of(beside, from: FileManager.default.currentDirectoryPath)
    }

    /// Returns whether there is a file in the source language's folder.
    ///
    /// - Throws: A `CommandFailure` if the file is a symlink out of the project, or to a missing file.
    static func isThere(source path: String) throws(CommandFailure) -> Bool {
        do throws(FileError) {
            return try RelatedFile.isThere(path, below: TablePath.folder(of: TablePath.folder(of: path)))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Whether the folder is a folder for a language.
    var isOfLanguage: Bool { folder == AndroidFolder.source || AndroidFolder.language(of: folder) != nil }
}
