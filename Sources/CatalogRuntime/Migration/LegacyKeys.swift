/// The old keys of an app, and the keys of a catalog that replace them, for ``LegacyStrings``.
///
/// The list comes from a dictionary or from a CSV file, such as the one that `fitloc adopt --accessors --map` reads.
public struct LegacyKeys: Sendable, ExpressibleByDictionaryLiteral {
    /// The replacement of an old key.
    enum Successor: Hashable, Sendable {
        /// A key of the catalog.
        case key(String)
        /// No key. The text stays in the old table.
        case nothing
    }

    private let successors: [String: Successor]

    /// Creates a list from pairs of an old key and its new key; nil if the text stays in the old table.
    ///
    /// The first of several pairs of one old key counts.
    public init(_ pairs: some Sequence<(old: String, new: String?)>) {
        successors = Dictionary(
            pairs.map { ($0.old, $0.new.map(Successor.key) ?? .nothing) }, uniquingKeysWith: { first, _ in first })
    }

    /// Creates a list from a literal such as `["HOME_TITLE": "home.title", "SAMPLE": nil]`.
    public init(dictionaryLiteral elements: (String, String?)...) {
        self.init(elements.map { (old: $0.0, new: $0.1) })
    }

    /// Creates a list from the text of a CSV file.
    ///
    /// The first row names the columns. `old` and `key` are required, in any order; other columns are ignored. A row
    /// without a `key` leaves the text in the old table. Cells are separated by commas, semicolons or tabs.
    public init(csv text: String) throws(LegacyKeysError) {
        self.init(try LegacyKeySheet(text).pairs)
    }

    /// Returns the replacement of a key; nil if the key is not in the list.
    func successor(of key: String) -> Successor? { successors[key] }
}

/// The reason why a file has no list of old keys.
public enum LegacyKeysError: Error, Hashable, Sendable {
    /// The first row lacks the columns `old` and `key`.
    case noColumns
    /// A cell has an opening quote and no closing quote.
    case unclosedQuote(line: Int)
}
