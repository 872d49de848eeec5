/// A count of the generic arguments that are open at each byte of code.
///
/// Without a parser, `<` can also be an operator. Therefore anything that cannot be part of a type ends all generic
/// arguments: a brace, an operator, or two words in a row.
struct GenericDepthScan {
    /// The maximum nesting, which no list of comparisons in code reaches.
    private static let limit = 128

    /// The open generic arguments, outside of parentheses and brackets and in each of the open ones.
    private var depths = [0]
    private var word: [UInt8] = []
    /// Whether a space or comment follows `word`.
    private var isWordComplete = false
    private var last: UInt8 = 0

    /// Reads a byte of code and returns whether it opens a generic argument beyond the limit.
    mutating func isTooDeep(after byte: UInt8, before next: UInt8?) -> Bool {
        defer { last = byte }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isWordComplete = !word.isEmpty
            return false
        case _ where Self.isInWord(byte):
            read(byte)
            return false
        default: break
        }
        endWord()
        switch byte {
        case UInt8(ascii: "<"):
            guard next != byte, last != byte, next != UInt8(ascii: "=") else { return false }
            depths[depths.count - 1] += 1
            return depths[depths.count - 1] > Self.limit
        case UInt8(ascii: ">"):
            if last != UInt8(ascii: "-") { depths[depths.count - 1] = max(0, depths[depths.count - 1] - 1) }
        case UInt8(ascii: "("), UInt8(ascii: "["): depths.append(depths[depths.count - 1])
        case UInt8(ascii: ")"), UInt8(ascii: "]"): if depths.count > 1 { depths.removeLast() }
        case UInt8(ascii: "{"), UInt8(ascii: "}"): depths = [0]
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "!"),
            UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            break
        case UInt8(ascii: "&") where next != byte && last != byte: break
        default: depths[depths.count - 1] = 0
        }
        return false
    }

    /// Ends the word, but keeps its memory, because code consists mostly of words.
    private mutating func endWord() {
        word.removeAll(keepingCapacity: true)
        isWordComplete = false
    }

    /// Reads a byte of a word, which ends all generic arguments if it follows another word.
    private mutating func read(_ byte: UInt8) {
        if isWordComplete {
            if !Self.modifiers.contains(word) { depths[depths.count - 1] = 0 }
            endWord()
        }
        // An attribute can precede a type, as a modifier can.
        if word.isEmpty, last == UInt8(ascii: "@") { word.append(last) }
        if word.first != UInt8(ascii: "@"), word.count <= Self.longestModifier { word.append(byte) }
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte == UInt8(ascii: "`") || byte >= 0x80
    }

    /// Words that can precede another word in a type, and `@` for every attribute.
    private static let modifiers = Set(
        [
            "@", "some", "any", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated",
            "nonisolated", "async", "throws", "rethrows", "__owned", "__shared", "of",
        ].map { Array($0.utf8) })
    private static let longestModifier = 12
}
