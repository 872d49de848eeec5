import CatalogCore

/// The display of the number in a plural form, and the number of other arguments.
struct NumberDisplay {
    /// Whether the text shows a number: `%arg`, `%lld`, or a reference to a substitution.
    package let showsNumber: Bool
    /// The number of other arguments.
    ///
    /// One of them may be the number, formatted by code.
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

    /// Returns whether this text omits a number that `reference` shows.
    func lacksNumber(of reference: NumberDisplay) -> Bool {
        !showsNumber && reference.showsNumber && otherArguments <= reference.otherArguments
    }
}

extension FormatPiece {
    /// Whether the piece shows a number.
    ///
    /// `100% de` has the form of a specifier but is plain text.
    package var showsNumber: Bool {
        switch self {
        case .substitutionArgument: true
        case .percentSign, .invalid: false
        case .specifier(let specifier): specifier.showsNumber && !specifier.hasSpaceFlag
        }
    }
}

extension FormatSpecifier {
    /// Whether the specifier shows a number.
    package var showsNumber: Bool {
        switch argument {
        case .integer, .floating, nil: true
        default: false
        }
    }
}

extension Text {
    /// Returns the text with `value` in place of every specifier that shows a number.
    package func formatted(with value: Int) -> String {
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var end = 0
        for piece in FormatString(utf8: bytes[...]).pieces where piece.showsNumber {
            result += bytes[end..<piece.range.lowerBound] + Array(String(value).utf8)
            end = piece.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
