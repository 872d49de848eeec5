/// Reads what `CompactWriter` wrote, and trusts none of it.
@usableFromInline
package struct CompactReader {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var offset: Int
    @usableFromInline let end: Int
    @usableFromInline var texts: [String] = []
    @usableFromInline var depth = 0
    /// How deep something may hold itself.
    @usableFromInline static var depthLimit: Int { 64 }

    /// Begins with the texts.
    ///
    /// - Throws: where they are not whole.
    package init(_ bytes: [UInt8], in range: Range<Int>) throws(BrokenStorage) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw BrokenStorage() }
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
        for _ in 0..<(try count()) {
            let length = try count()
            guard let text = String(validating: bytes[offset..<offset + length], as: UTF8.self) else {
                throw BrokenStorage()
            }
            texts.append(text)
            offset += length
        }
    }

    /// Begins with the texts.
    package init(_ bytes: [UInt8]) throws(BrokenStorage) { try self.init(bytes, in: bytes.indices) }

    /// A number.
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

    /// A number of things that are still to come, each of which takes a byte at least.
    @inlinable
    package mutating func count() throws(BrokenStorage) -> Int {
        let count = try number()
        guard count <= end - offset else { throw BrokenStorage() }
        return count
    }

    /// A number of 64 bits.
    @usableFromInline
    package mutating func word() throws(BrokenStorage) -> UInt64 {
        guard end - offset >= 8 else { throw BrokenStorage() }
        defer { offset += 8 }
        return bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A text.
    @inlinable
    package mutating func text() throws(BrokenStorage) -> String {
        let place = try number()
        guard texts.indices.contains(place) else { throw BrokenStorage() }
        return texts[place]
    }

    /// Reads something that may hold itself, only so deep.
    @inlinable
    package mutating func nested<Value>(
        _ read: (inout CompactReader) throws(BrokenStorage) -> Value
    ) throws(BrokenStorage) -> Value {
        guard depth < Self.depthLimit else { throw BrokenStorage() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// The next value, of the type that is wanted.
    @inlinable
    package mutating func read<Value: Compact>() throws(BrokenStorage) -> Value { try Value(from: &self) }

    /// A case by its number.
    @inlinable
    package mutating func choice<Value: RawRepresentable<UInt8>>() throws(BrokenStorage) -> Value {
        guard let value = UInt8(exactly: try number()).flatMap(Value.init) else { throw BrokenStorage() }
        return value
    }

    /// Whether everything was read.
    package var isAtEnd: Bool { offset == end }

    /// Where the next value begins.
    package var place: Int { offset }
}
