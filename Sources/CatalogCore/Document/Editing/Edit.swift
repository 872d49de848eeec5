/// A replacement of a range of bytes in a file.
///
/// Every change to a file is a list of edits, so that all bytes outside their ranges stay the same.
public struct Edit: Hashable, Sendable {
    /// The range of bytes to replace; empty for an insertion.
    public let range: ByteRange
    /// The new bytes.
    public let replacement: [UInt8]

    /// Creates an edit of a range of bytes.
    public init(_ range: ByteRange, _ replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }
}

extension Edit {
    /// The reason why a list of edits cannot be applied.
    public enum Problem: Error, Hashable, Sendable {
        /// Two edits touch the same bytes.
        case overlap(ByteRange, ByteRange)
        /// An edit is outside the bytes of the file.
        case outOfBounds(ByteRange)
    }

    /// Returns the bytes with all edits applied; insertions at the same offset keep the given order.
    ///
    /// - Throws: `Problem` if two edits overlap or an edit is outside `bytes`.
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
        result += bytes[done.upperBound...]
        return result
    }
}
