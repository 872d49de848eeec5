import CatalogCore

/// Writes values: numbers in as few bytes as they need, each text once.
@usableFromInline
package struct CompactWriter {
    @usableFromInline var bytes: [UInt8] = []
    private var texts: [String] = []
    /// By the texts' bytes: a key that changed its spelling would not be found.
    private var places: [ExactText: Int] = [:]

    /// Creates a writer.
    package init() {}

    /// A number, seven bits a byte; those below zero don't occur.
    @inlinable
    package mutating func write(number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A number of 64 bits that is seldom small.
    package mutating func write(word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }

    /// A text, by its number where it was written before.
    @usableFromInline
    package mutating func write(text: String) {
        let exact = ExactText(text)
        if let place = places[exact] { return write(number: place) }
        places[exact] = texts.count
        write(number: texts.count)
        texts.append(text)
    }

    /// The values with their texts before them.
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
