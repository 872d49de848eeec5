import CatalogCore

/// A syntax error in the text form of a `.strings` table, with its location.
public struct StringsSyntaxError: Error, Hashable, Sendable {
    /// The reasons why a text is not a table.
    public enum Reason: Hashable, Sendable {
        /// A pair does not end in `;`; the location is where the `;` is missing.
        case missingSemicolon
        /// A key and a value have no `=` between them; the location is where the `=` is missing.
        case missingEquals
        /// A quote is not closed, or is closed only by the opening quote of a later text; the location is the opening
        /// quote.
        case unterminatedString
        /// A text continues after its closing quote, which was probably meant as part of the text; the location is that
        /// quote.
        case unescapedQuote
        /// A `/*` without a `*/`; the location is the `/*`.
        case unterminatedComment
        /// A `{` around the whole table without a `}`; the location is the brace.
        case unterminatedDictionary
        /// A `(` without a `)` in a property list; the location is the parenthesis.
        case unterminatedArray
        /// A `<` in a property list that is not followed by pairs of hexadecimal digits and `>`.
        case badData
        /// Arrays and dictionaries of a property list are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// An invalid escape: `\U` without a hexadecimal digit.
        case badEscape
        /// A `\U` escape of half a surrogate pair without the other half.
        case loneSurrogate
        /// A value of a table is a dictionary, an array or data instead of a text.
        case valueIsNoText
        /// A character that is not allowed here.
        case unexpected(Unicode.Scalar, expected: Expectation)
        /// The file ends inside a pair.
        case truncated(expected: Expectation)
        /// A conflict marker of git, from a failed merge.
        case conflictMarker
    }

    /// The syntax that the parser expects at an offset.
    public enum Expectation: String, Hashable, Sendable {
        /// The key of a pair.
        case key = "a key"
        /// The value of a pair.
        case value = "a value"
        /// The separator between the values of an array, or its end.
        case separator = "“,” or “)”"
        /// The end of the file, after the closing brace.
        case end = "the end of the file"
    }

    /// The reason for the error.
    public let reason: Reason
    /// The offset in the decoded text.
    public let offset: Int
    /// The line and column of `offset`.
    public let position: TextPosition

    init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
        self.reason = reason
        self.offset = offset
        self.position = LineIndex(bytes).position(at: offset)
    }
}

extension StringsSyntaxError: CustomStringConvertible {
    /// The reason as a message, without the location.
    public var description: String {
        switch reason {
        case .missingSemicolon: "“;” is missing at the end of this pair"
        case .missingEquals: "“=” is missing between key and value"
        case .unterminatedString: "this quote is never closed"
        case .unescapedQuote: "this quote ends the text, yet more follows; inside a text write \\\""
        case .unterminatedComment: "this comment is never closed"
        case .unterminatedDictionary: "this brace is never closed"
        case .unterminatedArray: "this parenthesis is never closed"
        case .badData: "data is written as pairs of hexadecimal digits, <0fa3>"
        case .tooDeep(let limit): "nested deeper than \(limit) levels"
        case .badEscape: "\\U without a hexadecimal number"
        case .loneSurrogate: "half of a surrogate pair (\\UD800 to \\UDFFF) stands alone"
        case .valueIsNoText: "the value is a dictionary, an array or data; a table has only texts"
        case .unexpected(let scalar, let expected): "expected \(expected.rawValue), met \(ScalarName.of(scalar))"
        case .truncated(let expected): "the file ends here, where \(expected.rawValue) should follow"
        case .conflictMarker: "a merge conflict was left unresolved here"
        }
    }
}
