/// A text file as UTF-8, with what is needed to write the same bytes back.
public struct DecodedText: Hashable, Sendable {
    /// The text as valid UTF-8, without the byte-order mark.
    public let utf8: [UInt8]
    /// How the file stores it.
    public let encoding: TextEncoding
    /// Whether the file begins with a byte-order mark.
    public let hasByteOrderMark: Bool

    /// Wraps UTF-8 that is to be stored in `encoding`.
    public init(utf8: [UInt8], encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false) {
        self.utf8 = utf8
        self.encoding = encoding
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// Decodes the bytes of a file.
    ///
    /// Read are UTF-8 with or without a byte-order mark, and UTF-16 of either byte order, also without a mark where
    /// its zero bytes leave no doubt. Only one mark is taken off: a second one stays in the text as U+FEFF.
    /// - Throws: where the bytes are not in that encoding, or are in UTF-32.
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

    /// The bytes of the file: those that it was decoded from.
    public func encoded() -> [UInt8] {
        encode(utf8)
    }

    /// The bytes of a file that holds `text`, which is UTF-8, in this one's encoding and with its byte-order mark.
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

    /// A sequence cut short is reported at its first byte, since what is missing has no place of its own.
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
