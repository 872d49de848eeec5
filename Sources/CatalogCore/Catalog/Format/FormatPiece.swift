/// A part of a format string that is not printed as it stands.
public enum FormatPiece: Hashable, Sendable {
    /// A specifier that takes arguments.
    case specifier(FormatSpecifier)
    /// `%%`, which prints one percent sign.
    case percentSign(ByteRange)
    /// `%arg`, which stands for the number in the cases of a substitution (docs/formats.md §2).
    case substitutionArgument(ByteRange)
    /// A `%` that begins no specifier.
    case invalid(FormatProblem)

    /// Where the piece lies in the UTF-8 of the text.
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

    /// The pieces of a text in UTF-8, in order; each `%` that is not part of the piece before it begins one.
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
