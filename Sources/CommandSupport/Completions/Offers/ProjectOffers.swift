import XCStringsKit

/// Offers that only the project at hand knows.
struct ProjectOffers {
    /// The catalogs that the words before the cursor name.
    let namedCatalogs: [String]
    /// What stands before the value in the word.
    let start: String
    /// What of the value was typed.
    let typed: String
    /// Whether somebody gets to see what is said of offers.
    let explains: Bool

    /// How many files are listed before anything of their path was typed; of more, shells show the folders.
    private static let listedFiles = 40

    /// How many keys anybody reads explanations of.
    private static let explainedKeys = 1000

    // MARK: - Keys

    /// The keys that begin as was typed, with their source texts; of very many keys what they have up to their next dot.
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

    /// What keys that begin as was typed have up to their next dot, and keys that a new one may be made of.
    func newKeys(besides old: [String]) async -> [Offer] {
        (await beginnings() + old).map { Offer($0, behind: start, continues: true) }
    }

    /// The same as patterns.
    func keyPatterns() async -> [Offer] { await beginnings().map { Offer("\($0)*", behind: start) } }

    private func beginnings() async -> [String] {
        FoundKeys(in: await tables(), beginningWith: typed).beginnings
    }

    // MARK: - Files

    /// The catalogs and tables of the project; where none fits, files.
    func catalogs() -> Offers {
        let fitting = files(in: [])
        let isLong = typed.isEmpty && fitting.count > Self.listedFiles
        return fitting.isEmpty || isLong ? Offers(files: request) : Offers(all: fitting)
    }

    /// The same, and folders.
    func inputs(except given: Swift.Set<String>) -> Offers {
        let fitting = files(in: given)
        return Offers(all: fitting.count > Self.listedFiles ? [] : fitting, files: request)
    }

    private var request: FileRequest { FileRequest(start: start, endings: FileFinder.catalogEndings) }

    private func files(in given: Swift.Set<String>) -> [Offer] {
        let files = ProjectTables([]).files().filter { $0.hasPrefix(typed) && !given.contains($0) }
        return files.map { Offer($0, behind: start) }
    }

    /// The tables.
    func tables() async -> [any StringTable] { await ProjectTables(namedCatalogs).read() }
}
