import CatalogCore

/// A single pass over a text that finds all parts that are not words.
struct FixedPieceScan {
    private let bytes: [UInt8]
    private let terms: [[UInt8]]
    private let formats: [ByteRange]
    private var offset = 0
    /// The maximum length of a piece in bytes.
    ///
    /// The limit keeps the scan linear for texts with many unclosed marks.
    private static let limit = 1000
    private var collected: [FixedPieces.Piece] = []
    /// The index of the closing brace of each opening one that has one.
    private lazy var closingBraces = ClosingBraces(in: bytes)
    /// The last word that was searched for an address.
    private var word: AddressWord?

    init(_ text: String, terms: [String], isLiteral: Bool) {
        bytes = Array(text.utf8)
        self.terms = terms.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        formats = FormatString(text, isLiteral: isLiteral).pieces.map {
            Self.withoutTrailingWord($0, in: Array(text.utf8))
        }
    }

    mutating func pieces() -> [FixedPieces.Piece] {
        var next = formats[...]
        while offset < bytes.count {
            while let format = next.first, format.upperBound <= offset { next.removeFirst() }
            if let format = next.first, format.lowerBound <= offset {
                add(.format, to: format.upperBound)
            } else if let (kind, end) = piece() {
                add(kind, to: end)
            } else {
                offset += 1
            }
        }
        return collected
    }

    /// Returns the range of a format piece without prose: the percent sign of `100% de`, and `%1` before the tag of
    /// `%1</b>`.
    private static func withoutTrailingWord(_ piece: FormatPiece, in bytes: [UInt8]) -> ByteRange {
        if case .invalid = piece {
            let end = bytes[piece.range].firstIndex(of: UInt8(ascii: "<"))
            return piece.range.lowerBound..<(end ?? piece.range.upperBound)
        }
        guard case .specifier(let specifier) = piece, specifier.hasSpaceFlag else { return piece.range }
        return piece.range.lowerBound..<piece.range.lowerBound + 1
    }

    private mutating func add(_ kind: FixedPieces.Kind, to end: Int) {
        collected.append(.init(kind: kind, range: offset..<end))
        offset = end
    }

    // MARK: - Beginnings

    private mutating func piece() -> (FixedPieces.Kind, Int)? {
        switch bytes[offset] {
        case UInt8(ascii: "<"): if let end = tagEnd { return (.tag, end) }
        case UInt8(ascii: "&"): if let end = entityEnd { return (.entity, end) }
        case UInt8(ascii: "{"): if let end = braceEnd(from: offset) { return (.placeholder, end) }
        case UInt8(ascii: "$"):
            if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "{"), let end = braceEnd(from: offset + 1) {
                return (.placeholder, end)
            }
        case UInt8(ascii: "`"): if let end = codeEnd { return (.markdown, end) }
        case UInt8(ascii: "*"), UInt8(ascii: "^"): if let end = markEnd { return (.markdown, end) }
        case UInt8(ascii: "]"): if let end = linkEnd { return (.markdown, end) }
        case UInt8(ascii: "\\"):
            if let end = SwiftInterpolation.end(of: bytes[offset...]) { return (.placeholder, end) }
            if let end = escapeEnd { return (.escape, end) }
        default: break
        }
        if let end = addressEnd() { return (.address, end) }
        return termEnd.map { (.term, $0) }
    }

    /// The index after `>`; nil if the bracket does not start a tag, as in `a < b`.
    private var tagEnd: Int? {
        let inside = bytes[(offset + 1)...].prefix(Self.limit).prefix {
            $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<")
        }
        guard let first = inside.first(where: { $0 != UInt8(ascii: "/") }), first.isASCIILetter,
            inside.endIndex < bytes.count, bytes[inside.endIndex] == UInt8(ascii: ">")
        else { return nil }
        return inside.endIndex + 1
    }

    /// The index after the second backtick on a line.
    private var codeEnd: Int? {
        let inside = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != 0x0A }
        guard !inside.isEmpty, inside.endIndex < bytes.count, bytes[inside.endIndex] == UInt8(ascii: "`") else {
            return nil
        }
        return inside.endIndex + 1
    }

    private var entityEnd: Int? {
        let name = bytes[(offset + 1)...].prefix(10).prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x23 }
        guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
        return name.endIndex + 1
    }

    private mutating func braceEnd(from start: Int) -> Int? {
        guard let end = closingBraces[start], end > start + 1, end < start + Self.limit else { return nil }
        return end + 1
    }

    /// The index after `**`, or after the `^[` that begins an inflected phrase.
    private var markEnd: Int? {
        guard offset + 1 < bytes.count else { return nil }
        switch (bytes[offset], bytes[offset + 1]) {
        case (UInt8(ascii: "*"), UInt8(ascii: "*")), (UInt8(ascii: "^"), UInt8(ascii: "[")): return offset + 2
        default: return nil
        }
    }

    /// The index after a link's address or the inflection of a phrase: `](…)`.
    private var linkEnd: Int? {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "(") else { return nil }
        return bytes[offset...].prefix(Self.limit).firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
    }

    private var escapeEnd: Int? {
        guard offset + 1 < bytes.count, bytes[offset + 1] > 0x20, bytes[offset + 1] < 0x7F else { return nil }
        return offset + 2
    }

    private mutating func addressEnd() -> Int? {
        let isStart =
            offset == 0 || !TextAddress.isInside(bytes[offset - 1]) || collected.last?.range.upperBound == offset
        guard isStart, bytes[offset].isASCIILetter || bytes[offset].isASCIIDigit else { return nil }
        let word = word.flatMap { offset < $0.end ? $0 : nil } ?? AddressWord(from: offset, in: bytes[...])
        self.word = word
        return word.addressEnd(from: offset, in: bytes[...])
    }

    private var termEnd: Int? {
        guard offset == 0 || !bytes[offset - 1].isASCIILetter else { return nil }
        let rest = bytes[offset...]
        let term = terms.first { term in
            guard rest.starts(with: term) else { return false }
            let end = offset + term.count
            return end == bytes.count || !bytes[end].isASCIILetter
        }
        return term.map { offset + $0.count }
    }
}
