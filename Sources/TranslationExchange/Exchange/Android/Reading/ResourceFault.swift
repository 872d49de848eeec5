/// Why a text of Android's resources cannot be taken into a table.
public enum ResourceFault: Hashable, Sendable {
    /// It has an element in it, such as `<b>`, which tables have no place for.
    case markup(element: String)
    /// It names another resource in place of saying something.
    case reference
    /// A `\u` has no four hexadecimal digits after it.
    case escape
    /// It is of another kind than the key: a plain text for one with plural cases, or cases for one without.
    case otherKind
    /// It says otherwise what stands round the part that varies by number, which the table has once for all cases.
    case sentence
}
