import Foundation
import StandardStreams

/// Writes messages, each behind a header with its length, one after the other.
package actor MessageWriter {
    private var output = StandardOutput()

    /// Creates a writer to standard output.
    package init() {}

    /// Writes a message and hands it over at once; what a client that has gone would have read is dropped.
    func send(_ message: some Encodable & Sendable) {
        guard let body = try? Self.encoder().encode(message) else { return }
        try? output.write("Content-Length: \(body.count)\r\n\r\n")
        try? output.write([UInt8](body))
        try? output.flush()
    }

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}
