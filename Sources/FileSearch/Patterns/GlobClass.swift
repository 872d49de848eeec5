/// A character class of a glob: the characters between `[` and `]`.
struct GlobClass: Hashable, Sendable {
    private var ranges: [ClosedRange<UInt32>] = []
    private var isNegated = false

    /// Returns whether the class contains the scalar.
    func contains(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.contains(scalar) } != isNegated
    }

    /// Parses the class whose `[` is at `offset`, and advances `offset` past its `]`.
    ///
    /// As in git, a `]` in first position is literal, and `^` means the same as `!`. A `-` is literal in first or last
    /// position and after a range.
    init(readingFrom pattern: [UInt8], at offset: inout Int) throws(GlobError) {
        offset += 1
        if offset < pattern.count, pattern[offset] == UInt8(ascii: "!") || pattern[offset] == UInt8(ascii: "^") {
            isNegated = true
            offset += 1
        }
        var isFirst = true
        while offset < pattern.count, isFirst || pattern[offset] != UInt8(ascii: "]") {
            isFirst = false
            try readMember(of: pattern, at: &offset)
        }
        guard offset < pattern.count else { throw .unclosedClass }
        offset += 1
    }

    /// Parses a named class, a range or a single character.
    private mutating func readMember(of pattern: [UInt8], at offset: inout Int) throws(GlobError) {
        if let name = Self.className(in: pattern, at: offset) {
            guard let named = Self.namedRanges(name) else { throw .unknownClass(name: name) }
            ranges += named
            offset += name.utf8.count + 4
            return
        }
        let first = try Self.readScalar(of: pattern, at: &offset)
        let dash = offset
        guard dash + 1 < pattern.count, pattern[dash] == UInt8(ascii: "-"), pattern[dash + 1] != UInt8(ascii: "]")
        else {
            ranges.append(first...first)
            return
        }
        offset += 1
        let last = try Self.readScalar(of: pattern, at: &offset)
        // As in git, a reversed range contains only its first character.
        ranges.append(first...max(first, last))
    }

    private static func readScalar(of pattern: [UInt8], at offset: inout Int) throws(GlobError) -> UInt32 {
        if pattern[offset] == UInt8(ascii: "\\") { offset += 1 }
        guard offset < pattern.count else { throw .unclosedClass }
        let scalar = DecodedScalar(in: pattern, at: offset, end: pattern.count)
        offset += scalar.length
        return scalar.value
    }
}

extension GlobClass {
    /// Returns the name of a class `[:name:]` at `offset`; nil if there is none.
    private static func className(in pattern: [UInt8], at offset: Int) -> String? {
        guard pattern[offset...].starts(with: Array("[:".utf8)) else { return nil }
        // The search is limited, because an unlimited search at each `[:` would take quadratic time.
        let ahead = pattern[(offset + 2)...].prefix(64)
        guard let bracket = ahead.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        guard bracket > offset + 2, pattern[bracket - 1] == UInt8(ascii: ":") else { return nil }
        return String(decoding: pattern[offset + 2..<bracket - 1], as: UTF8.self)
    }

    /// Returns the ranges of a POSIX class, limited to ASCII as in git; nil for an unknown class.
    private static func namedRanges(_ name: String) -> [ClosedRange<UInt32>]? {
        switch name {
        case "alpha": [0x41...0x5A, 0x61...0x7A]
        case "digit": [0x30...0x39]
        case "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
        case "upper": [0x41...0x5A]
        case "lower": [0x61...0x7A]
        case "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66]
        case "blank": [0x09...0x09, 0x20...0x20]
        case "space": [0x09...0x0D, 0x20...0x20]
        case "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
        case "cntrl": [0x00...0x1F, 0x7F...0x7F]
        case "print": [0x20...0x7E]
        case "graph": [0x21...0x7E]
        default: nil
        }
    }
}
