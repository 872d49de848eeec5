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

    // MARK: - Keys

    /// The keys that begin as was typed, with their source texts.
    func keys() async -> [Offer] {
        var found: [String: String] = [:]
        for table in await tables() {
            let explanation = KeyExplanation(table)
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                guard !key.isEmpty, key.hasPrefix(typed), found[key] == nil else { continue }
                found[key] = explains ? explanation.text(at: index) : ""
            }
        }
        return found.sorted { $0.key < $1.key }.map { Offer($0.key, behind: start, $0.value.isEmpty ? nil : $0.value) }
    }

    /// What keys that begin as was typed have up to their next dot.
    func keyBeginnings() async -> [Offer] { await beginnings().map { Offer($0, behind: start, continues: true) } }

    /// The same as patterns.
    func keyPatterns() async -> [Offer] { await beginnings().map { Offer("\($0)*", behind: start) } }

    private func beginnings() async -> [String] {
        var found: Swift.Set<String> = []
        for table in await tables() {
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                guard key.hasPrefix(typed), !key.contains(" ") else { continue }
                guard let dot = key.dropFirst(typed.count).firstIndex(of: ".") else { continue }
                found.insert(String(key[...dot]))
            }
        }
        return found.sorted()
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
