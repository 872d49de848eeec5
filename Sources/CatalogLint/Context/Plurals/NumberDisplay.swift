import CatalogCore

/// Whether a text shows the number that its plural case was chosen by.
struct NumberDisplay {
    /// Whether a number appears in it: `%arg`, `%lld`, or a reference to a substitution.
    package let showsNumber: Bool
    /// How many other arguments appear in it, one of which may be the number, formatted beforehand.
    private let otherArguments: Int

    init(_ text: Text) {
        guard text.mayHaveSpecifiers else {
            (showsNumber, otherArguments) = (false, 0)
            return
        }
        let pieces = FormatString(utf8: text.utf8).pieces
        showsNumber = pieces.contains { $0.showsNumber }
        otherArguments = pieces.count { piece in
            if case .specifier = piece { !piece.showsNumber } else { false }
        }
    }

    /// Whether this text leaves out a number that `reference` shows.
    func lacksNumber(of reference: NumberDisplay) -> Bool {
        !showsNumber && reference.showsNumber && otherArguments <= reference.otherArguments
    }
}

extension FormatPiece {
    /// Whether a number appears where the piece is.
    ///
    /// `100% de` has the form of a specifier and is none.
    package var showsNumber: Bool {
        switch self {
        case .substitutionArgument: true
        case .percentSign, .invalid: false
        case .specifier(let specifier): specifier.showsNumber && !specifier.hasSpaceFlag
        }
    }
}

extension FormatSpecifier {
    /// Whether a number appears where the specifier is.
    package var showsNumber: Bool {
        switch argument {
        case .integer, .floating, nil: true
        default: false
        }
    }
}

extension Text {
    /// The text with `number` written wherever it shows one.
    package func formatted(with number: Int) -> String {
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var end = 0
        for piece in FormatString(utf8: bytes[...]).pieces where piece.showsNumber {
            result += bytes[end..<piece.range.lowerBound] + Array(String(number).utf8)
            end = piece.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
