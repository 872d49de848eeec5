/// A format that separates messages in a stream of bytes.
package protocol MessageFraming: Sendable {
    /// Appends bytes received from the stream.
    mutating func append(_ more: [UInt8])

    /// Returns the next complete message, or nil if more bytes are needed.
    ///
    /// - Throws: An error if the stream is malformed; the bytes after that point cannot be interpreted.
    mutating func next() throws -> [UInt8]?

    /// Returns a message as it is written to the stream, with its header or terminator.
    static func framed(_ message: [UInt8]) -> [UInt8]
}
