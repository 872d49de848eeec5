/// The output for the format specifiers of a text.
enum ArgumentDisplay: Equatable {
    /// The arguments; a specifier without an argument stays as written, and a text without arguments is unchanged.
    case values
    /// The arguments that were given, and nothing for missing ones.
    case valuesAtHand
    /// The specifiers themselves, in the syntax of `String(format:)`.
    case specifiers(hasPositions: Bool)

    /// Whether the output is a format string, which uses the plural form `other`.
    var isFormat: Bool {
        if case .specifiers = self { true } else { false }
    }
}
