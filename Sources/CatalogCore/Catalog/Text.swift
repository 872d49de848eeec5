/// A text of a catalog or legacy table with its location, decoded when requested.
public struct Text: Sendable {
    private let bytes: [UInt8]
    private let contents: Range<UInt32>
    private let written: Range<UInt32>
    private let traits: DocumentNode.Traits
    /// The index of the file in its table; always 0 in a catalog.
    public let file: Int32

    /// Creates a text from the string at an index of the tape.
    init(storage: DocumentStorage, index: Int) {
        let node = storage.tape[index]
        bytes = storage.bytes
        let start = node.offset &- UInt32(truncatingIfNeeded: storage.base)
        contents = (start &+ 1)..<(start &+ node.length &- 1)
        written = node.offset..<(node.offset &+ node.length)
        traits = node.traits
        file = 0
    }

    /// Creates a text that a reader of another format has decoded.
    ///
    /// - Parameters:
    ///   - pool: UTF-8 bytes that include the decoded text.
    ///   - contents: The range of the text in `pool`.
    ///   - range: The range of the text in its file.
    ///   - file: The index of the file in its table.
    ///   - isLiteral: Whether `%` is an ordinary character, so that the text cannot have format specifiers.
    public init(pool: [UInt8], contents: ByteRange, range: ByteRange, file: Int32, isLiteral: Bool = false) {
        bytes = pool
        self.contents = UInt32(contents.lowerBound)..<UInt32(contents.upperBound)
        written = UInt32(range.lowerBound)..<UInt32(range.upperBound)
        var traits: DocumentNode.Traits = []
        for byte in pool[contents] {
            if byte == UInt8(ascii: "%"), !isLiteral { traits.insert(.percent) }
            if byte >= 0x80 { traits.insert(.nonASCII) }
        }
        self.traits = traits
        self.file = file
    }

    /// Creates a text that is not itself written in the file, with a location for messages.
    ///
    /// - Parameter isLiteral: Whether `%` is an ordinary character, so that the text cannot have format specifiers.
    public init(_ string: String, range: ByteRange, file: Int32, isLiteral: Bool = false) {
        let pool = Array(string.utf8)
        self.init(pool: pool, contents: 0..<pool.count, range: range, file: file, isLiteral: isLiteral)
    }

    /// Creates a copy of a text with its escapes decoded.
    private init(decoding text: Text) {
        bytes = Array(text.utf8)
        contents = 0..<UInt32(bytes.count)
        written = text.written
        traits = text.traits.union(.decoded)
        file = text.file
    }

    /// The same text, with its escapes decoded once for all readers.
    package var decoded: Text { traits.contains(.escaped) && !traits.contains(.decoded) ? Text(decoding: self) : self }

    /// Returns the same text of a catalog as a part of the bytes of its file.
    ///
    /// A text refers to all bytes beside it. One that outlives the pass over the entries should refer to those of the
    /// file, which are in memory anyway, rather than to an excerpt.
    package func inFile(_ bytes: [UInt8]) -> Text {
        written.count > 1 && written.upperBound <= bytes.count ? Text(self, inFile: bytes) : self
    }

    private init(_ text: Text, inFile bytes: [UInt8]) {
        self.bytes = bytes
        contents = (text.written.lowerBound + 1)..<(text.written.upperBound - 1)
        written = text.written
        traits = text.traits.subtracting(.decoded)
        file = text.file
    }

    /// The range of the text in its file, including quotes.
    public var range: ByteRange { Int(written.lowerBound)..<Int(written.upperBound) }

    /// The location of the text: the file index and `range`.
    public var location: TableLocation { TableLocation(file: Int(file), range: range) }

    /// The decoded text.
    public var string: String { String(decoding: utf8, as: UTF8.self) }

    /// The text as UTF-8: the bytes of the file itself unless they have escapes.
    public var utf8: ArraySlice<UInt8> {
        let raw = bytes[Int(contents.lowerBound)..<Int(contents.upperBound)]
        return isRaw ? JSONText.decodeUTF8(raw)[...] : raw
    }

    /// Whether the bytes still have escapes.
    private var isRaw: Bool { traits.intersection([.escaped, .decoded]) == .escaped }

    /// Whether the text is empty.
    public var isEmpty: Bool { contents.isEmpty }

    /// Whether the text contains `%` and so may have format specifiers.
    public var mayHaveSpecifiers: Bool { traits.contains(.percent) }

    /// Whether the text is ASCII without escapes, so that checks for rarer characters can skip it.
    public var isPlainASCII: Bool { !traits.contains(.nonASCII) && !traits.contains(.escaped) }

    /// Whether the text is written with escapes, such as `\n`.
    public var hasEscapes: Bool { traits.contains(.escaped) }

    /// Returns whether the text equals `words`, without creating a string unless the text has escapes.
    func says(_ words: StaticString) -> Bool {
        guard contents.count == words.utf8CodeUnitCount, !hasEscapes else { return string == words.description }
        return words.withUTF8Buffer { $0.elementsEqual(bytes[Int(contents.lowerBound)..<Int(contents.upperBound)]) }
    }

    /// Returns whether the text equals these UTF-8 bytes, without creating a string.
    public func isSpelled(_ utf8: [UInt8]) -> Bool {
        if hasEscapes { return self.utf8.elementsEqual(utf8) }
        guard contents.count == utf8.count else { return false }
        return bytes[Int(contents.lowerBound)..<Int(contents.upperBound)].elementsEqual(utf8)
    }

    /// Returns whether both texts have the same bytes.
    public func hasSameContents(as other: Text) -> Bool {
        if !isRaw, !other.isRaw, contents.count != other.contents.count { return false }
        let (own, others) = (utf8, other.utf8)
        return own.count == others.count && own.elementsEqual(others)
    }
}
