import CatalogCore

/// Pieces of literals that code can build keys from: `badge.`, `.title`, `fitpal.error`.
struct KeyFragments: Sendable {
    private var pieces: [ExactText: Piece] = [:]

    /// A piece of a literal and its location.
    private struct Piece {
        let location: CodeLocation
        /// Whether each occurrence is next to a number.
        var isBesideNumber: Bool
    }

    /// The bytes that separate the parts of a key.
    private static let separators = Array("._-/:".utf8)

    /// Adds a piece of a literal if a key can contain it.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the piece is a complete literal that code does not concatenate.
    ///   - isBesideNumber: Whether the values next to the piece are numbers.
    mutating func take(
        _ text: String, at location: @autoclosure () -> CodeLocation, isWhole: Bool, isBesideNumber: Bool
    ) {
        let bytes = Array(text.utf8)
        guard bytes.count > 1, !bytes.contains(UInt8(ascii: " ")), let first = bytes.first, let last = bytes.last else {
            return
        }
        let isAtSeam = Self.separators.contains(first) || Self.separators.contains(last)
        // The value flow analysis covers complete literals that code does not concatenate.
        guard isAtSeam || !isWhole else { return }
        if pieces[ExactText(text)] == nil {
            pieces[ExactText(text)] = Piece(location: location(), isBesideNumber: isBesideNumber)
        } else if !isBesideNumber {
            pieces[ExactText(text)]?.isBesideNumber = false
        }
    }

    /// Returns the first piece that a key begins or ends with, at the boundary of a part.
    func first(in key: String) -> (text: String, location: CodeLocation)? {
        guard !pieces.isEmpty else { return nil }
        let bytes = Array(key.utf8)
        for offset in bytes.indices.dropFirst() where Self.separators.contains(bytes[offset]) {
            for range in [0..<offset + 1, 0..<offset, offset..<bytes.count, offset + 1..<bytes.count] {
                let text = String(decoding: bytes[range], as: UTF8.self)
                guard let piece = pieces[ExactText(text)] else { continue }
                let beside = range.lowerBound == 0 ? bytes[range.upperBound...].first : bytes[range.lowerBound - 1]
                guard piece.isBesideNumber, let beside, !Self.digits.contains(beside) else {
                    return (text, piece.location)
                }
            }
        }
        return nil
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
