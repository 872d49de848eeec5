import Foundation
import XCStringsKit

/// Where a file of Android's resources lies: its name and the folder's tell the table and the language.
struct ResourcePlace {
    /// The file's name.
    let name: String
    /// The folder's name.
    let folder: String
    /// The file of that name in the folder of the source language; nil for such a file itself.
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

    /// Whether the folder is one of a language's texts.
    var isOfLanguage: Bool { folder == AndroidFolder.source || AndroidFolder.language(of: folder) != nil }
}
