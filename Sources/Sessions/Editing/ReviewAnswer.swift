/// The answer to a text under review.
enum ReviewAnswer: Equatable {
    /// Accept the text.
    case accepted
    /// Replace the text.
    case edited
    /// Leave the text for later.
    case skipped
    /// Undo the previous answer.
    case back
}
