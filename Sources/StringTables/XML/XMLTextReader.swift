import CLibXML2
import CatalogCore

/// libxml2's streaming reader over UTF-8 in memory, with network, entity expansion and outside definitions off.
///
/// It is used within one call and never handed to another thread.
package final class XMLTextReader {
    private let reader: xmlTextReaderPtr

    /// Begins to read `buffer`, which must stay in place for as long as this object does; nil where libxml2 refuses.
    ///
    /// The encoding that the document declares is left aside, because its text has been decoded before.
    package init?(_ buffer: UnsafeRawBufferPointer) {
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
    }

    deinit { xmlFreeTextReader(reader) }

    /// Moves to the next node; false at the end of the document.
    ///
    /// - Throws: where the document is not well formed.
    package func read() throws(XMLSyntaxFault) -> Bool {
        xmlResetLastError()
        switch xmlTextReaderRead(reader) {
        case 1: return true
        case 0: return false
        default: throw XMLSyntaxFault.last()
        }
    }

    /// The kind of the node at hand, as one of libxml2's constants.
    package var nodeType: xmlReaderTypes {
        xmlReaderTypes(rawValue: UInt32(bitPattern: xmlTextReaderNodeType(reader)))
    }

    /// Whether the element at hand is written `<name/>`, so that no end follows.
    package var isEmptyElement: Bool { xmlTextReaderIsEmptyElement(reader) == 1 }

    /// The name of the element or entity at hand.
    package var name: String { Self.string(xmlTextReaderConstName(reader)) }

    /// The name of the element at hand without the prefix of its namespace.
    package var localName: String { Self.string(xmlTextReaderConstLocalName(reader)) }

    /// An attribute of the element at hand; nil where it has none of that name.
    package func attribute(_ name: String) -> String? {
        guard xmlTextReaderMoveToAttribute(reader, name) == 1 else { return nil }
        defer { xmlTextReaderMoveToElement(reader) }
        return value
    }

    /// The text at hand.
    package var value: String { Self.string(xmlTextReaderConstValue(reader)) }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// libxml2 asks to be set up once before it is used from several threads.
    private static let initialised: Void = xmlInitParser()
}
