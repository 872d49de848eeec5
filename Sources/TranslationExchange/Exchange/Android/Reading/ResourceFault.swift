/// A reason why a text of an Android resource file cannot be imported.
public enum ResourceFault: Hashable, Sendable {
    /// The text contains an element such as `<b>`, which tables cannot represent.
    case markup(element: String)
    /// The text is a reference to another resource.
    case reference
    /// A `\u` lacks its four hexadecimal digits.
    case escape
    /// The resource is a plain string but the key has plural variations, or the other way round.
    case otherKind
    /// The quantity of a plural case is not a plural category.
    case quantity(String)
    /// The plural cases differ in the text around the substitution, which the table has only once.
    case sentence
    /// The resource is a list of texts (`string-array`), which tables cannot represent.
    case list
}
