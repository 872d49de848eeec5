/// A part of an ICU message, limited to the forms that catalogs can represent.
indirect enum ICUNode: Hashable {
    /// Text, with quotes resolved.
    case text(String)
    /// `{name}`, or `{name, number}` with any format.
    case argument(String)
    /// `#`, the number of the enclosing plural.
    case number
    /// `{name, plural, …}`.
    case plural(String, [ICUCase])
    /// `{name, select, …}`.
    case select(String, [ICUCase])
}

/// A case of a plural or select argument.
struct ICUCase: Hashable {
    /// The selector, such as `one`, `=0` or `iphone`.
    let selector: String
    /// The message of the case.
    let message: [ICUNode]
}
