import CatalogCore

/// A text as a person might see it, its arguments filled in with samples, to tell how long it gets.
package struct SampleText {
    /// The text with the samples.
    package let string: String

    /// What stands for an argument: a first name, a number of two digits.
    private static let (name, number) = ("Maria", "12")

    /// Fills in a text; one whose source takes no arguments is shown as it is, percent signs and all.
    ///
    /// - Parameter isFormatted: whether arguments are put in at all.
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

    /// A substitution counts with its longest case.
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
