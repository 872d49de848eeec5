import CatalogCore

/// Why a text is no `.strings` table, and where.
public struct StringsSyntaxError: Error, Hashable, Sendable {
    /// The ways in which a text fails to be a table.
    public enum Reason: Hashable, Sendable {
        /// A pair does not end in `;`; the place is where it should stand.
        case missingSemicolon
        /// A key and a text follow each other without `=`; the place is where it should stand.
        case missingEquals
        /// A quote is never closed, or only by the one that opens a later text; the place is the opening quote.
        case unterminatedString
        /// A text goes on behind its closing quote, so that this one, the place, was meant as part of it.
        case unescapedQuote
        /// `/*` without `*/`; the place is where it begins.
        case unterminatedComment
        /// `{` without `}` where the whole table is in braces; the place is the brace.
        case unterminatedDictionary
        /// `(` without `)` in a property list; the place is the parenthesis.
        case unterminatedArray
        /// `<` that no pairs of hexadecimal digits and `>` follow, in a property list.
        case badData
        /// Arrays and dictionaries of a property list that are nested deeper than a limit.
        case tooDeep(limit: Int)
        /// A backslash that begins no character: `\U` without a hexadecimal digit.
        case badEscape
        /// Half of a surrogate pair as `\U` escape, without the other half behind it.
        case loneSurrogate
        /// A dictionary, an array or data where a table has text.
        case valueIsNoText
        /// A character that cannot stand here.
        case unexpected(Unicode.Scalar, expected: Expectation)
        /// The file ends inside a pair.
        case truncated(expected: Expectation)
        /// A line that git left where a merge failed.
        case conflictMarker
    }

    /// What the grammar asks for at a place.
    public enum Expectation: String, Hashable, Sendable {
        /// The key of a pair.
        case key = "a key"
        /// The value of a pair.
        case value = "a value"
        /// What parts the values of an array from one another, or its end.
        case separator = "“,” or “)”"
        /// Nothing more, behind the closing brace.
        case end = "the end of the file"
    }

    /// What is wrong.
    public let reason: Reason
    /// Where, as an offset in the decoded text.
    public let offset: Int
    /// The same place as line and column.
    public let position: TextPosition

    init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
        self.reason = reason
        self.offset = offset
        self.position = LineIndex(bytes).position(at: offset)
    }
}

extension StringsSyntaxError: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
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
