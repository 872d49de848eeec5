import CatalogCore
import JSONRPC

/// A framing with one message per line.
package struct LineFraming: MessageFraming {
    private var bytes: [UInt8] = []
    private var searched = 0
    private var waiting: [[UInt8]] = []

    /// The maximum length of a line in bytes.
    ///
    /// A longer line means a broken stream.
    static let longest = 64 << 20

    /// An error in the framing of a stream.
    package enum Failure: Error, Hashable, Sendable {
        /// A line exceeds the maximum length.
        case lineTooLong
    }

    /// Creates a reader at the beginning of a stream.
    package init() {}

    /// Appends bytes received from the stream.
    package mutating func append(_ more: [UInt8]) { bytes += more }

    /// Returns the next message, or nil if more bytes are needed.
    ///
    /// - Throws: A `Failure` if a line is too long.
    package mutating func next() throws -> [UInt8]? {
        while true {
            if !waiting.isEmpty { return waiting.removeFirst() }
            guard let line = try line() else { return nil }
            if line.contains(where: { !" \t\r".utf8.contains($0) }) { waiting = Self.messages(in: line) }
        }
    }

    private mutating func line() throws(Failure) -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
            searched = bytes.count
            guard bytes.count <= Self.longest else { throw .lineTooLong }
            return nil
        }
        let line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        searched = 0
        return line
    }

    /// Returns the messages of a line.
    ///
    /// Protocol revision 2025-03-26 allows a batch of several messages in an array.
    private static func messages(in line: [UInt8]) -> [[UInt8]] {
        guard line.first(where: { !" \t".utf8.contains($0) }) == UInt8(ascii: "["),
            let messages = DocumentFragment(json: line)?.elements, !messages.isEmpty
        else { return [line] }
        return messages.map { Array($0.jsonLine.utf8) }
    }

    /// Returns a message as a line.
    package static func framed(_ message: [UInt8]) -> [UInt8] { message + [0x0A] }
}
