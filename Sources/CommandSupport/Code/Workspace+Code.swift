import XCStringsKit

extension Workspace {
    /// The same workspace, which knows of code too: what governs each file, and what baselines call it.
    ///
    /// - Parameter paths: the files, as they are shown.
    package func including(code paths: [String]) throws(CommandFailure) -> Workspace {
        var configurations = Configurations(currentFolder: currentFolder)
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
