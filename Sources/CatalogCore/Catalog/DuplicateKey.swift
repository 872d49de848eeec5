/// A key that a table has already.
public struct DuplicateKey: Sendable {
    /// The key.
    public let key: String
    /// Where it is again.
    public let place: Place
    /// Where it was first.
    public let first: Place

    /// Creates a description of a doubled key.
    public init(key: String, place: Place, first: Place) {
        self.key = key
        self.place = place
        self.first = first
    }
}
