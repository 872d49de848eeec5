import CatalogCore

/// A fault of a binary property list; offsets refer to the bytes of the file.
public enum BinaryPropertyListFault: Hashable, Sendable {
    /// The trailer, which describes the layout of the file, contradicts the file.
    case badTrailer
    /// An object is outside the file or extends past the objects.
    case outOfBounds
    /// A reference to an object that the file does not have.
    case badReference(Int)
    /// An object of an unknown kind, or of a kind that tables do not use; `marker` is the first byte of the object.
    case unknownObject(marker: UInt8)
    /// A text is invalid in its encoding.
    case badText
    /// A key of a dictionary is not a text.
    case keyIsNoText
    /// Objects overlap or contain themselves, so that a small file could expand without limit.
    case overlappingObjects
}

extension BinaryPropertyListFault: CustomStringConvertible {
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch self {
        case .badTrailer: "its last 32 bytes contradict the file"
        case .outOfBounds: "an object reaches beyond the file"
        case .badReference(let number): "object \(number) does not exist"
        case .unknownObject(let marker): "an object of the unknown kind 0x\(String(marker, radix: 16))"
        case .badText: "a text is not valid"
        case .keyIsNoText: "a key is not a text"
        case .overlappingObjects: "objects overlap or contain themselves"
        }
    }
}
