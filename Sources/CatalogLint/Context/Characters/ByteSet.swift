/// A set of bytes.
///
/// Rules use it to skip texts that contain none of the bytes they search for.
package struct ByteSet: Sendable, ExpressibleByStringLiteral {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Creates an empty set.
    package init() {}

    /// Creates the set of the bytes of a text.
    package init(_ bytes: ArraySlice<UInt8>) {
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        bytes.withUnsafeBufferPointer { bytes in
            // Without branches, which the bytes of a text make hard to predict.
            for byte in bytes {
                let (bit, word): (UInt64, UInt8) = (1 &<< UInt64(byte & 63), byte &>> 6)
                words.0 |= word == 0 ? bit : 0
                words.1 |= word == 1 ? bit : 0
                words.2 |= word == 2 ? bit : 0
                words.3 |= word == 3 ? bit : 0
            }
        }
        self.words = words
    }

    /// Creates the set of the ASCII characters of a literal.
    package init(stringLiteral characters: String) {
        for byte in characters.utf8 { insert(byte) }
    }

    /// Creates the set of the bytes in some ranges.
    package init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges {
            for byte in range { insert(byte) }
        }
    }

    /// Returns whether the set has a byte.
    package func contains(_ byte: UInt8) -> Bool {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: return words.0 & bit != 0
        case 1: return words.1 & bit != 0
        case 2: return words.2 & bit != 0
        default: return words.3 & bit != 0
        }
    }

    /// Adds a byte.
    package mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    /// Returns the bytes that are in either set.
    package func union(_ other: ByteSet) -> ByteSet {
        var result = self
        result.words.0 |= other.words.0
        result.words.1 |= other.words.1
        result.words.2 |= other.words.2
        result.words.3 |= other.words.3
        return result
    }

    /// Returns whether the sets have a byte in common.
    package func intersects(_ other: ByteSet) -> Bool {
        (words.0 & other.words.0) | (words.1 & other.words.1) | (words.2 & other.words.2) | (words.3 & other.words.3)
            != 0
    }
}
