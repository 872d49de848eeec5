import CatalogCore

/// A writer for values, which stores numbers with variable length and each text once.
@usableFromInline
package struct CompactWriter {
    @usableFromInline var bytes: [UInt8] = []
    private var texts: [String] = []
    /// The index of each text.
    ///
    /// Texts are compared by bytes, because keys in different Unicode forms are different keys.
    private var indices: [ExactText: Int] = [:]

    /// Creates a writer.
    package init() {}

    /// Writes a non-negative number with variable length, seven bits per byte.
    @inlinable
    package mutating func write(number value: Int) {
        var rest = UInt(bitPattern: value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a 64-bit number with fixed length; use it for numbers that are rarely small.
    package mutating func write(word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }

    /// Writes a text as an index; the text itself is stored once.
    @usableFromInline
    package mutating func write(text: String) {
        let exact = ExactText(text)
        if let index = indices[exact] { return write(number: index) }
        indices[exact] = texts.count
        write(number: texts.count)
        texts.append(text)
    }

    /// The complete bytes: the table of texts, followed by the values.
    package var whole: [UInt8] {
        var head = CompactWriter()
        head.write(number: texts.count)
        for text in texts {
            head.write(number: text.utf8.count)
            head.bytes += text.utf8
        }
        return head.bytes + bytes
    }
}
