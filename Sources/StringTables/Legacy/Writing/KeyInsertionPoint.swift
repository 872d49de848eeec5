/// The position at which a new key is inserted into a table: next to the keys with the longest common prefix.
enum KeyInsertionPoint: Hashable {
    /// Directly after the entry with this index or number.
    case after(Int)
    /// Directly before the entry with this index or number.
    case before(Int)
    /// The table has no entries.
    case alone

    /// Finds the position for `key` among `keys`, which are in file order.
    init(of key: String, among keys: [String]) {
        self = KeyLocations(of: keys.enumerated().map { (number: $0, key: $1) }).location(for: key)
    }

    /// Returns the position with another number for the entry, or nil if that entry has none.
    func renumbered(_ newIndex: (Int) -> Int?) -> KeyInsertionPoint? {
        switch self {
        case .after(let old): newIndex(old).map(KeyInsertionPoint.after)
        case .before(let old): newIndex(old).map(KeyInsertionPoint.before)
        case .alone: self
        }
    }
}
