/// A key that occurs more than once in a table.
public struct DuplicateKey: Sendable {
    /// The key that occurs more than once.
    public let key: String
    /// The location of this repetition.
    public let location: TableLocation
    /// The location of the first occurrence.
    public let first: TableLocation
    /// Whether this repetition has the same contents as the first occurrence, so that nothing depends on the choice.
    public let isEqual: Bool
    /// The bytes of this repetition; nil if they cannot be removed without the loss of a comment.
    package let removable: ByteRange?

    /// Whether the repetition can be removed without any loss, as `duplicate-key` does.
    package var isRemovable: Bool { isEqual && removable != nil }

    /// Creates a description of a duplicate key.
    package init(
        key: String, location: TableLocation, first: TableLocation, isEqual: Bool = false, removable: ByteRange? = nil
    ) {
        self.key = key
        self.location = location
        self.first = first
        self.isEqual = isEqual
        self.removable = removable
    }
}
