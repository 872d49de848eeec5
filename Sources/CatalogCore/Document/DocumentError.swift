/// An error in the bytes of a document, with its location.
public struct DocumentError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The offset of the byte at which parsing failed.
    public let offset: Int
    /// The line and column of `offset`.
    public let position: TextPosition

    /// Creates an error at a byte of `bytes`.
    init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
        self.reason = reason
        self.offset = offset
        self.position = LineIndex(Array(bytes[..<min(offset, bytes.count)])).position(at: offset)
    }

    /// The reasons why bytes are not valid JSON or exceed a limit.
    public enum Reason: Hashable, Sendable {
        /// The file ends inside a value, where the parser expected something else.
        case truncated(expected: Expectation)
        /// The parser found this character where it expected something else.
        case unexpected(Unicode.Scalar, expected: Expectation)
        /// A comma before `}` or `]`.
        case trailingComma
        /// A comma is missing between two members or elements.
        case missingComma
        /// More text follows the end of the document.
        case trailingContent
        /// A conflict marker of git, from a failed merge: `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`.
        case conflictMarker
        /// An unescaped control character in a string.
        case controlCharacter(UInt8)
        /// A backslash that does not begin a JSON escape.
        case badEscape
        /// Half of a UTF-16 surrogate pair as a `\u` escape.
        case loneSurrogate
        /// Bytes that are not valid UTF-8.
        case invalidUTF8
        /// A number with a spelling that JSON does not allow.
        case badNumber
        /// Objects and arrays are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The byte-order mark indicates UTF-16 or UTF-32.
        case notUTF8Encoding
    }

    /// The text that the grammar requires at a location.
    public enum Expectation: Hashable, Sendable {
        /// Any JSON value.
        case value
        /// A member's name, or the end of the object.
        case keyOrEnd
        /// A member's name.
        case key
        /// The colon between a name and its value.
        case colon
        /// The end of an object, or another member.
        case commaOrBrace
        /// The end of an array, or another element.
        case commaOrBracket
        /// The end of a string.
        case closingQuote
    }
}

extension DocumentError: CustomStringConvertible {
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch reason {
        case .truncated(let expected): "the file ends here, where \(expected.phrase) should follow"
        case .unexpected(let scalar, let expected): "expected \(expected.phrase), found \(Self.name(of: scalar))"
        case .trailingComma: "nothing follows this comma; remove it"
        case .missingComma: "a comma is missing before this"
        case .trailingContent: "there is more text after the end of the catalog"
        case .conflictMarker: "a merge conflict was left unresolved here"
        case .controlCharacter(let byte): "\(Self.name(of: Unicode.Scalar(byte))) inside a string must be escaped"
        case .badEscape: "this backslash does not begin a JSON escape"
        case .loneSurrogate: "half of a surrogate pair (U+D800 to U+DFFF) without the other half"
        case .invalidUTF8: "bytes that are not valid UTF-8"
        case .badNumber: "a number that is not valid JSON"
        case .tooDeep(let limit): "nested too deeply: the limit is \(limit)"
        case .tooLarge(let limit): "larger than \(limit) bytes, the limit for a catalog"
        case .notUTF8Encoding: "encoded as UTF-16 or UTF-32; a catalog is UTF-8"
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> FindingMessage {
        switch scalar {
        case "\n", "\r": "the end of the line"
        case "\t": "a tab"
        case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
            "the control character \(CodePoint.name(scalar.value))"
        default: "“\(VisibleText.escaped(String(scalar)))”"
        }
    }
}

extension DocumentError.Expectation {
    /// The expectation in words.
    var phrase: FindingMessage {
        switch self {
        case .value: "a value"
        case .keyOrEnd: "a key in quotes or “}”"
        case .key: "a key in quotes"
        case .colon: "“:”"
        case .commaOrBrace: "“,” or “}”"
        case .commaOrBracket: "“,” or “]”"
        case .closingQuote: "a closing quote"
        }
    }
}
