import CatalogCore

/// A text with sample values for its arguments, used to estimate its length.
package struct SampleText {
    /// The text with the sample values.
    package let string: String

    /// The sample values for arguments: a first name and a two-digit number.
    private static let (name, number) = ("Maria", "12")

    /// Inserts samples into a text.
    ///
    /// If code passes no arguments, the text stays unchanged, including percent signs.
    ///
    /// - Parameter isFormatted: whether code passes arguments.
    package init(_ text: FormattedText, isFormatted: Bool) {
        string =
            isFormatted
            ? Self.filled(text.part) { specifier in Self.sample(for: specifier, in: text) } : text.part.text.string
    }

    private static func filled(_ part: FormattedPart, sample: (FormatSpecifier) -> String) -> String {
        let bytes = part.text.utf8
        var result: [UInt8] = []
        var end = 0
        for piece in part.format.pieces {
            result += bytes.dropFirst(end).prefix(piece.range.lowerBound - end)
            end = piece.range.upperBound
            switch piece {
            case .specifier(let specifier): result += Array(sample(specifier).utf8)
            case .percentSign: result.append(UInt8(ascii: "%"))
            case .substitutionArgument: result += Array(number.utf8)
            case .invalid(let problem): result += bytes.dropFirst(problem.range.lowerBound).prefix(problem.range.count)
            }
        }
        return String(decoding: result + bytes.dropFirst(end), as: UTF8.self)
    }

    /// Returns the sample for a specifier; for a substitution, its longest plural form.
    private static func sample(for specifier: FormatSpecifier, in text: FormattedText) -> String {
        if let name = specifier.substitution {
            let cases = text.substitutions.first { $0.name == name }?.cases ?? []
            return cases.map { filled($0) { argument(of: $0) } }.max { $0.count < $1.count } ?? ""
        }
        return argument(of: specifier)
    }

    private static func argument(of specifier: FormatSpecifier) -> String {
        switch specifier.argument {
        case .integer?: number
        case .floating?:
            switch specifier.precision {
            case .literal(let digits)?:
                digits == 0 ? number : number + "." + String(repeating: "5", count: min(digits, 16))
            default: number + ".5"
            }
        case .character?: "A"
        default: name
        }
    }
}
