import Testing

@testable import CatalogCore

/// A text and its parsed parts for a table of test cases.
struct ParsedText: CustomTestStringConvertible {
    let text: String
    /// Plain text in curly quotes, specifiers in canonical spelling, other pieces by name.
    let parts: [String]

    init(_ text: String, _ parts: String...) {
        self.text = text
        self.parts = parts
    }

    var testDescription: String { text.isEmpty ? "the empty text" : text }

    /// Returns the parts that `FormatString` finds in a text, in the same form.
    static func parts(of text: String) -> [String] {
        let format = FormatString(text)
        let bytes = Array(text.utf8)
        let literals = format.literals.map { ($0, "“\(String(decoding: bytes[$0], as: UTF8.self))”") }
        let pieces = format.pieces.map { ($0.range, name(of: $0)) }
        return (literals + pieces).sorted { $0.0.lowerBound < $1.0.lowerBound }.map(\.1)
    }

    private static func name(of piece: FormatPiece) -> String {
        switch piece {
        case .specifier(let specifier): specifier.spelling
        case .percentSign: "percent"
        case .substitutionArgument: "arg"
        case .invalid(let problem): "\(problem.kind) \(problem.range.count)"
        }
    }
}
