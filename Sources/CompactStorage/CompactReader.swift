import CatalogCore

/// A reader for the output of `CompactWriter` that validates all input.
@usableFromInline
package struct CompactReader {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var offset: Int
    @usableFromInline let end: Int
    @usableFromInline var texts: [String] = []
    @usableFromInline var depth = 0
    /// The maximum nesting depth of recursive values.
    @usableFromInline static var depthLimit: Int { 64 }

    /// Creates a reader and reads the table of texts.
    ///
    /// - Throws: `BrokenStorage` if the table of texts is invalid.
    package init(_ bytes: [UInt8], in range: Range<Int>) throws(BrokenStorage) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw BrokenStorage() }
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
        for _ in 0..<(try count()) {
            let length = try count()
            guard let text = String(validUTF8: bytes[offset..<offset + length]) else {
                throw BrokenStorage()
            }
            texts.append(text)
            offset += length
        }
    }

    /// Creates a reader for all bytes and reads the table of texts.
    package init(_ bytes: [UInt8]) throws(BrokenStorage) { try self.init(bytes, in: bytes.indices) }

    /// Reads a number of variable length.
    @inlinable
    package mutating func number() throws(BrokenStorage) -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while offset < end, shift < 63 {
            let byte = bytes[offset]
            offset &+= 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
        throw BrokenStorage()
    }

    /// Reads the number of items that follow, each of which takes at least one byte.
    @inlinable
    package mutating func count() throws(BrokenStorage) -> Int {
        let count = try number()
        guard count <= end - offset else { throw BrokenStorage() }
        return count
    }

    /// Reads a 64-bit number of fixed length.
    @usableFromInline
    package mutating func word() throws(BrokenStorage) -> UInt64 {
        guard end - offset >= 8 else { throw BrokenStorage() }
        defer { offset += 8 }
        return bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads a text by its index in the table of texts.
    @inlinable
    package mutating func text() throws(BrokenStorage) -> String {
        let index = try number()
        guard texts.indices.contains(index) else { throw BrokenStorage() }
        return texts[index]
    }

    /// Reads a recursive value, up to the maximum nesting depth.
    @inlinable
    package mutating func nested<Value>(
        _ read: (inout CompactReader) throws(BrokenStorage) -> Value
    ) throws(BrokenStorage) -> Value {
        guard depth < Self.depthLimit else { throw BrokenStorage() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// Reads a value of the expected type.
    @inlinable
    package mutating func read<Value: Compact>() throws(BrokenStorage) -> Value { try Value(from: &self) }

    /// Reads an enumeration case by its raw value.
    @inlinable
    package mutating func choice<Value: RawRepresentable<UInt8>>() throws(BrokenStorage) -> Value {
        guard let value = UInt8(exactly: try number()).flatMap(Value.init) else { throw BrokenStorage() }
        return value
    }

    /// Whether all bytes have been read.
    package var isAtEnd: Bool { offset == end }

    /// The offset of the next value.
    package var location: Int { offset }
}
