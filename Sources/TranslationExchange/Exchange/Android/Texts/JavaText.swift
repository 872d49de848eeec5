import CatalogCore

/// A text as Android's `getString` takes it: with Java's format specifiers.
struct JavaText: Hashable {
    /// A stretch of a text.
    enum Piece: Hashable {
        /// What is shown as it stands.
        case text(String)
        /// A specifier, with the name of its argument where it has one.
        case argument(String, name: String?)
    }

    /// Its stretches.
    private(set) var pieces: [Piece] = []

    /// All of it.
    var string: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let specifier, name: _): specifier
            }
        }.joined()
    }

    /// What stands for the reference to a substitution.
    struct Substitute {
        /// The substitution's name.
        let name: String
        /// The text of a case of it.
        let text: String
    }

    /// Why a text cannot be written so.
    struct Failure: Error {
        let reason: AndroidLoss.Reason
    }

    /// Puts a catalog's text in Java's terms.
    ///
    /// - Parameters:
    ///   - isFormatted: whether arguments are put into it; a text that takes none stays as it is.
    ///   - substitute: what stands for the reference to a substitution.
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
                // Nothing says what kind of number it stands for.
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

    /// A percent sign that begins no specifier is doubled, as Java wants it.
    private mutating func append(literal piece: FormatPiece, _ written: String) {
        let isDoubled = if case .percentSign = piece { true } else { false }
        let percent = UInt8(ascii: "%")
        append(written.utf8.flatMap { $0 == percent && !isDoubled ? [percent, percent] : [$0] }[...])
    }
}

extension FormatString {
    /// Whether arguments are put into the text: a space after `%` is the mark of plain text.
    var takesArguments: Bool { specifiers.contains { !$0.hasSpaceFlag } }
}
