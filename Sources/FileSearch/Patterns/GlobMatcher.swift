import CatalogCore

/// A matcher that compares the tokens of a glob with the bytes of a text.
///
/// If a token fails to match, the matcher retries only the last `*` and the last `**`, with more bytes. Earlier stars
/// need no retry, because the last star can match everything that an earlier star could match. So the time is
/// proportional to the product of both lengths instead of exponential in the number of stars.
struct GlobMatcher {
    private let tokens: [GlobToken]
    private let isPath: Bool
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int
    private var token = 0
    private var lastStar: Retry?
    private var lastWide: Retry?

    /// The state from which matching continues after a star takes more bytes.
    private struct Retry {
        let token: Int
        var position: Int
        let takesWholeFolders: Bool
    }

    /// Creates a matcher for `range` of `bytes`.
    init(_ tokens: [GlobToken], over subject: GlobPattern.Subject, _ bytes: [UInt8], in range: ByteRange) {
        self.tokens = tokens
        self.bytes = bytes
        isPath = subject == .path
        end = range.upperBound
        position = range.lowerBound
    }

    /// Returns whether the tokens match all bytes.
    package mutating func matches() -> Bool {
        while true {
            if token == tokens.count {
                if position == end { return true }
            } else if advance(tokens[token]) {
                token += 1
                continue
            }
            guard retry() else { return false }
        }
    }

    /// Matches one token at the current position; a star matches nothing at first.
    private mutating func advance(_ step: GlobToken) -> Bool {
        switch step {
        case .literal(let literal): return take(literal)
        case .character: return takeCharacter { _ in true }
        case .oneOf(let characters): return takeCharacter(characters.contains)
        case .withinFolder:
            lastStar = Retry(token: token + 1, position: position, takesWholeFolders: false)
            return true
        case .anything, .folders:
            lastStar = nil
            lastWide = Retry(token: token + 1, position: position, takesWholeFolders: step == .folders)
            return true
        }
    }

    private mutating func take(_ literal: [UInt8]) -> Bool {
        guard end &- position >= literal.count else { return false }
        var index = 0
        while index < literal.count {
            guard bytes[position &+ index] == literal[index] else { return false }
            index &+= 1
        }
        position &+= literal.count
        return true
    }

    private mutating func takeCharacter(_ accepts: (UInt32) -> Bool) -> Bool {
        guard position < end, !isSlash(at: position) else { return false }
        let scalar = DecodedScalar(in: bytes, at: position, end: end)
        guard accepts(scalar.value) else { return false }
        position &+= scalar.length
        return true
    }

    /// Extends the last `*` by one character, or else the last `**` by a character or folder.
    private mutating func retry() -> Bool {
        if let star = lastStar, star.position < end, !isSlash(at: star.position) {
            lastStar = resume(star, at: afterCharacter(at: star.position))
            return true
        }
        guard let wide = lastWide, wide.position < end else { return false }
        lastStar = nil
        guard wide.takesWholeFolders else {
            lastWide = resume(wide, at: afterCharacter(at: wide.position))
            return true
        }
        guard let slash = bytes[wide.position..<end].firstIndex(of: UInt8(ascii: "/")) else { return false }
        lastWide = resume(wide, at: slash + 1)
        return true
    }

    private mutating func resume(_ retry: Retry, at position: Int) -> Retry {
        self.position = position
        token = retry.token
        return Retry(token: retry.token, position: position, takesWholeFolders: retry.takesWholeFolders)
    }

    private func afterCharacter(at offset: Int) -> Int {
        offset &+ DecodedScalar(in: bytes, at: offset, end: end).length
    }

    private func isSlash(at offset: Int) -> Bool {
        isPath && bytes[offset] == UInt8(ascii: "/")
    }
}
