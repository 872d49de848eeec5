/// A text of the configuration with its place, for messages about it.
public struct PlacedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public let text: String
    /// Where the configuration says so; nil where there is none.
    public let place: GenerationPlace?

    /// Creates a text.
    public init(_ text: String, place: GenerationPlace? = nil) {
        self.text = text
        self.place = place
    }

    /// Takes a text that no configuration says.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
