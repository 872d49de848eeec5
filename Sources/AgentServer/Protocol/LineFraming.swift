import CatalogCore
import JSONRPC

/// Takes the messages out of a stream of bytes in which each stands on a line of its own.
package struct LineFraming: MessageFraming {
    private var bytes: [UInt8] = []
    private var searched = 0
    private var waiting: [[UInt8]] = []

    /// No client sends more at once; a line beyond it is taken for a broken stream.
    static let longest = 64 << 20

    /// Why a stream of lines cannot be read on.
    package enum Failure: Error, Hashable, Sendable {
        /// A line does not end.
        case lineTooLong
    }

    /// Creates a reader of a stream that has yet to begin.
    package init() {}

    /// Takes more bytes of the stream.
    package mutating func append(_ more: [UInt8]) { bytes += more }

    /// The next message; nil where more bytes must come first.
    ///
    /// - Throws: where a line has no end.
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

    /// The messages of a line: several in an array where the revision 2025-03-26 has them in batches.
    private static func messages(in line: [UInt8]) -> [[UInt8]] {
        guard line.first(where: { !" \t".utf8.contains($0) }) == UInt8(ascii: "["),
            let messages = DocumentFragment(json: line)?.elements, !messages.isEmpty
        else { return [line] }
        return messages.map { Array($0.jsonLine.utf8) }
    }

    /// A message on its line.
    package static func framed(_ message: [UInt8]) -> [UInt8] { message + [0x0A] }
}
