import XCStringsKit

/// Pieces of text that keys may be put together from: `badge.`, `.title`, `fitpal.error`.
struct Fragments: Sendable {
    private var pieces: [ExactText: Piece] = [:]

    /// A piece and where it stands.
    private struct Piece {
        let place: SourcePlace
        /// Whether it has a number beside it wherever it stands.
        var isBesideNumber: Bool
    }

    /// What stands between the parts of a key.
    private static let separators = Array("._-/:".utf8)

    /// Takes a piece of a literal, if it could be a piece of a key.
    ///
    /// - Parameters:
    ///   - isWhole: whether it is all of its literal, and nothing is put to it there.
    ///   - isBesideNumber: whether what is put to it is a number.
    mutating func take(
        _ text: String, at place: @autoclosure () -> SourcePlace, isWhole: Bool, isBesideNumber: Bool
    ) {
        let bytes = Array(text.utf8)
        guard bytes.count > 1, !bytes.contains(UInt8(ascii: " ")), let first = bytes.first, let last = bytes.last else {
            return
        }
        let isAtSeam = Self.separators.contains(first) || Self.separators.contains(last)
        // A literal to which nothing is put is no piece of a key: where it goes is followed.
        guard isAtSeam || !isWhole else { return }
        if pieces[ExactText(text)] == nil {
            pieces[ExactText(text)] = Piece(place: place(), isBesideNumber: isBesideNumber)
        } else if !isBesideNumber {
            pieces[ExactText(text)]?.isBesideNumber = false
        }
    }

    /// The first piece that a key begins or ends with, whole parts taken.
    func first(in key: String) -> (text: String, place: SourcePlace)? {
        guard !pieces.isEmpty else { return nil }
        let bytes = Array(key.utf8)
        for offset in bytes.indices.dropFirst() where Self.separators.contains(bytes[offset]) {
            for range in [0..<offset + 1, 0..<offset, offset..<bytes.count, offset + 1..<bytes.count] {
                let text = String(decoding: bytes[range], as: UTF8.self)
                guard let piece = pieces[ExactText(text)] else { continue }
                let beside = range.lowerBound == 0 ? bytes[range.upperBound...].first : bytes[range.lowerBound - 1]
                guard piece.isBesideNumber, let beside, !Self.digits.contains(beside) else {
                    return (text, piece.place)
                }
            }
        }
        return nil
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
