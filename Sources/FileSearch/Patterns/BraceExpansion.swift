import CatalogCore

/// Expansion of `{a,b}` in a glob to one glob per alternative.
enum BraceExpansion {
    /// The maximum number of globs for one pattern; `{a,b}` repeated forty times would give 10¹² globs.
    static let limit = 256

    /// Returns the globs without braces for `pattern`; groups may be nested.
    static func expand(_ pattern: [UInt8]) throws(GlobError) -> [[UInt8]] {
        var pending = [pattern]
        var expanded: [[UInt8]] = []
        var steps = 0
        while let next = pending.popLast() {
            guard let group = try BraceGroup(firstIn: next) else {
                expanded.append(next)
                continue
            }
            steps += 1
            let (before, after) = (next[..<group.range.lowerBound], next[group.range.upperBound...])
            pending += group.alternatives.map { Array(before + $0 + after) }
            guard steps <= limit, pending.count + expanded.count <= limit else {
                throw .tooManyAlternatives(limit: limit)
            }
        }
        return expanded
    }
}

/// A group `{…}` of a glob.
private struct BraceGroup {
    /// The range from the `{` through the `}`.
    package let range: ByteRange
    let alternatives: [ArraySlice<UInt8>]

    /// Finds the first group that is not escaped or inside a character class; nil if there is none.
    init?(firstIn pattern: [UInt8]) throws(GlobError) {
        var offset = 0
        while offset < pattern.count, pattern[offset] != UInt8(ascii: "{") {
            try Self.skip(pattern, at: &offset)
        }
        guard offset < pattern.count else { return nil }
        let start = offset
        var commas = [start]
        var depth = 0
        repeat {
            guard offset < pattern.count else { throw .unclosedBrace }
            switch pattern[offset] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: commas.append(offset)
            default: break
            }
            try Self.skip(pattern, at: &offset)
        } while depth > 0
        range = start..<offset
        commas.append(offset - 1)
        alternatives = zip(commas, commas.dropFirst()).map { pattern[($0 + 1)..<$1] }
    }

    /// Advances `offset` past one character, escape or class.
    private static func skip(_ pattern: [UInt8], at offset: inout Int) throws(GlobError) {
        switch pattern[offset] {
        case UInt8(ascii: "["): _ = try GlobClass(readingFrom: pattern, at: &offset)
        case UInt8(ascii: "\\"): offset = min(offset + 2, pattern.count)
        default: offset += 1
        }
    }
}
