/// A change to a file: some of its bytes are replaced by others.
///
/// Everything that writes ends as a list of these, so that what no edit names stays as it was.
public struct Edit: Hashable, Sendable {
    /// The bytes that go; empty where something is only inserted.
    public let range: ByteRange
    /// The bytes that come in their place.
    public let replacement: [UInt8]

    /// Creates an edit of a range of bytes.
    public init(_ range: ByteRange, _ replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }
}

extension Edit {
    /// Why a list of edits cannot be made.
    public enum Problem: Error, Hashable, Sendable {
        /// Two edits touch the same bytes.
        case overlap(ByteRange, ByteRange)
        /// An edit names bytes that the file does not have.
        case outOfBounds(ByteRange)
    }

    /// Makes all edits at once; insertions at one place follow each other in the order given.
    ///
    /// - Throws: `Problem` when two of them overlap or one lies outside `bytes`.
    public static func apply(_ edits: [Edit], to bytes: [UInt8]) throws(Problem) -> [UInt8] {
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var done = 0..<0
        for (_, edit) in ordered {
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
                throw .outOfBounds(edit.range)
            }
            guard edit.range.lowerBound >= done.upperBound else { throw .overlap(done, edit.range) }
            result += bytes[done.upperBound..<edit.range.lowerBound]
            result += edit.replacement
            done = edit.range
        }
        return result + bytes[done.upperBound...]
    }
}
