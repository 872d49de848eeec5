/// The width or the precision of a format specifier.
public enum FieldSize: Hashable, Sendable {
    /// A number in the text, as in `%5d` and `%.2f`.
    case literal(Int)
    /// A `*`, which takes an argument: the next one, or in `%*2$d` the one at this position.
    case argument(position: Int?)

    /// Whether the size is a `*`, which takes an argument.
    package var isArgument: Bool {
        if case .argument = self { true } else { false }
    }

    /// The size as written in the specifier.
    var spelling: String {
        switch self {
        case .literal(let number): String(number)
        case .argument(let position?): "*\(position)$"
        case .argument(nil): "*"
        }
    }
}
