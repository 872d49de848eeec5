import CatalogCore
import CommandOutput
import FileSearch
import Foundation

/// The location of a project's Swift code and the configuration for it.
package struct CodeSettings: Sendable {
    /// The files and folders, relative to the current folder.
    package let paths: [String]
    /// The files and folders of all the project's code, which `paths` may be a part of.
    package let projectPaths: [String]
    /// The Swift names of the project's own lookup functions.
    package let helpers: [String]
    /// The patterns that exclude files from folders.
    package let exclusions: [IgnoreRules]
    /// The path of the cache that lasts between runs, or nil if the environment names no folder for it.
    package let cache: String?
    /// The folder to search for files that belong to the code; `.` is the current folder.
    package let root: String
    /// The absolute path of the folder of the configuration, or else of the current folder.
    package let folder: String

    /// Whether `paths` names other code than all the project's, such as a part of it.
    package var isPart: Bool { paths != projectPaths }

    /// Reads the configuration of the current folder.
    ///
    /// - Parameters:
    ///   - paths: Files and folders to read instead of the configured ones.
    ///   - proposal: The text of a configuration to use instead of the file on disk.
    /// - Throws: `CommandFailure` if the configuration cannot be read.
    package init(
        _ paths: [String], environment: [String: String], proposing proposal: [UInt8]? = nil
    ) throws(CommandFailure) {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder, proposing: proposal)
        self.init(
            try configurations.current(), paths, in: currentFolder, root: ".", environment: environment
        ) { RelativePath.of($0, from: currentFolder) }
    }

    /// Reads the configuration that governs `folder`, independent of the current folder.
    ///
    /// All paths are absolute.
    ///
    /// - Parameter memory: The last valid configurations, which replace configurations that cannot be read.
    package init(
        folder: String, environment: [String: String], remembering memory: ConfigurationMemory
    ) throws(CommandFailure) {
        var configurations = Configurations(currentFolder: folder, remembering: memory)
        self.init(try configurations.current(), [], in: folder, root: folder, environment: environment) { $0 }
    }

    private init(
        _ configuration: Configuration?, _ paths: [String], in currentFolder: String, root: String,
        environment: [String: String], shown: (String) -> String
    ) {
        let named = configuration?.sources ?? []
        let folder = configuration?.folder ?? currentFolder
        self.root = root
        self.folder = folder
        projectPaths = named.isEmpty ? [root] : named.map { shown(RelativePath.absolute($0, in: folder)) }
        self.paths = paths.isEmpty ? projectPaths : paths
        helpers = configuration?.helpers ?? []
        exclusions = configuration?.exclude.map { [IgnoreRules($0, below: folder)] } ?? []
        cache = PersonalFolder.cache(environment).map {
            PersonalFolder.path(of: "facts", in: "sources", aboutProjectAt: folder, below: $0)
        }
    }
}
