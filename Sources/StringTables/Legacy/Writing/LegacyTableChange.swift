/// One change to a legacy table.
package enum LegacyTableChange: Hashable, Sendable {
    /// Adds a key beside those that it shares the longest prefix with.
    case add(key: String, value: LegacyTableEntry.Value, comment: String?)
    /// Gives a key another value; of a rule only what differs is written.
    case set(key: String, value: LegacyTableEntry.Value)
    /// Takes a key out, with the comments that belong to it.
    case remove(key: String)
    /// Gives a key another name; it stays where it is.
    case rename(key: String, to: String)
    /// Replaces the comment before a key, or takes it out.
    ///
    /// Only the text form of `.strings` has comments (docs/formats.md §3); elsewhere nothing happens.
    case comment(key: String, String?)

    /// The key that is added or changed.
    package var key: String {
        switch self {
        case .add(let key, _, _), .set(let key, _), .remove(let key), .rename(let key, _), .comment(let key, _): key
        }
    }
}
