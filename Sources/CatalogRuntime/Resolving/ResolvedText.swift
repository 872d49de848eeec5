/// The result of resolving a text of a table.
struct ResolvedText: Sendable {
    /// The resolved text.
    let string: String
    /// The index of the language of the text in the table.
    let languageIndex: Int
    /// Whether a number selected a case of the text.
    let isByNumber: Bool
}
