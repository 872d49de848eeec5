/// How messages are told apart in a stream of bytes.
package protocol MessageFraming: Sendable {
    /// Takes more bytes of the stream.
    mutating func append(_ more: [UInt8])

    /// The next whole message; nil where more bytes must come first.
    ///
    /// - Throws: where nothing behind these bytes can be understood.
    mutating func next() throws -> [UInt8]?

    /// A message as it stands in the stream.
    static func framed(_ message: [UInt8]) -> [UInt8]
}
