import CatalogCore
import CommandOutput

extension Workspace {
    /// Returns a workspace that also has the configurations and absolute paths of code files.
    ///
    /// - Parameters:
    ///   - paths: The code files, as shown to the user.
    ///   - proposal: The text of a configuration to use for the current folder instead of the file on disk.
    ///   - memory: The last valid configurations, which replace configurations that cannot be read. If nil, such a
    ///     configuration is an error.
    package func including(
        code paths: [String], proposing proposal: [UInt8]? = nil, remembering memory: ConfigurationMemory? = nil
    ) throws(CommandFailure) -> Workspace {
        var configurations = Configurations(
            currentFolder: currentFolder, proposing: proposal, remembering: memory)
        var governing: [String: Configuration] = [:]
        var absolutePaths: [String: String] = [:]
        for path in paths {
            let absolute = RelativePath.absolute(path, in: currentFolder)
            absolutePaths[path] = absolute
            governing[path] = try configurations.governing(absolute)
        }
        return adding(governing: governing, absolutePaths: absolutePaths)
    }
}
