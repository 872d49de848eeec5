/// A text that is told from others by its contents, hashed as a whole; arrays of bytes are hashed one byte at a time.
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
