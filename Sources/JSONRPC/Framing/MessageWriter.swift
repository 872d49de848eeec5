import Foundation
import StandardStreams

/// Writes messages to the client, one after the other.
package actor MessageWriter {
    private var output = StandardOutput()
    private let framing: any MessageFraming.Type
    private let receiver: (@Sendable ([UInt8]) -> Void)?

    /// Creates a writer to standard output.
    ///
    /// - Parameter framing: how the messages are told apart.
    package init(_ framing: any MessageFraming.Type) {
        self.framing = framing
        receiver = nil
    }

    /// Creates a writer to a client in this process.
    package init(_ framing: any MessageFraming.Type, to receiver: @escaping @Sendable ([UInt8]) -> Void) {
        self.framing = framing
        self.receiver = receiver
    }

    /// Whether somebody may still read what is written.
    var hasReader: Bool { receiver != nil || StandardStream.output.hasReader }

    /// Writes a message and hands it over at once; what a client that has gone would have read is dropped.
    func send(_ message: some Encodable & Sendable) {
        guard let body = try? Self.encoder().encode(message) else { return }
        write([UInt8](body))
    }

    /// Writes the answer to a request whose result is a text of JSON already.
    func send(result: [UInt8], of id: RequestID) {
        guard let name = try? Self.encoder().encode(id) else { return }
        write(Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8) + name + Array(",\"result\":".utf8) + result + [0x7D])
    }

    private func write(_ message: [UInt8]) {
        if let receiver { return receiver(framing.framed(message)) }
        try? output.write(framing.framed(message))
        try? output.flush()
    }

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}
