/// What is wrong with a binary property list; offsets are in the file's bytes.
public enum BinaryPropertyListFault: Hashable, Sendable {
    /// The bytes at the end, which say where all else is, contradict the file.
    case badTrailer
    /// An object lies outside the file or reaches beyond its objects.
    case outOfBounds
    /// A number of an object that the file does not have.
    case badReference(Int)
    /// A kind of object that tables don't have or that is not known, by its first byte.
    case unknownObject(marker: UInt8)
    /// A text that is no UTF-16.
    case badText
    /// A key of a dictionary that is no text.
    case keyIsNoText
    /// Objects that lie on top of each other or hold themselves, by which a small file would grow without end.
    case overlappingObjects
}

extension BinaryPropertyListFault: CustomStringConvertible {
    /// The fault in a few words.
    public var description: String {
        switch self {
        case .badTrailer: "its last 32 bytes contradict the file"
        case .outOfBounds: "an object reaches beyond the file"
        case .badReference(let number): "object \(number) does not exist"
        case .unknownObject(let marker): "object of unknown kind 0x\(String(marker, radix: 16))"
        case .badText: "a text is not valid"
        case .keyIsNoText: "a key is not a text"
        case .overlappingObjects: "objects lie on top of each other or hold themselves"
        }
    }
}
