import CatalogCore
import CommandOutput
import FileSearch
import Foundation

extension Configuration {
    /// Refuses a configured catalog or folder that does not exist.
    func requireCatalogs() throws(CommandFailure) {
        for (path, position) in zip(catalogs, catalogPositions) {
            let absolute = absolutePath(path)
            // A link that leads nowhere is an error of its own.
            guard !FileReader.isFile(absolute), !FileReader.isFolder(absolute),
                (try? FileStatus(ofLink: absolute)) == nil
            else { continue }
            let reason = ConfigurationError.Reason.noSuchPath(path, nearest: neighbor(of: absolute, as: path))
            throw CommandFailure([FailureLine(ConfigurationError(path: file.path, position: position, reason: reason))])
        }
    }

    /// Returns the path of the file or folder beside `absolute` with the most similar name, in the form of `path`.
    private func neighbor(of absolute: String, as path: String) -> String? {
        let parts = absolute.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last else { return nil }
        let folder = parts.dropLast().joined(separator: "/")
        let entries = (try? FolderListing.entries(at: Array((folder.isEmpty ? "/" : folder).utf8))) ?? []
        let names = entries.map { String(decoding: $0.name, as: UTF8.self) }.sorted()
        return Spelling.nearest(to: name, in: names).map { String(path.dropLast(name.count)) + $0 }
    }
}

/// Finds a file that is meant as a configuration and has another name.
package enum MisnamedConfiguration {
    private static let names = [".fitloc.yaml", "fitloc.yml", "fitloc.yaml"]

    /// Returns the path of such a file in the current folder or one above it, up to the first configuration or the
    /// root of the project.
    package static func find() -> String? {
        // Most projects have a configuration in the current folder, and every command asks.
        if FileReader.isFile(Configuration.fileName) { return nil }
        let current = FileManager.default.currentDirectoryPath
        let root = ProjectBounds(around: current).root
        for folder in GitWorkTree.folders(upFrom: ResolvedPath.resolvedIfThere(current)) {
            if FileReader.isFile("\(folder)/\(Configuration.fileName)") { return nil }
            if let name = names.first(where: { FileReader.isFile("\(folder)/\($0)") }) {
                return RelativePath.of("\(folder)/\(name)", from: ResolvedPath.resolvedIfThere(current))
            }
            if folder == root { return nil }
        }
        return nil
    }
}
