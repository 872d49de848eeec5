import JSONRPC

/// A framing in which a header with the length precedes each message.
package struct MessageReader: MessageFraming {
    private var bytes: [UInt8] = []
    private var start = 0

    /// The maximum length of a message in bytes.
    ///
    /// Editors send less; a larger length means a broken stream.
    static let longest = 1 << 30
    /// The maximum length of a header in bytes.
    private static let longestHeader = 16 << 10
    private static let headerEnd = Array("\r\n\r\n".utf8)

    /// Creates a reader at the beginning of a stream.
    package init() {}

    /// Appends bytes received from the stream.
    package mutating func append(_ more: [UInt8]) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Returns the next complete message without its header, or nil if more bytes are needed.
    ///
    /// - Throws: A `FramingError` if the bytes are not a header; the bytes after that point cannot be interpreted.
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

    /// Returns a message with its header.
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

/// An error in the framing of a stream.
package enum FramingError: Error, Hashable, Sendable {
    /// A header does not end.
    case noHeader
    /// A header lacks the length of its message.
    case noLength
    /// A length is not a number or too large.
    case badLength(String)
}
