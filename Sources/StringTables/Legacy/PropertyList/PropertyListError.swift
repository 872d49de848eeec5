import CatalogCore

/// Why bytes are no property list, and where.
public struct PropertyListError: Error, Hashable, Sendable {
    /// The ways in which bytes fail to be a property list.
    public enum Reason: Hashable, Sendable {
        /// Not well-formed XML, with the words of libxml2.
        case malformedXML(message: String)
        /// The file ends before its elements do.
        case truncated
        /// A declared encoding other than UTF-8 and UTF-16, in a file that needs it.
        case unsupportedEncoding(name: String)
        /// `&` that begins none of XML's escapes; as a character it is written `&amp;`.
        case bareAmpersand
        /// `&name;` other than the five of XML.
        case entityReference(name: String)
        /// Definitions inside the document type, which no property list needs and which can be made to explode.
        case internalSubset
        /// An element that property lists don't have, or not here.
        case unexpectedElement(name: String)
        /// Text between elements.
        case unexpectedText
        /// A key of a dictionary that no value follows.
        case missingValue(key: String)
        /// A value in a dictionary before which no key stands.
        case missingKey
        /// An element whose text does not say what it should.
        case malformedValue(element: String, text: String)
        /// No value at all.
        case empty
        /// Nesting beyond the limit.
        case tooDeep(limit: Int)
        /// More bytes than can be read.
        case tooLarge
        /// A line that git left where a merge failed.
        case conflictMarker
        /// What is wrong with the old text form.
        case text(StringsSyntaxError)
        /// A text in no encoding that can be told.
        case encoding(TextEncodingError)
        /// A fault of the binary form.
        case binary(BinaryPropertyListFault)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where: an offset in the decoded text, or in the bytes of the binary form.
    public let offset: Int
    /// The same place as line and column; in the binary form the start.
    public let position: TextPosition

    /// Creates an error from its facts.
    public init(_ reason: Reason, offset: Int, position: TextPosition) {
        self.reason = reason
        self.offset = offset
        self.position = position
    }
}

extension PropertyListError: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
    public var description: String {
        switch reason {
        case .malformedXML(let message): "not well-formed XML: \(message)"
        case .truncated: "the file ends here, before the property list does"
        case .unsupportedEncoding(let name): "encoding “\(name)” is not supported; use UTF-8"
        case .bareAmpersand: "“&” must be written “&amp;” in a property list"
        case .entityReference(let name): "entity “&\(name);” is not allowed in a property list"
        case .internalSubset: "definitions inside the document type are not allowed in a property list"
        case .unexpectedElement(let name): "element <\(name)> cannot stand here"
        case .unexpectedText: "text between elements"
        case .missingValue(let key): "key “\(key)” has no value"
        case .missingKey: "a value without a key before it"
        case .malformedValue(let element, let text): "“\(text)” is not the value of a <\(element)>"
        case .empty: "the property list has no value"
        case .tooDeep(let limit): "nested deeper than \(limit) levels"
        case .tooLarge: "too large to be read"
        case .conflictMarker: "a merge conflict was left unresolved here"
        case .text(let error): error.description
        case .encoding(let error): error.description
        case .binary(let fault): "binary property list, \(fault.description)"
        }
    }
}
