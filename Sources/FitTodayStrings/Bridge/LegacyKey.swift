/// A key of the app's old tables, and the key that now says the same in its place.
struct LegacyKey: Hashable, Sendable {
    let old: String
    /// Nil where the text was sample data that the app should not have had.
    let new: String?
    /// What to mind at the call; empty where nothing changes but the key.
    let note: String

    init(_ old: String, _ new: String?, note: String = "") {
        self.old = old
        self.new = new
        self.note = note
    }
}
