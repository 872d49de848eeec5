/// What a text shows in the places of its arguments.
enum ArgumentDisplay: Equatable {
    /// The arguments; a place whose argument is missing stays as it is written, and so does a text without any.
    case values
    /// The arguments that there are, and nothing for those that are missing.
    case valuesAtHand
    /// The specifiers themselves, as `String(format:)` reads them.
    case specifiers(hasPositions: Bool)

    /// Whether specifiers are shown, in the cases that need no number.
    var isFormat: Bool {
        if case .specifiers = self { true } else { false }
    }
}
