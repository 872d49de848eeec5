import CatalogCore

/// Walks the steps of a glob and the bytes of a text side by side.
///
/// When a step fails, only the last `*` and the last `**` are given more bytes, never an earlier one: whatever an
/// earlier star could take, the last one can take as well. So the work grows with the product of the two lengths
/// and not exponentially with the number of stars.
struct GlobMatcher {
    private let tokens: [GlobToken]
    private let isPath: Bool
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int
    private var token = 0
    private var lastStar: Retry?
    private var lastWide: Retry?

    /// Where to go on after giving a star more bytes.
    private struct Retry {
        let token: Int
        var position: Int
        let takesWholeFolders: Bool
    }

    /// Prepares to match `range` of `bytes`.
    init(_ tokens: [GlobToken], over subject: GlobPattern.Subject, _ bytes: [UInt8], in range: ByteRange) {
        self.tokens = tokens
        self.bytes = bytes
        isPath = subject == .path
        end = range.upperBound
        position = range.lowerBound
    }

    /// Whether the steps take all the bytes.
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

    /// Takes what one step takes at the current position; stars take nothing at first.
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

    /// Gives the last star one character more, else the last wide star a character or folder more.
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
