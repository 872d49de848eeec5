/// Why bytes are not a text, and where.
public struct TextEncodingError: Error, Hashable, Sendable {
    /// What is wrong with the bytes.
    public enum Reason: Hashable, Sendable {
        /// A byte that cannot stand where it does in UTF-8.
        case invalidUTF8(byte: UInt8)
        /// Half of a UTF-16 surrogate pair without the other half.
        case loneSurrogate(unit: UInt16)
        /// UTF-16 with half a unit at its end.
        case oddByteCount
        /// An encoding that is recognised and not read, by its name.
        case unsupported(encoding: String)
    }

    /// What is wrong.
    public let reason: Reason
    /// The offset of the first byte that is wrong, from 0, in the file's own bytes.
    public let byteOffset: Int
    /// The same place as line and column of the text before it.
    public let position: TextPosition

    /// Creates an error from its facts.
    public init(reason: Reason, byteOffset: Int, position: TextPosition) {
        self.reason = reason
        self.byteOffset = byteOffset
        self.position = position
    }
}

extension TextEncodingError: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
    public var description: String {
        switch reason {
        case .invalidUTF8(let byte): "byte 0x\(CodePoint.hexadecimal(byte, digits: 2)) is not valid UTF-8 here"
        case .loneSurrogate(let unit):
            "UTF-16 surrogate 0x\(CodePoint.hexadecimal(unit, digits: 4)) without its other half"
        case .oddByteCount: "UTF-16 text ends in the middle of a character"
        case .unsupported(let encoding): "\(encoding) is not supported; use UTF-8"
        }
    }
}
