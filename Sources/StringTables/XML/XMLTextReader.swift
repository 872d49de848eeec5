import CLibXML2
import CatalogCore

/// A wrapper for libxml2's streaming reader, over UTF-8 in memory.
///
/// Network access, entity expansion and external definitions are off. The reader must stay on one thread.
package final class XMLTextReader {
    private let reader: xmlTextReaderPtr
    /// The error to report in place of reading; nil if libxml2 can read the document in acceptable time.
    private let refusal: XMLSyntaxFault?

    /// The maximum number of attributes of an element, because libxml2's time grows with its square.
    package static let attributeLimit = 1_000

    /// Creates a reader for `buffer`, which must stay valid as long as the reader exists; nil if libxml2 fails.
    ///
    /// The reader ignores the encoding that the document declares, because its text has already been decoded.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of `buffer`, which begin at `start`.
    package init?(_ buffer: UnsafeRawBufferPointer, of bytes: [UInt8], from start: Int = 0) {
        Self.initialised
        let options = [
            XML_PARSE_NONET.rawValue, XML_PARSE_NOERROR.rawValue, XML_PARSE_NOWARNING.rawValue,
            XML_PARSE_IGNORE_ENC.rawValue, XML_PARSE_BIG_LINES.rawValue,
        ]
        guard let count = Int32(exactly: buffer.count),
            let reader = xmlReaderForMemory(
                buffer.bindMemory(to: CChar.self).baseAddress,
                count,
                nil,
                "UTF-8",
                Int32(bitPattern: options.reduce(0, |))
            )
        else { return nil }
        self.reader = reader
        refusal = Self.excessiveElement(in: bytes, from: start)
    }

    /// Returns the error for the first element with too many attributes, located as libxml2 would.
    private static func excessiveElement(in bytes: [UInt8], from start: Int) -> XMLSyntaxFault? {
        var locator = XMLTagLocator(bytes, from: start)
        while let tag = locator.next() {
            guard locator.attributeCount > attributeLimit else { continue }
            let message = "an element has more than \(attributeLimit) attributes"
            return XMLSyntaxFault(message: message, at: tag.lowerBound, in: bytes[start...])
        }
        return nil
    }

    deinit { xmlFreeTextReader(reader) }

    /// Moves to the next node; returns false at the end of the document.
    ///
    /// - Throws: `XMLSyntaxFault` if the document is not well-formed, or an element has too many attributes.
    package func read() throws(XMLSyntaxFault) -> Bool {
        if let refusal { throw refusal }
        xmlResetLastError()
        switch xmlTextReaderRead(reader) {
        case 1: return true
        case 0: return false
        default: throw XMLSyntaxFault.last()
        }
    }

    /// The type of the current node, as a constant of libxml2.
    package var nodeType: xmlReaderTypes {
        xmlReaderTypes(rawValue: UInt32(bitPattern: xmlTextReaderNodeType(reader)))
    }

    /// Whether the current element is written as `<name/>`, without an end tag.
    package var isEmptyElement: Bool { xmlTextReaderIsEmptyElement(reader) == 1 }

    /// The name of the current element or entity.
    package var name: String { Self.string(xmlTextReaderConstName(reader)) }

    /// The name of the current element without its namespace prefix.
    package var localName: String { Self.string(xmlTextReaderConstLocalName(reader)) }

    /// The namespace of the current element; nil if it has none.
    package var namespace: String? {
        let text: UnsafePointer<xmlChar>? = xmlTextReaderConstNamespaceUri(reader)
        return text.map { String(cString: $0) }
    }

    /// Returns an attribute of the current element; nil if it does not exist.
    package func attribute(_ name: String) -> String? {
        guard xmlTextReaderMoveToAttribute(reader, name) == 1 else { return nil }
        defer { xmlTextReaderMoveToElement(reader) }
        return value
    }

    /// The text of the current node.
    package var value: String { Self.string(xmlTextReaderConstValue(reader)) }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// libxml2 must be initialized once before several threads use it.
    private static let initialised: Void = xmlInitParser()
}
