import CatalogCore
import StringTables

/// The files that a search found, with their configurations.
struct FoundSources: Sendable {
    /// The files and their contents, ordered by path.
    var sources: [TableLoader.Source] = []
    /// The paths that could not be read.
    var failures: [FileError] = []
    /// The named folders without catalogs or tables.
    var emptyFolders: [String] = []
    /// Those of these folders that have tables which the configuration excludes.
    var foldersOfExcluded: Set<String> = []
    /// Those of these folders that have texts of a store, for which the command does not search.
    var foldersOfStoreTexts: Set<String> = []
    /// The folders of pages of a store that are left out, because the command works on them only if they are named.
    var leftOutPages: [String] = []
    /// The governing configuration of each file, by its displayed path.
    var governing: [String: Configuration] = [:]
    /// The absolute path of each file, by its displayed path.
    var absolutePaths: [String: String] = [:]
}
