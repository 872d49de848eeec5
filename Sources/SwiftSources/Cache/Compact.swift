/// A value that can be kept in few bytes and had back.
protocol Compact {
    func pack(into writer: inout CompactWriter)
    init(from reader: inout CompactReader) throws(BrokenCache)
}

/// Bytes that are no kept value.
struct BrokenCache: Error {}

/// Writes values: numbers in as few bytes as they need, each text once.
struct CompactWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var texts: [String] = []
    private var places: [SpelledText: Int] = [:]

    /// A number, seven bits a byte; those below zero don't occur.
    mutating func write(number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(text: String) {
        if let place = places[SpelledText(text: text)] {
            write(number: place)
            return
        }
        places[SpelledText(text: text)] = texts.count
        write(number: texts.count)
        texts.append(text)
    }

    /// The values with their texts before them.
    var whole: [UInt8] {
        var head = CompactWriter()
        head.write(number: texts.count)
        for text in texts {
            head.write(number: text.utf8.count)
            head.bytes += text.utf8
        }
        return head.bytes + bytes
    }
}

/// A text that equals only itself, byte for byte.
///
/// `String` takes two spellings of one character for equal; a key that changed its spelling would not be found.
private struct SpelledText: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Reads what `CompactWriter` wrote, and trusts none of it.
struct CompactReader {
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    private var texts: [String] = []
    private var depth = 0

    /// Begins with the texts.
    init(_ bytes: [UInt8], in range: Range<Int>) throws(BrokenCache) {
        guard range.upperBound <= bytes.count else { throw BrokenCache() }
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
        for _ in 0..<(try count()) {
            let length = try count()
            texts.append(String(decoding: bytes[offset..<offset + length], as: UTF8.self))
            offset += length
        }
    }

    mutating func number() throws(BrokenCache) -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while offset < end, shift < 63 {
            let byte = bytes[offset]
            offset &+= 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
        throw BrokenCache()
    }

    /// A number of things that are still to come, each of which takes a byte at least.
    mutating func count() throws(BrokenCache) -> Int {
        let count = try number()
        guard count >= 0, count <= end - offset else { throw BrokenCache() }
        return count
    }

    mutating func text() throws(BrokenCache) -> String {
        let place = try number()
        guard texts.indices.contains(place) else { throw BrokenCache() }
        return texts[place]
    }

    /// Reads something that may hold itself, only so deep.
    mutating func nested<Value>(
        _ read: (inout CompactReader) throws(BrokenCache) -> Value
    ) throws(BrokenCache) -> Value {
        guard depth < 64 else { throw BrokenCache() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { offset == end }

    /// Where the next value begins.
    var place: Int { offset }
}

// MARK: - Plain values

extension Int: Compact {
    func pack(into writer: inout CompactWriter) { writer.write(number: self) }
    init(from reader: inout CompactReader) throws(BrokenCache) { self = try reader.number() }
}

extension String: Compact {
    func pack(into writer: inout CompactWriter) { writer.write(text: self) }
    init(from reader: inout CompactReader) throws(BrokenCache) { self = try reader.text() }
}

extension Bool: Compact {
    func pack(into writer: inout CompactWriter) { writer.write(number: self ? 1 : 0) }
    init(from reader: inout CompactReader) throws(BrokenCache) { self = try reader.number() == 1 }
}

extension Optional: Compact where Wrapped: Compact {
    func pack(into writer: inout CompactWriter) {
        writer.write(number: self == nil ? 0 : 1)
        self?.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self = try reader.number() == 0 ? nil : try Wrapped(from: &reader)
    }
}

extension Array: Compact where Element: Compact {
    func pack(into writer: inout CompactWriter) {
        writer.write(number: count)
        for element in self { element.pack(into: &writer) }
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init()
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }
}

extension CompactReader {
    /// The next value, of the type that is wanted.
    mutating func read<Value: Compact>() throws(BrokenCache) -> Value { try Value(from: &self) }

    /// A case by its number.
    mutating func choice<Value: RawRepresentable<UInt8>>() throws(BrokenCache) -> Value {
        guard let value = UInt8(exactly: try number()).flatMap(Value.init) else { throw BrokenCache() }
        return value
    }
}
