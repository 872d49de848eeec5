/// A key that occurs more than once in a table.
public struct DuplicateKey: Sendable {
    /// The key that occurs more than once.
    public let key: String
    /// The location of this repetition.
    public let place: Place
    /// The location of the first occurrence.
    public let first: Place

    /// Creates a description of a duplicate key.
    public init(key: String, place: Place, first: Place) {
        self.key = key
        self.place = place
        self.first = first
    }
}
