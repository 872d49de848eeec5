import CatalogCore

/// An error in a PO file, with its position.
public struct POError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The position of the error.
    public let position: TextPosition

    /// A reason why a PO file cannot be read.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not valid in the detected encoding.
        case encoding(TextEncodingError)
        /// The header names a character set other than UTF-8.
        case characterSet(String)
        /// A string does not end on its line.
        case unclosedString
        /// An escape is unknown, or a string is not valid UTF-8.
        case badEscape
        /// Other text stands in place of a keyword or string.
        case unexpected(String)
        /// A message lacks `msgid` or `msgstr`.
        case missing(String)
        /// A keyword occurs twice in one message.
        case doubled(String)
        /// `Plural-Forms` is malformed.
        case pluralForms(String)
        /// The file has more texts than the limit.
        case tooManyUnits(limit: Int)
    }
}
