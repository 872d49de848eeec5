import CatalogCore
import CommandOutput
import Foundation
import Workspaces

/// The base folder of table paths in exchange files: the configuration's folder, or else the current folder.
package struct ExchangeFolder: Sendable {
    private let folder: String
    private let currentFolder: String

    /// Finds the folder.
    package init() throws(CommandFailure) {
        currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder)
        folder = try configurations.current()?.folder ?? currentFolder
    }

    /// The path of the folder, relative to the current folder.
    package var path: String { RelativePath.of(folder, from: currentFolder) }

    /// The absolute path of the folder.
    var absolutePath: String { folder }

    /// The name of an Xcode project, derived from the folder's name, because a bundle for translators must state one.
    package var project: String { (folder.split(separator: "/").last.map(String.init) ?? "") + ".xcodeproj" }

    /// Returns the path of a table's file relative to the folder, or its name if it is outside of the folder.
    ///
    /// A path that leads into the folder through a link, such as `/tmp` on macOS, is inside the folder. A link in the
    /// folder keeps its own name.
    package func original(_ path: String) -> String {
        let absolute = RelativePath.absolute(path, in: currentFolder)
        let file = ResolvedFile(splitting: absolute)
        let resolved = ResolvedPath.resolvedIfThere(file.folder) + "/" + file.name
        let bounds = [folder, ResolvedPath.resolvedIfThere(folder)]
        let paths = zip([absolute, resolved], bounds).compactMap { FolderPath.rest(of: $0, below: $1) }
        return paths.first ?? file.name
    }
}
