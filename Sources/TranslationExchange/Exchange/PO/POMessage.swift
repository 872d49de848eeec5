import CatalogCore

/// A message of a PO file.
struct POMessage {
    /// What translators are told (`#.`).
    var comments: [String] = []
    /// What is said of it (`#,`), such as `fuzzy`.
    var flags: [String] = []
    /// The context; nil where it has none.
    var context: String?
    /// The source text.
    var source: String?
    /// The source text for many; nil where the message is no plural.
    var pluralSource: String?
    /// The translations by form; 0 where the message is no plural.
    var forms: [Int: String] = [:]
    /// Where it begins.
    var position = TextPosition.start
    /// Where its forms are numbered.
    var formPositions: [Int: TextPosition] = [:]

    /// Whether nothing of it has been read yet but comments.
    var isEmpty: Bool { context == nil && source == nil }
    /// Whether it is the header of the file.
    var isHeader: Bool { context == nil && source?.isEmpty == true }
    /// Whether somebody must look at it.
    var isFuzzy: Bool { flags.contains("fuzzy") }
}
