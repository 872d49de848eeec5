import CatalogCore

/// Literals of C and Objective-C without an operator between them, which the compiler joins to one text.
///
/// Macros can be among them, as in `#define TR(k) NSLocalizedString(@"home." k, nil)`.
struct AdjacentLiterals {
    private(set) var pieces: [Piece]

    /// A part of the joined text.
    enum Piece: Hashable {
        /// A literal, by the range that includes its quotes.
        case literal(ByteRange)
        /// The name of a macro or of its parameter, whose text is unknown.
        case name
    }

    /// The ranges of the literals.
    var literals: [ByteRange] {
        pieces.compactMap { piece in
            if case .literal(let range) = piece { range } else { nil }
        }
    }

    /// Returns the groups of adjacent literals and names.
    ///
    /// - Parameter literals: The ranges of all literals in the file, in order.
    static func all(among literals: [ByteRange], in bytes: [UInt8]) -> [AdjacentLiterals] {
        let macros = MacroDefinition.all(in: bytes)
        var nextMacro = 0
        var found: [AdjacentLiterals] = []
        var rest = literals[...]
        while let first = rest.popFirst() {
            var group = AdjacentLiterals(pieces: [.literal(first)])
            let end = group.takeNeighbours(of: first, from: &rest, in: bytes)
            while nextMacro < macros.count, macros[nextMacro].range.upperBound <= first.lowerBound { nextMacro += 1 }
            let macro = nextMacro < macros.count ? macros[nextMacro] : nil
            let parameters = macro.flatMap { $0.range.contains(first.lowerBound) ? $0.parameters : nil } ?? []
            group.takeNames(around: first.lowerBound..<end, parameters, in: bytes)
            if group.pieces.count > 1 { found.append(group) }
        }
        return found
    }

    /// Adds the literals that follow the first one, with the names between them, and returns their end.
    private mutating func takeNeighbours(
        of first: ByteRange, from rest: inout ArraySlice<ByteRange>, in bytes: [UInt8]
    ) -> Int {
        var end = first.upperBound
        while let next = rest.first, let gap = LiteralGap(bytes, end..<next.lowerBound), gap.isWhole {
            pieces += gap.names.map { _ in .name } + [.literal(next)]
            end = next.upperBound
            rest.removeFirst()
        }
        return end
    }

    /// Adds the names before and after the literals that are parameters of the macro around them, or any names in a
    /// lookup.
    private mutating func takeNames(around range: ByteRange, _ parameters: Set<String>, in bytes: [UInt8]) {
        let before = Self.nameBefore(range.lowerBound, in: bytes)
        let isLookup = MentionReader.isLookup(before: before?.start ?? range.lowerBound, in: bytes)
        if let before, parameters.contains(before.name) || isLookup { pieces.insert(.name, at: 0) }
        let end = min(bytes.count, range.upperBound + LiteralGap.limit)
        guard let gap = LiteralGap(bytes, range.upperBound..<end), let name = gap.names.first,
            parameters.contains(name) || isLookup && !gap.isLabel
        else { return }
        pieces.append(.name)
    }

    /// Returns the name before an offset, with only blanks and `@` between them.
    private static func nameBefore(_ offset: Int, in bytes: [UInt8]) -> (name: String, start: Int)? {
        var end = offset
        while end > 0, LiteralGap.blanks.contains(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "@") { end -= 1 }
        var start = end
        while start > 0, bytes[start - 1].isASCIIWord { start -= 1 }
        guard start < end else { return nil }
        return (String(decoding: bytes[start..<end], as: UTF8.self), start)
    }
}

/// The code between two literals, or after the last one.
private struct LiteralGap {
    /// The names, up to the first character that separates literals.
    private(set) var names: [String] = []
    /// Whether nothing separates the literals.
    private(set) var isWhole = true
    /// Whether a colon follows the names, so that they belong to a message of Objective-C: `title:@"a" text:@"b"`.
    private(set) var isLabel = false

    /// The maximum length, in bytes.
    static let limit = 4096
    static let blanks = Array(" \t".utf8)

    /// Reads the code in a range; nil if the range is too long.
    init?(_ bytes: [UInt8], _ range: ByteRange) {
        guard range.count <= Self.limit else { return nil }
        var rest = bytes[range]
        var isLineStart = false
        while let byte = rest.first {
            if byte.isASCIIWord {
                let word = rest.prefix(while: \.isASCIIWord)
                names.append(String(decoding: word, as: UTF8.self))
                rest = rest.dropFirst(word.count)
                continue
            }
            switch byte {
            case UInt8(ascii: "\n"): isLineStart = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "@"): break
            // The line continues after a backslash.
            case UInt8(ascii: "\\"): rest = rest.drop { $0 != UInt8(ascii: "\n") }
            // At the start of a line, `#` begins a directive; elsewhere, it makes a literal of a parameter.
            case UInt8(ascii: "#") where !isLineStart: break
            case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"):
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
                continue
            case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"): Self.dropComment(&rest)
            default:
                isWhole = false
                isLabel = byte == UInt8(ascii: ":")
                return
            }
            rest = rest.dropFirst()
        }
    }

    /// Drops a comment up to its last character.
    private static func dropComment(_ rest: inout ArraySlice<UInt8>) {
        var last: UInt8 = 0
        rest = rest.dropFirst(2).drop { byte in
            defer { last = byte }
            return !(last == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
        }
    }
}

/// The definition of a macro with parameters: `#define TR(k) NSLocalizedString(k, nil)`.
private struct MacroDefinition {
    let parameters: Set<String>
    /// The bytes of the definition, which continues on the next line after a backslash.
    let range: ByteRange

    /// Returns the definitions in a file, in order.
    static func all(in bytes: [UInt8]) -> [MacroDefinition] {
        var found: [MacroDefinition] = []
        var start = 0
        while start < bytes.count {
            var end = self.end(ofLineAt: start, in: bytes)
            guard isDefinition(bytes[start..<end]) else {
                start = end
                continue
            }
            while end < bytes.count, continues(bytes[start..<end]) { end = self.end(ofLineAt: end, in: bytes) }
            if let parameters = parameters(in: bytes[start..<end]) {
                found.append(MacroDefinition(parameters: parameters, range: start..<end))
            }
            start = end
        }
        return found
    }

    private static func end(ofLineAt start: Int, in bytes: [UInt8]) -> Int {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
        let hash = line.drop { LiteralGap.blanks.contains($0) }
        guard hash.first == UInt8(ascii: "#") else { return false }
        return hash.dropFirst().drop { LiteralGap.blanks.contains($0) }.starts(with: "define".utf8)
    }

    private static func continues(_ line: ArraySlice<UInt8>) -> Bool {
        line.last { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } == UInt8(ascii: "\\")
    }

    /// Returns the parameters, or nil if there are none.
    private static func parameters(in definition: ArraySlice<UInt8>) -> Set<String>? {
        guard let open = definition.firstIndex(of: UInt8(ascii: "(")),
            let close = definition[open...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let names = definition[(open + 1)..<close].split { !$0.isASCIIWord }
        return Set(names.map { String(decoding: $0, as: UTF8.self) } + ["__VA_ARGS__"])
    }
}
