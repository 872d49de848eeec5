/// A text that is told from others by its bytes, as keys are at run time: `String` takes two spellings of one character
/// for equal.
package struct ExactText: Hashable, Sendable {
    /// The text.
    package let string: String

    /// Wraps a text.
    package init(_ string: String) {
        self.string = string
    }

    /// Whether both have the same bytes.
    package static func == (left: ExactText, right: ExactText) -> Bool { left.string.isSpelled(as: right.string) }

    /// Feeds the bytes to a hasher.
    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether both have the same bytes.
    package func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
