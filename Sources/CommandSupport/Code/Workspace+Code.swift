import XCStringsKit

extension Workspace {
    /// The same workspace, which knows of code too: what governs each file, and what baselines call it.
    ///
    /// - Parameters:
    ///   - paths: the files, as they are shown.
    ///   - proposal: what stands for the configuration of the current folder; nil for that on disk.
    ///   - memory: what stands in for configurations that cannot be read; nil where they stop the work.
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
