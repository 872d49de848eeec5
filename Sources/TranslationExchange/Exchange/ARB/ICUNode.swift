/// A part of a message of ICU, as far as catalogs have the like.
indirect enum ICUNode: Hashable {
    /// Letters, quotes resolved.
    case text(String)
    /// `{name}`, or `{name, number}` with whatever format.
    case argument(String)
    /// `#`, the number of the plural round it.
    case number
    /// `{name, plural, …}`.
    case plural(String, [ICUCase])
    /// `{name, select, …}`.
    case select(String, [ICUCase])
}

/// A case of a plural or a selection.
struct ICUCase: Hashable {
    /// `one`, `=0`, `iphone`.
    let selector: String
    /// What is said then.
    let message: [ICUNode]
}
