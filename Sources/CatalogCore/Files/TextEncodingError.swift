/// An error in the encoding of a text, with its location.
public struct TextEncodingError: Error, Hashable, Sendable {
    /// The reason for an encoding error.
    public enum Reason: Hashable, Sendable {
        /// A byte that is not valid at its offset in UTF-8.
        case invalidUTF8(byte: UInt8)
        /// A UTF-16 surrogate without its other half.
        case loneSurrogate(unit: UInt16)
        /// UTF-16 with an odd number of bytes.
        case oddByteCount
        /// An encoding that is recognized but not supported, by name.
        case unsupported(encoding: String)
    }

    /// The reason for the error.
    public let reason: Reason
    /// The offset of the first invalid byte in the file.
    public let byteOffset: Int
    /// The line and column of that byte.
    public let position: TextPosition

    /// Creates an error.
    public init(reason: Reason, byteOffset: Int, position: TextPosition) {
        self.reason = reason
        self.byteOffset = byteOffset
        self.position = position
    }
}

extension TextEncodingError: CustomStringConvertible {
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch reason {
        case .invalidUTF8(let byte): "byte 0x\(CodePoint.hexadecimal(byte, digits: 2)) is not valid UTF-8 here"
        case .loneSurrogate(let unit):
            "UTF-16 surrogate 0x\(CodePoint.hexadecimal(unit, digits: 4)) without its other half"
        case .oddByteCount: "the UTF-16 text ends in the middle of a character"
        case .unsupported(let encoding): "\(encoding) is not supported; use UTF-8"
        }
    }
}
