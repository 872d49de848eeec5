/// A text read as `String(format:)` of Foundation reads it.
///
/// Foundation is laxer than the manuals: between the `%` and the conversion it takes flags, numbers, `*`, `.` and
/// length modifiers in any order, and the first character that is none of these ends the specifier. So `100% de` and
/// `50%-ig` hold a `% d` and a `%-i`, and whether a text is ever formatted is for the caller to know. Two things are
/// read that Foundation doesn't know because Xcode replaces them when it compiles a catalog: `%arg` (to Foundation
/// `%a` and "rg") and the labels of `%(name)lld` (to Foundation an unknown conversion).
public struct FormatString: Hashable, Sendable {
    /// All that is not plain text, in the order of the text and without overlaps.
    public let pieces: [FormatPiece]
    /// The specifiers among the pieces.
    public let specifiers: [FormatSpecifier]
    /// What is wrong with the others.
    public let problems: [FormatProblem]
    /// The length of the text in UTF-8.
    public let byteCount: Int

    /// Reads a text; one without `%` costs a search and no memory.
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

    /// Reads a text in UTF-8; ranges count from the start of the slice.
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

    /// Where each `%arg` is.
    public var substitutionArguments: [ByteRange] {
        pieces.compactMap { if case .substitutionArgument(let range) = $0 { range } else { nil } }
    }

    /// Where the plain text is: all that lies between the pieces.
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
