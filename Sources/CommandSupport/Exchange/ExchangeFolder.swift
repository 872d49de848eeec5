import Foundation
import XCStringsKit

/// The folder that names of tables in files for translators count from: the configuration's, else the current one.
package struct ExchangeFolder: Sendable {
    private let folder: String
    private let currentFolder: String

    /// Finds the folder.
    package init() throws(CommandFailure) {
        currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder)
        folder = try configurations.current()?.folder ?? currentFolder
    }

    /// The way there, as a person in the current folder would write it.
    package var path: String { RelativePath.of(folder, from: currentFolder) }

    /// What the project in the folder is called, by Xcode's custom: a bundle for translators names one.
    package var project: String { (folder.split(separator: "/").last.map(String.init) ?? "") + ".xcodeproj" }

    /// The name of a table's file: the way from the folder to it, or of one that lies elsewhere its own name.
    package func original(_ path: String) -> String {
        let absolute = RelativePath.absolute(path, in: currentFolder)
        guard absolute.hasPrefix(folder + "/") else {
            return absolute.split(separator: "/").last.map(String.init) ?? path
        }
        return String(absolute.utf8.dropFirst(folder.utf8.count + 1)) ?? path
    }
}
