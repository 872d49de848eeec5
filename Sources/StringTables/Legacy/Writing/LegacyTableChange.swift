/// A change to a legacy table.
package enum LegacyTableChange: Hashable, Sendable {
    /// Adds a key next to the keys with which it shares the longest prefix.
    case add(key: String, value: LegacyTableEntry.Value, comment: String?)
    /// Sets the value of a key; in a rule, only the differences are written.
    case set(key: String, value: LegacyTableEntry.Value)
    /// Removes a key together with its comments.
    case remove(key: String)
    /// Renames a key without moving it.
    case rename(key: String, to: String)
    /// Replaces or removes the comment before a key.
    ///
    /// Only the text form of `.strings` has comments (docs/formats.md §3); for other forms the change has no effect.
    case comment(key: String, String?)

    /// The key that is added or changed, before a rename.
    package var key: String {
        switch self {
        case .add(let key, _, _), .set(let key, _), .remove(let key), .rename(let key, _), .comment(let key, _): key
        }
    }
}
