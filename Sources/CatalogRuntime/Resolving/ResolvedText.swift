/// What a text of a table comes to.
struct ResolvedText: Sendable {
    /// The text.
    let string: String
    /// The number in the table of the language that it is in.
    let place: Int
    /// Whether a number chose one of its cases.
    let isByNumber: Bool
}
