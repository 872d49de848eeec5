/// A part of a format string that is not printed literally.
public enum FormatPiece: Hashable, Sendable {
    /// A specifier that takes arguments.
    case specifier(FormatSpecifier)
    /// `%%`, which prints a percent sign.
    case percentSign(ByteRange)
    /// `%arg`, which represents the number in the plural forms of a substitution (docs/formats.md §2).
    case substitutionArgument(ByteRange)
    /// A `%` that does not begin a valid specifier.
    case invalid(FormatProblem)

    /// The range of the piece in the UTF-8 of the text.
    public var range: ByteRange {
        switch self {
        case .specifier(let specifier): specifier.range
        case .percentSign(let range), .substitutionArgument(let range): range
        case .invalid(let problem): problem.range
        }
    }
}

extension FormatPiece {
    private static let percent = UInt8(ascii: "%")

    /// Returns the pieces of a UTF-8 text, in order; each `%` outside an earlier piece begins a new one.
    static func pieces(of bytes: ArraySlice<UInt8>) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            guard bytes[offset] == percent else {
                offset &+= 1
                continue
            }
            let piece = piece(at: offset, of: bytes)
            pieces.append(piece)
            offset = bytes.startIndex + piece.range.upperBound
        }
        return pieces
    }

    private static func piece(at start: Int, of bytes: ArraySlice<UInt8>) -> FormatPiece {
        let lower = start - bytes.startIndex
        let rest = bytes[(start + 1)...]
        if rest.first == percent { return .percentSign(lower..<lower + 2) }
        if rest.starts(with: "arg".utf8) { return .substitutionArgument(lower..<lower + 4) }
        var parser = SpecifierParser(bytes, start: start)
        return parser.parse()
    }
}
