import CatalogCore
import Workspaces

/// The arguments of `list`, divided into files to read and what to search for.
///
/// An argument that exists, or looks like a path, is one.
package struct SearchArguments: Sendable {
    /// The files and folders.
    package private(set) var paths: [String] = []
    /// The words to search for, separated by spaces; nil for none.
    private(set) var words: String?
    /// The pattern of the keys; nil for none.
    private(set) var pattern: String?
    /// Whether there are two patterns.
    private(set) var hasTwoPatterns = false

    /// Divides arguments.
    package init(_ arguments: [String]) {
        for argument in arguments {
            if Self.isPath(argument) {
                paths.append(argument)
            } else if argument.contains("*") {
                hasTwoPatterns = pattern != nil
                pattern = argument
            } else {
                words = [words, argument].compactMap { $0 }.joined(separator: " ")
            }
        }
    }

    private static func isPath(_ argument: String) -> Bool {
        argument == Workspace.standardInput || argument.contains("/") || argument.isEmpty
            || argument.contains(".") && TablePath.format(of: argument) != nil || argument.hasSuffix(".lproj")
            || FileReader.isFile(argument) || FileReader.isFolder(argument)
    }
}
