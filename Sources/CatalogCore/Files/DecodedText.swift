/// A text file as UTF-8, with the facts that are needed to restore its bytes.
public struct DecodedText: Hashable, Sendable {
    /// The text as valid UTF-8, without the byte-order mark.
    public let utf8: [UInt8]
    /// The encoding of the file.
    public let encoding: TextEncoding
    /// Whether the file begins with a byte-order mark.
    public let hasByteOrderMark: Bool

    /// Creates a text from UTF-8, to be stored in `encoding`.
    public init(utf8: [UInt8], encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false) {
        self.utf8 = utf8
        self.encoding = encoding
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// Decodes the bytes of a file.
    ///
    /// Accepts UTF-8 with or without a byte-order mark, and UTF-16 in either byte order. UTF-16 without a mark is
    /// accepted if its zero bytes clearly indicate it. Removes only one mark; a second one remains in the text as
    /// U+FEFF.
    ///
    /// - Throws: `TextEncodingError` if the bytes are invalid in their encoding, or are UTF-32.
    public init(decoding bytes: [UInt8]) throws(TextEncodingError) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw TextEncodingError(reason: .unsupported(encoding: "UTF-32"), byteOffset: 0, position: .start)
        }
        let marked = TextEncoding.marked(in: bytes)
        let encoding = marked ?? TextEncoding.unmarked(in: bytes)
        let start = marked?.byteOrderMark.count ?? 0
        let utf8 =
            encoding == .utf8
            ? try Self.checkedUTF8(bytes, from: start)
            : try Self.decodedUTF16(bytes, from: start, isBigEndian: encoding == .utf16BigEndian)
        self.init(utf8: utf8, encoding: encoding, hasByteOrderMark: marked != nil)
    }

    /// Returns the bytes from which the text was decoded.
    public func encoded() -> [UInt8] {
        encode(utf8)
    }

    /// Returns a UTF-8 text in the encoding of this file, with a byte-order mark if this file has one.
    public func encode(_ text: [UInt8]) -> [UInt8] {
        var output = hasByteOrderMark ? encoding.byteOrderMark : []
        switch encoding {
        case .utf8: output.append(contentsOf: text)
        case .utf16LittleEndian: UTF16Transcoding(isBigEndian: false).append(utf8: text, to: &output)
        case .utf16BigEndian: UTF16Transcoding(isBigEndian: true).append(utf8: text, to: &output)
        }
        return output
    }

    private static func checkedUTF8(_ bytes: [UInt8], from start: Int) throws(TextEncodingError) -> [UInt8] {
        if let offset = firstInvalidOffset(in: bytes, from: start) {
            throw TextEncodingError(
                reason: .invalidUTF8(byte: bytes[offset]),
                byteOffset: offset,
                position: LineIndex(bytes).position(at: offset)
            )
        }
        return start == 0 ? bytes : Array(bytes[start...])
    }

    /// Returns the offset of the first invalid byte; for a truncated sequence, that of its first byte.
    private static func firstInvalidOffset(in bytes: [UInt8], from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset &+= 1
            } else if let length = UTF8Sequence.length(in: bytes, at: offset) {
                offset &+= length
            } else {
                return offset
            }
        }
        return nil
    }

    private static func decodedUTF16(
        _ bytes: [UInt8],
        from start: Int,
        isBigEndian: Bool
    ) throws(TextEncodingError) -> [UInt8] {
        do {
            return try UTF16Transcoding(isBigEndian: isBigEndian).utf8(from: bytes, startingAt: start)
        } catch {
            throw TextEncodingError(
                reason: error.reason,
                byteOffset: error.byteOffset,
                position: LineIndex(error.decoded).position(at: error.decoded.count)
            )
        }
    }
}
