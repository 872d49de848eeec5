import Foundation

/// A search pattern for a word or phrase.
///
/// By default the pattern matches whole words, ignores case and respects diacritics.
///
/// A `*` at the end of a word matches any ending, and a `*` at the beginning matches any beginning. A space matches any
/// white space.
public struct TermPattern: Hashable, Sendable {
    /// The term as given.
    public let spelling: String
    private let pieces: [Piece]
    private let beginsAnywhere: Bool

    private enum Piece: Hashable {
        case scalar(Unicode.Scalar)
        case space
        /// The rest of a word.
        case ending
    }

    /// The strictness of a search.
    package enum Strictness {
        /// Case-sensitive, whole words.
        case exact
        /// Case-sensitive.
        ///
        /// The last word may have an ending.
        case exactStems
        /// Case-insensitive, whole words.
        case words
        /// Case-insensitive.
        ///
        /// Each word may have an ending.
        case inflected
    }

    /// Parses a term, with `*` as a wildcard at the beginning or end of a word.
    public init(_ spelling: String) {
        self.spelling = spelling
        var pieces: [Piece] = []
        for scalar in spelling.precomposed where !(scalar == "*" && pieces.isEmpty) {
            switch scalar {
            case "*": if pieces.last != .ending { pieces.append(.ending) }
            case _ where WordScalar.isSpace(scalar): if pieces.last != .space { pieces.append(.space) }
            default: pieces.append(.scalar(scalar))
            }
        }
        self.pieces = pieces
        beginsAnywhere = spelling.hasPrefix("*")
    }

    /// Returns the ranges of all matches in a text, from left to right, without overlaps.
    package func matches(in text: PlainText, _ strictness: Strictness) -> [Range<Int>] {
        guard case .scalar(let first)? = pieces.first else { return [] }
        let key = WordScalar.folded(first)
        var found: [Range<Int>] = []
        var index = 0
        while index < text.scalars.count {
            if WordScalar.folded(text.scalars[index]) == key, let end = end(in: text.scalars, from: index, strictness) {
                found.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    /// Returns the ranges of the matches of several patterns; an earlier pattern takes precedence.
    package static func matches(
        of patterns: [TermPattern], in text: PlainText, _ strictness: Strictness
    ) -> [Range<Int>] {
        patterns.reduce(into: []) { found, pattern in
            found += pattern.matches(in: text, strictness).outside(found)
        }
    }

    /// Returns the end of a match that begins at an index; nil if there is no match.
    private func end(in scalars: [Unicode.Scalar], from start: Int, _ strictness: Strictness) -> Int? {
        if start > 0, !beginsAnywhere, !WordScalar.isBoundary(scalars[start - 1], scalars[start]) { return nil }
        var index = start
        for piece in pieces {
            switch piece {
            case .scalar(let scalar):
                guard index < scalars.count, Self.matches(scalars[index], scalar, strictness) else { return nil }
                index += 1
            case .ending: index = Self.wordEnd(scalars, from: index)
            case .space:
                if strictness == .inflected { index = Self.wordEnd(scalars, from: index) }
                guard index < scalars.count, WordScalar.isSpace(scalars[index]) else { return nil }
                index = scalars[index...].firstIndex { !WordScalar.isSpace($0) } ?? scalars.count
            }
        }
        if strictness == .inflected || strictness == .exactStems { index = Self.wordEnd(scalars, from: index) }
        return index == scalars.count || isEnd(scalars, at: index) ? index : nil
    }

    /// Returns whether a match may end at an index.
    ///
    /// Korean appends particles to words.
    private func isEnd(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        WordScalar.isBoundary(scalars[index - 1], scalars[index])
            || WordScalar.writing(of: scalars[index - 1]) == .withParticles
    }

    private static func matches(
        _ scalar: Unicode.Scalar, _ wanted: Unicode.Scalar, _ strictness: Strictness
    ) -> Bool {
        strictness == .exact || strictness == .exactStems
            ? scalar == wanted : WordScalar.folded(scalar) == WordScalar.folded(wanted)
    }

    private static func wordEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
        guard start > 0 else { return start }
        var index = start
        while index < scalars.count, !WordScalar.isBoundary(scalars[index - 1], scalars[index]) { index += 1 }
        return index
    }
}

extension String {
    /// The scalars of the string, with letters and marks composed.
    fileprivate var precomposed: [Unicode.Scalar] { Array(precomposedStringWithCanonicalMapping.unicodeScalars) }
}

extension [Range<Int>] {
    /// Returns the ranges that do not overlap any of the others.
    package func outside(_ others: [Range<Int>]) -> [Range<Int>] {
        filter { range in !others.contains { $0.overlaps(range) } }
    }

    /// Returns the ranges that do not overlap a longer range in `others`.
    package func outside(longer others: [Range<Int>]) -> [Range<Int>] {
        filter { range in !others.contains { $0.overlaps(range) && $0.count > range.count } }
    }
}
