import CatalogCore

/// Why a PO file cannot be read, and where it breaks.
package struct POError: Error, Hashable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// Where.
    package let position: TextPosition

    /// What can be wrong with a file.
    package enum Reason: Hashable, Sendable {
        /// The bytes are not in the encoding that they seem to be in.
        case encoding(TextEncodingError)
        /// The header says another character set than UTF-8.
        case characterSet(String)
        /// A string does not end on its line.
        case unclosedString
        /// A backslash that begins no escape, or bytes that are no text.
        case badEscape
        /// Something stands where a keyword or a string must.
        case unexpected(String)
        /// A message has no `msgid`, or no `msgstr`.
        case missing(String)
        /// A keyword stands twice in one message.
        case doubled(String)
        /// A form of a plural that the header does not count.
        case form(Int)
        /// `Plural-Forms` is no description of forms.
        case pluralForms(String)
        /// More texts than any table has.
        case tooManyUnits(limit: Int)
    }
}
