import CatalogCore

/// A text for Android's `getString`, with Java's format specifiers.
struct JavaText: Hashable {
    /// A piece of a text.
    enum Piece: Hashable {
        /// Literal text.
        case text(String)
        /// A format specifier, with the name of its argument if it has one.
        case argument(String, name: String?)
    }

    /// The pieces in order.
    private(set) var pieces: [Piece] = []

    /// The complete text.
    var string: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let specifier, name: _): specifier
            }
        }.joined()
    }

    /// The replacement for a reference to a substitution.
    struct Substitute {
        /// The name of the substitution.
        let name: String
        /// The text of one of the substitution's plural cases.
        let text: String
    }

    /// An error for a text that cannot be converted.
    struct Failure: Error {
        let reason: TableUnits.Reason
    }

    /// Converts a catalog's text to Java's format specifiers.
    ///
    /// - Parameters:
    ///   - isFormatted: Whether the text takes arguments; if not, it stays unchanged.
    ///   - substitute: The replacement for a reference to a substitution.
    init(_ text: String, isFormatted: Bool, substitute: Substitute? = nil) throws(Failure) {
        guard isFormatted else {
            pieces = text.isEmpty ? [] : [.text(text)]
            return
        }
        try add(text, implicit: nil, name: nil, substitute)
    }

    private mutating func add(
        _ text: String, implicit: Int?, name: String?, _ substitute: Substitute?
    ) throws(Failure) {
        let bytes = Array(text.utf8)
        let format = FormatString(text)
        let positions = format.argumentPositions
        var (end, index) = (0, 0)
        for piece in format.pieces {
            append(bytes[end..<piece.range.lowerBound])
            end = piece.range.upperBound
            guard case .specifier(let specifier) = piece else {
                let written = String(decoding: bytes[piece.range], as: UTF8.self)
                // The type of the number is unknown here.
                if implicit != nil, case .substitutionArgument = piece {
                    throw Failure(reason: .specifier(written))
                }
                append(literal: piece, written)
                continue
            }
            let position = specifier.position ?? implicit ?? positions[index] ?? 1
            index += 1
            if specifier.hasSpaceFlag {
                append(Array(("%" + String(decoding: bytes[piece.range], as: UTF8.self)).utf8)[...])
            } else if let reference = specifier.substitution {
                guard let substitute, reference == substitute.name else {
                    throw Failure(reason: .unknownSubstitution(reference))
                }
                try add(substitute.text, implicit: position, name: reference, nil)
            } else if let spelling = JavaSpecifier.spelling(of: specifier, position: position) {
                let isNumberOfCase = implicit != nil && (specifier.position ?? implicit) == implicit
                pieces.append(.argument(spelling, name: specifier.label ?? (isNumberOfCase ? name : nil)))
            } else {
                throw Failure(reason: .specifier(specifier.spelling))
            }
        }
        append(bytes[end...])
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        guard case .text(let last)? = pieces.last else {
            pieces.append(.text(text))
            return
        }
        pieces[pieces.count - 1] = .text(last + text)
    }

    /// Doubles a percent sign that does not begin a specifier, as Java requires.
    private mutating func append(literal piece: FormatPiece, _ written: String) {
        let isDoubled = if case .percentSign = piece { true } else { false }
        let percent = UInt8(ascii: "%")
        append(written.utf8.flatMap { $0 == percent && !isDoubled ? [percent, percent] : [$0] }[...])
    }
}

extension FormatString {
    /// Whether the text takes arguments.
    ///
    /// A `%` followed by a space indicates plain text.
    var takesArguments: Bool { specifiers.contains { !$0.hasSpaceFlag } }
}
