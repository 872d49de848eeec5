/// The width or the precision of a format specifier.
public enum FieldSize: Hashable, Sendable {
    /// A number in the text, as in `%5d` and `%.2f`.
    case literal(Int)
    /// A `*`: an argument of its own, the next one or, as in `%*2$d`, the one with this position.
    case argument(position: Int?)

    /// True for a `*`, which takes an argument.
    package var isArgument: Bool {
        if case .argument = self { true } else { false }
    }

    /// The size as it is written.
    var spelling: String {
        switch self {
        case .literal(let number): String(number)
        case .argument(let position?): "*\(position)$"
        case .argument(nil): "*"
        }
    }
}
