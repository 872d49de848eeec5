import Testing

@testable import CatalogCore

/// A text and what is read in it, in a form that a table of tests can hold.
struct ParsedText: CustomTestStringConvertible {
    let text: String
    /// Plain text in curly quotes, a specifier as its canonical spelling, the rest by name.
    let parts: [String]

    init(_ text: String, _ parts: String...) {
        self.text = text
        self.parts = parts
    }

    var testDescription: String { text.isEmpty ? "the empty text" : text }

    /// What `FormatString` reads in a text, in the same form.
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
