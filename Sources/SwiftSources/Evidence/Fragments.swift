import XCStringsKit

/// Pieces of text that keys may be put together from: `badge.`, `.title`, `fitpal.error`.
struct Fragments: Sendable {
    private var places: [ExactText: SourcePlace] = [:]

    /// What stands between the parts of a key.
    private static let separators = Array("._-/:".utf8)

    /// Takes a piece of a literal, if it could be a piece of a key.
    ///
    /// - Parameter isWhole: whether it is all of its literal, and nothing is put to it there.
    mutating func take(_ text: String, at place: @autoclosure () -> SourcePlace, isWhole: Bool) {
        let bytes = Array(text.utf8)
        guard bytes.count > 1, !bytes.contains(UInt8(ascii: " ")), places[ExactText(text)] == nil,
            let first = bytes.first, let last = bytes.last
        else { return }
        let isAtSeam = Self.separators.contains(first) || Self.separators.contains(last)
        let hasParts = bytes.dropFirst().dropLast().contains(where: Self.separators.contains)
        // A word alone is too common to say anything, unless something is put to it.
        guard isAtSeam || hasParts || !isWhole else { return }
        places[ExactText(text)] = place()
    }

    /// The first piece that a key begins or ends with, whole parts taken.
    func first(in key: String) -> (text: String, place: SourcePlace)? {
        guard !places.isEmpty else { return nil }
        let bytes = Array(key.utf8)
        for offset in bytes.indices.dropFirst() where Self.separators.contains(bytes[offset]) {
            let pieces = [bytes[...offset], bytes[..<offset], bytes[offset...], bytes[(offset + 1)...]]
            for piece in pieces {
                let text = String(decoding: piece, as: UTF8.self)
                if let place = places[ExactText(text)] { return (text, place) }
            }
        }
        return nil
    }
}
