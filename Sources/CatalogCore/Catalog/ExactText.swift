/// A text that is compared by its UTF-8 bytes, as keys are at run time.
///
/// `String` treats canonically equivalent texts as equal.
package struct ExactText: Hashable, Sendable {
    package let string: String

    /// Creates an exact text.
    package init(_ string: String) {
        self.string = string
    }

    /// Returns whether both texts have the same bytes.
    package static func == (left: ExactText, right: ExactText) -> Bool { left.string.isSpelled(as: right.string) }

    /// Hashes the bytes of the text.
    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Returns whether both strings have the same bytes.
    package func isSpelled(as other: String) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.count == $0.count && bytes.elementsEqual($0) }
        }
        // Strings of Apple's Foundation need not be contiguous.
        return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }
}
