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
    /// The folder that is looked through for what belongs to the code; `.` for the current one.
    package let root: String

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
        self.init(
            try configurations.current(), paths, in: currentFolder, root: ".", environment: environment
        ) { RelativePath.of($0, from: currentFolder) }
    }

    /// Reads the configuration of a folder, whatever the current one is; every path is absolute.
    ///
    /// - Parameter memory: what stands in for configurations that cannot be read.
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
        self.paths =
            !paths.isEmpty
            ? paths : named.isEmpty ? [root] : named.map { shown(RelativePath.absolute($0, in: folder)) }
        helpers = configuration?.helpers ?? []
        exclusions = configuration?.exclude.map { [IgnoreRules($0, below: folder)] } ?? []
        cache = PersonalFolder.cache(environment).map { "\($0)/sources\(folder == "/" ? "" : folder)/facts" }
    }
}
