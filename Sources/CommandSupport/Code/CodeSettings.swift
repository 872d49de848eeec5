import Foundation
import XCStringsKit

/// Where a project's Swift code lies, and what its configuration says of it.
package struct CodeSettings: Sendable {
    /// Files and folders, as seen from the current folder.
    package let paths: [String]
    /// The functions that look strings up, by their Swift names.
    package let helpers: [String]
    /// What is left out of folders.
    package let exclusions: [IgnoreRules]
    /// A file that keeps what was read between two runs; nil where there is no place for it.
    package let cache: String?

    /// Reads the configuration of the current folder.
    ///
    /// - Parameters:
    ///   - paths: files and folders to read in place of those that it names.
    ///   - proposal: what stands for the configuration; nil for that on disk.
    /// - Throws: where it cannot be read, or a path is not there.
    package init(
        _ paths: [String], environment: [String: String], proposing proposal: [UInt8]? = nil
    ) throws(CommandFailure) {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder, proposing: proposal)
        let configuration = try configurations.current()
        let named = configuration?.sources ?? []
        let folder = configuration?.folder ?? currentFolder
        self.paths =
            !paths.isEmpty
            ? paths
            : named.isEmpty
                ? ["."] : named.map { RelativePath.of(RelativePath.absolute($0, in: folder), from: currentFolder) }
        helpers = configuration?.helpers ?? []
        exclusions = configuration?.exclude.map { [IgnoreRules($0, below: folder)] } ?? []
        cache = Self.cacheFolder(environment).map { "\($0)/fitloc/sources\(folder == "/" ? "" : folder)/facts" }
    }

    private static func cacheFolder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    }
}
