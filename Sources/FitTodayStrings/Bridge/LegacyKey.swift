/// A key of the app's old tables, and the new key with the same text.
struct LegacyKey: Hashable, Sendable {
    let old: String
    /// The new key; nil if the text was sample data.
    let new: String?
    /// A note about changes at the call site; empty if only the key changes.
    let note: String

    init(_ old: String, _ new: String?, note: String = "") {
        self.old = old
        self.new = new
        self.note = note
    }
}
