import JSONRPC

/// Takes the messages out of a stream of bytes in which each stands behind a header with its length.
package struct MessageReader: MessageFraming {
    private var bytes: [UInt8] = []
    private var start = 0

    /// No editor sends more at once; a length beyond it is taken for a broken stream.
    static let longest = 1 << 30
    /// No header is longer.
    private static let longestHeader = 16 << 10
    private static let headerEnd = Array("\r\n\r\n".utf8)

    /// Creates a reader of a stream that has yet to begin.
    package init() {}

    /// Takes more bytes of the stream.
    package mutating func append(_ more: [UInt8]) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// The next whole message, without its header; nil where more bytes must come first.
    ///
    /// - Throws: where the bytes are no header; nothing behind them can be understood.
    package mutating func next() throws(FramingError) -> [UInt8]? {
        guard let end = headerEnd() else {
            if bytes.count - start > Self.longestHeader { throw .noHeader }
            return nil
        }
        let length = try Self.length(in: bytes[start..<end])
        let content = end + Self.headerEnd.count
        guard bytes.count - content >= length else { return nil }
        start = content + length
        return Array(bytes[content..<start])
    }

    /// A message behind its header.
    package static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }

    private func headerEnd() -> Int? {
        var offset = start
        while offset + Self.headerEnd.count <= bytes.count, offset - start <= Self.longestHeader {
            if bytes[offset...].starts(with: Self.headerEnd) { return offset }
            offset += 1
        }
        return nil
    }

    private static func length(in header: ArraySlice<UInt8>) throws(FramingError) -> Int {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else {
                continue
            }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            guard let length = Int(value), (0...longest).contains(length) else { throw .badLength(String(value)) }
            return length
        }
        throw .noLength
    }
}

/// Why a stream of bytes cannot be read on.
package enum FramingError: Error, Hashable, Sendable {
    /// What should be a header has no end.
    case noHeader
    /// A header does not say how long its message is.
    case noLength
    /// A length is no number, or too large.
    case badLength(String)
}
