/// A text parsed as Foundation's `String(format:)` parses it.
///
/// Foundation accepts more than its documentation says. Between the `%` and the conversion, it takes flags, numbers,
/// `*`, `.` and length modifiers in any order. The first other character ends the specifier. So `100% de` has the
/// specifier `% d`, and `50%-ig` has `%-i`. The caller must know whether a text is ever formatted.
///
/// The parser accepts two forms that Foundation does not know, because Xcode replaces them when it compiles a catalog.
/// One is `%arg`, which Foundation reads as `%a` and "rg". The other is a label, as in `%(name)lld`, which Foundation
/// reads as an unknown conversion.
public struct FormatString: Hashable, Sendable {
    /// The pieces that are not plain text, in text order and without overlaps.
    public let pieces: [FormatPiece]
    /// The specifiers among the pieces.
    public let specifiers: [FormatSpecifier]
    /// The problems of the invalid pieces.
    public let problems: [FormatProblem]
    /// The length of the text in UTF-8 bytes.
    public let byteCount: Int

    /// Parses a text; allocates nothing for a text without `%`.
    public init(_ text: String) {
        let percent = UInt8(ascii: "%")
        let hasPercent =
            text.utf8.withContiguousStorageIfAvailable { $0.contains(percent) } ?? text.utf8.contains(percent)
        if hasPercent {
            self.init(utf8: Array(text.utf8)[...])
        } else {
            self.init(pieces: [], byteCount: text.utf8.count)
        }
    }

    /// Parses a text of a table.
    ///
    /// - Parameter isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    package init(_ text: String, isLiteral: Bool) {
        if isLiteral { self.init(pieces: [], byteCount: text.utf8.count) } else { self.init(text) }
    }

    /// Parses a UTF-8 text; ranges count from the start of the slice.
    public init(utf8 bytes: ArraySlice<UInt8>) {
        self.init(pieces: FormatPiece.pieces(of: bytes), byteCount: bytes.count)
    }

    private init(pieces: [FormatPiece], byteCount: Int) {
        var specifiers: [FormatSpecifier] = []
        var problems: [FormatProblem] = []
        for piece in pieces {
            switch piece {
            case .specifier(let specifier): specifiers.append(specifier)
            case .invalid(let problem): problems.append(problem)
            case .percentSign, .substitutionArgument: break
            }
        }
        self.pieces = pieces
        self.specifiers = specifiers
        self.problems = problems
        self.byteCount = byteCount
    }

    /// The range of each `%arg`.
    public var substitutionArguments: [ByteRange] {
        pieces.compactMap { if case .substitutionArgument(let range) = $0 { range } else { nil } }
    }

    /// The ranges of plain text between the pieces.
    public var literals: [ByteRange] {
        var literals: [ByteRange] = []
        var end = 0
        for piece in pieces {
            if piece.range.lowerBound > end { literals.append(end..<piece.range.lowerBound) }
            end = piece.range.upperBound
        }
        if end < byteCount { literals.append(end..<byteCount) }
        return literals
    }
}
