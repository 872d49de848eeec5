/// What a person answered to a text that was to be reviewed.
enum ReviewAnswer: Equatable {
    /// The text is right.
    case accepted
    /// Another text took its place.
    case edited
    /// It is left for later.
    case skipped
    /// The answer before is to be taken back.
    case back
}
