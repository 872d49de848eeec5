/// A text that is compared by its bytes and hashed in one call; a byte array would be hashed byte by byte.
struct HashedText: Hashable {
    package let text: Text

    init(_ text: Text) {
        self.text = text
    }

    static func == (left: HashedText, right: HashedText) -> Bool { left.text.hasSameContents(as: right.text) }

    func hash(into hasher: inout Hasher) {
        text.utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
