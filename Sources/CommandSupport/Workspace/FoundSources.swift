import XCStringsKit

/// The files that a search found, with what governs each, by the paths that they are shown by.
struct FoundSources: Sendable {
    /// The files and their bytes, in order of path.
    var sources: [TableLoader.Source] = []
    /// Paths that could not be read.
    var failures: [FileError] = []
    /// Folders that were named and hold no catalog or table.
    var emptyFolders: [String] = []
    /// The nearest configuration of each.
    var governing: [String: Configuration] = [:]
    /// Where each lies.
    var absolutePaths: [String: String] = [:]
}
