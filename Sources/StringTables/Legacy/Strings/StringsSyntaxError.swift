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

    /// The text that the grammar requires at a location.
    public enum Expectation: Hashable, Sendable {
        /// The key of a pair.
        case key
        /// The value of a pair.
        case value
        /// A separator between the values of an array, or its end.
        case separator
        /// The end of the file, after the closing brace.
        case end
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
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch reason {
        case .missingSemicolon: "“;” is missing at the end of this pair"
        case .missingEquals: "“=” is missing between key and value"
        case .unterminatedString: "this quote is never closed"
        case .unescapedQuote: "more text follows this closing quote; inside a text write \\\""
        case .unterminatedComment: "this comment is never closed"
        case .unterminatedDictionary: "this brace is never closed"
        case .unterminatedArray: "this parenthesis is never closed"
        case .badData: "data is written as pairs of hexadecimal digits, <0fa3>"
        case .tooDeep(let limit): "nested too deeply: the limit is \(limit)"
        case .badEscape: "\\U without a hexadecimal number"
        case .loneSurrogate: "half of a surrogate pair (U+D800 to U+DFFF) without the other half"
        case .valueIsNoText: "the value is a dictionary, an array or data; a table has only texts"
        case .unexpected(let scalar, let expected): "expected \(expected.phrase), found \(ScalarName.of(scalar))"
        case .truncated(let expected): "the file ends here, where \(expected.phrase) should follow"
        case .conflictMarker: "a merge conflict was left unresolved here"
        }
    }
}

extension StringsSyntaxError.Expectation {
    /// The expectation in words.
    var phrase: FindingMessage {
        switch self {
        case .key: "a key"
        case .value: "a value"
        case .separator: "“,” or “)”"
        case .end: "the end of the file"
        }
    }
}
