import CatalogCore

/// An error in a property list, with its location.
public struct PropertyListError: Error, Hashable, Sendable {
    /// The reasons why bytes are not a property list.
    public enum Reason: Hashable, Sendable {
        /// The XML is not well-formed; `message` comes from libxml2.
        case malformedXML(message: String)
        /// The file ends inside an element.
        case truncated
        /// The XML declares an encoding other than UTF-8 or UTF-16 and has bytes that depend on it.
        case unsupportedEncoding(name: String)
        /// A `&` does not begin an XML escape; the character must be written as `&amp;`.
        case bareAmpersand
        /// A reference `&name;` other than the five predefined by XML.
        case entityReference(name: String)
        /// Declarations inside the document type, which no property list needs and which allow expansion attacks.
        case internalSubset
        /// An element that property lists do not define, or not at this location.
        case unexpectedElement(name: String)
        /// Text between elements.
        case unexpectedText
        /// A key of a dictionary has no value.
        case missingValue(key: String)
        /// A value of a dictionary has no key.
        case missingKey
        /// The text of an element is not a value of its type.
        case malformedValue(element: String, text: String)
        /// The property list has no value.
        case empty
        /// Arrays and dictionaries are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The file is larger than can be read.
        case tooLarge
        /// A conflict marker of git, from a failed merge.
        case conflictMarker
        /// A syntax error in the old text form.
        case text(StringsSyntaxError)
        /// The text cannot be decoded.
        case encoding(TextEncodingError)
        /// A fault of the binary form.
        case binary(BinaryPropertyListFault)
    }

    /// The reason for the error.
    public let reason: Reason
    /// The offset in the decoded text, or in the bytes of the binary form.
    public let offset: Int
    /// The line and column of `offset`; in the binary form, the start of the file.
    public let position: TextPosition

    /// Creates an error.
    public init(_ reason: Reason, offset: Int, position: TextPosition) {
        self.reason = reason
        self.offset = offset
        self.position = position
    }
}

extension PropertyListError: CustomStringConvertible {
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch reason {
        case .malformedXML(let message): "not well-formed XML: \(message)"
        case .truncated: "the file ends here, before the end of the property list"
        case .unsupportedEncoding(let name): "the encoding “\(name)” is not supported; use UTF-8"
        case .bareAmpersand: "“&” must be written “&amp;” in a property list"
        case .entityReference(let name): "the entity “&\(name);” is not allowed in a property list"
        case .internalSubset: "definitions inside the document type are not allowed in a property list"
        case .unexpectedElement(let name): "the element <\(name)> is not allowed here"
        case .unexpectedText: "text between elements"
        case .missingValue(let key): "the key “\(key)” has no value"
        case .missingKey: "a value without a key before it"
        case .malformedValue(let element, let text): "“\(text)” is not a valid value of <\(element)>"
        case .empty: "the property list has no value"
        case .tooDeep(let limit): "nested too deeply: the limit is \(limit)"
        case .tooLarge: "too large to be read"
        case .conflictMarker: "a merge conflict was left unresolved here"
        case .text(let error): error.message
        case .encoding(let error): error.message
        case .binary(let fault): "binary property list: \(fault.message)"
        }
    }
}
