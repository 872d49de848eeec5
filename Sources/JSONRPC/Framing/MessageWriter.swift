import Foundation
import StandardStreams

/// A writer that sends messages to the client one at a time.
package actor MessageWriter {
    private var output = StandardOutput()
    private let framing: any MessageFraming.Type
    private let receiver: (@Sendable ([UInt8]) -> Void)?

    /// Creates a writer to standard output.
    ///
    /// - Parameter framing: The format that separates the messages.
    package init(_ framing: any MessageFraming.Type) {
        self.framing = framing
        receiver = nil
    }

    /// Creates a writer that passes each framed message to a receiver in the same process.
    package init(_ framing: any MessageFraming.Type, to receiver: @escaping @Sendable ([UInt8]) -> Void) {
        self.framing = framing
        self.receiver = receiver
    }

    /// Whether the client can still read the output.
    var hasReader: Bool { receiver != nil || StandardStream.output.hasReader }

    /// Writes a message and flushes the output.
    ///
    /// Errors are ignored, because they mean that the client has closed its end.
    func send(_ message: some Encodable & Sendable) {
        guard let body = try? Self.encoder().encode(message) else { return }
        write([UInt8](body))
    }

    /// Writes the response to a request whose result is already encoded as JSON.
    func send(result: [UInt8], of id: RequestID) {
        guard let name = try? Self.encoder().encode(id) else { return }
        var message = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
        message += name
        message += ",\"result\":".utf8
        message += result
        message.append(UInt8(ascii: "}"))
        write(message)
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
