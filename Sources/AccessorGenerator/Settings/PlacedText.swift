/// A text of the configuration with its location for messages.
public struct PlacedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text in the configuration.
    public let text: String
    /// The location in the configuration; nil if there is none.
    public let location: GenerationLocation?

    /// Creates a text.
    public init(_ text: String, location: GenerationLocation? = nil) {
        self.text = text
        self.location = location
    }

    /// Creates a text without a location.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
