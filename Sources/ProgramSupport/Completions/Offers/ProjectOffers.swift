import CatalogCore
import FileSearch

/// Offers that depend on the project.
struct ProjectOffers {
    /// The catalogs that are named before the cursor.
    let namedCatalogs: [String]
    /// The part of the word before the value.
    let start: String
    /// The typed part of the value.
    let typed: String
    /// Whether the shell shows explanations.
    let explains: Bool

    /// The maximum number of files to list.
    ///
    /// For more files, the shell completes folders step by step.
    private static let listedFiles = 40

    /// The maximum number of keys with explanations.
    private static let explainedKeys = 1000

    // MARK: - Keys

    /// Returns the keys that begin with the typed text, with their source texts.
    ///
    /// If there are more than ``FoundKeys/most`` keys, each is cut after the first dot that follows the typed text.
    func keys() async -> [Offer] {
        let found = FoundKeys(in: await tables(), beginningWith: typed)
        let offered = found.count > FoundKeys.most ? found.shortened : found.sorted
        let isExplained = explains && offered.count <= Self.explainedKeys
        return offered.map { key in
            let explanation = isExplained ? found.explanation(of: key) : ""
            return Offer(
                key, behind: start, explanation.isEmpty ? nil : explanation, continues: found.isBeginning(key))
        }
    }

    /// Returns beginnings for a new key: prefixes of existing keys, and the keys in `old`.
    func newKeys(besides old: [String]) async -> [Offer] {
        (await beginnings() + old).map { Offer($0, behind: start, continues: true) }
    }

    /// Returns the prefixes of existing keys as patterns.
    func keyPatterns() async -> [Offer] { await beginnings().map { Offer("\($0)*", behind: start) } }

    private func beginnings() async -> [String] {
        FoundKeys(in: await tables(), beginningWith: typed).beginnings
    }

    // MARK: - Files

    /// Returns the project's catalogs and tables, or files if none matches or if there are too many to list.
    func catalogs() -> Offers {
        let fitting = files(in: [])
        let isLong = typed.isEmpty && fitting.count > Self.listedFiles
        return fitting.isEmpty || isLong ? Offers(files: request) : Offers(all: fitting)
    }

    /// Returns the project's catalogs and tables, and folders.
    func inputs(except given: Swift.Set<String>) -> Offers {
        let fitting = files(in: given)
        return Offers(all: fitting.count > Self.listedFiles ? [] : fitting, files: request)
    }

    private var request: FileRequest { FileRequest(start: start, endings: FileFinder.catalogEndings) }

    private func files(in given: Swift.Set<String>) -> [Offer] {
        let files = ProjectTables([]).files().filter { $0.hasPrefix(typed) && !given.contains($0) }
        return files.map { Offer($0, behind: start) }
    }

    /// Reads the tables that offers come from.
    func tables() async -> [any StringTable] { await ProjectTables(namedCatalogs).read() }
}
