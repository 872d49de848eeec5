/// A text of a catalog or legacy table: where it is in its file, and what it says, decoded when asked for.
public struct Text: Sendable {
    private let bytes: [UInt8]
    private let contents: Range<UInt32>
    private let written: Range<UInt32>
    private let traits: DocumentNode.Traits
    /// Which of the table's files holds the text; a catalog has one, numbered 0.
    public let file: Int32

    /// The string at `index` of a document.
    init(storage: DocumentStorage, index: Int) {
        let node = storage.tape[index]
        bytes = storage.bytes
        let start = node.offset &- UInt32(truncatingIfNeeded: storage.base)
        contents = (start &+ 1)..<(start &+ node.length &- 1)
        written = node.offset..<(node.offset &+ node.length)
        traits = node.traits
        file = 0
    }

    /// A text that was decoded by a reader of another format.
    ///
    /// - Parameters:
    ///   - pool: UTF-8 bytes that hold the decoded text.
    ///   - contents: which of them are the text.
    ///   - range: where the text is written in its file.
    ///   - file: the number of that file in its table.
    public init(pool: [UInt8], contents: ByteRange, range: ByteRange, file: Int32) {
        bytes = pool
        self.contents = UInt32(contents.lowerBound)..<UInt32(contents.upperBound)
        written = UInt32(range.lowerBound)..<UInt32(range.upperBound)
        var traits: DocumentNode.Traits = []
        for byte in pool[contents] {
            if byte == UInt8(ascii: "%") { traits.insert(.percent) }
            if byte >= 0x80 { traits.insert(.nonASCII) }
        }
        self.traits = traits
        self.file = file
    }

    /// A text that stands in no file by itself, placed at `range`.
    public init(_ string: String, range: ByteRange, file: Int32) {
        let pool = Array(string.utf8)
        self.init(pool: pool, contents: 0..<pool.count, range: range, file: file)
    }

    /// Where the text is written in its file, quotes included.
    public var range: ByteRange { Int(written.lowerBound)..<Int(written.upperBound) }

    /// The same with the file's number.
    public var place: Place { Place(file: Int(file), range: range) }

    /// The text.
    public var string: String { String(decoding: utf8, as: UTF8.self) }

    /// The text as UTF-8: the file's own bytes where nothing in them is escaped.
    public var utf8: ArraySlice<UInt8> {
        let raw = bytes[Int(contents.lowerBound)..<Int(contents.upperBound)]
        return traits.contains(.escaped) ? JSONText.decodeUTF8(raw)[...] : raw
    }

    /// Whether the text has no characters at all.
    public var isEmpty: Bool { contents.isEmpty }

    /// Whether `%` is in the text, so that it may hold format specifiers.
    public var mayHaveSpecifiers: Bool { traits.contains(.percent) }

    /// Whether the text is plain ASCII without escapes, so that checks of rarer characters can be skipped.
    public var isPlainASCII: Bool { !traits.contains(.nonASCII) && !traits.contains(.escaped) }

    /// Whether the text is written with escapes, such as a line break's.
    public var hasEscapes: Bool { traits.contains(.escaped) }

    /// Whether the text is `words`, found without making a string.
    func says(_ words: StaticString) -> Bool {
        guard contents.count == words.utf8CodeUnitCount, !hasEscapes else { return string == words.description }
        return words.withUTF8Buffer { $0.elementsEqual(bytes[Int(contents.lowerBound)..<Int(contents.upperBound)]) }
    }

    /// Whether the text is these bytes of UTF-8, found without making a string.
    public func isSpelled(_ utf8: [UInt8]) -> Bool {
        if hasEscapes { return self.utf8.elementsEqual(utf8) }
        guard contents.count == utf8.count else { return false }
        return bytes[Int(contents.lowerBound)..<Int(contents.upperBound)].elementsEqual(utf8)
    }

    /// Whether both say the same, byte for byte.
    public func hasSameContents(as other: Text) -> Bool { utf8.elementsEqual(other.utf8) }
}
