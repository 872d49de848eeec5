import CLibXML2
import CatalogCore

/// The events of an XML property list in document order, with their ranges.
struct XMLPropertyListEvents {
    /// A start tag, an end tag or text.
    enum Event {
        /// `<name>`, or `<name/>`, which has no end event.
        case start(name: String, isEmpty: Bool, range: ByteRange)
        /// `</name>`.
        case end(range: ByteRange)
        /// Decoded text or CDATA.
        case text(String)
    }

    let source: XMLPropertyListSource
    private let reader: XMLTextReader
    private var locator: XMLTagLocator

    init(_ reader: XMLTextReader, source: XMLPropertyListSource) {
        self.reader = reader
        self.source = source
        locator = XMLTagLocator(source.bytes, from: source.start)
    }

    /// Returns the next event, skipping comments and processing instructions; nil at the end.
    mutating func next() throws(PropertyListError) -> Event? {
        while try advance() {
            switch reader.nodeType {
            case XML_READER_TYPE_ELEMENT:
                return .start(name: reader.name, isEmpty: reader.isEmptyElement, range: nextTag())
            case XML_READER_TYPE_END_ELEMENT:
                return .end(range: nextTag())
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
                XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
                return .text(reader.value)
            case XML_READER_TYPE_ENTITY_REFERENCE:
                throw entityReference(reader.name)
            default:
                continue
            }
        }
        return nil
    }

    /// The offset of the current text; computed on request, because it requires a scan.
    var textOffset: Int { locator.textAfterTag() }

    private func advance() throws(PropertyListError) -> Bool {
        do {
            return try reader.read()
        } catch {
            throw source.error(error)
        }
    }

    private mutating func nextTag() -> ByteRange {
        locator.next() ?? source.bytes.count..<source.bytes.count
    }

    private func entityReference(_ name: String) -> PropertyListError {
        let sign = Array("&\(name);".utf8)
        let offset = source.bytes.indices.dropFirst(locator.offset).first { source.bytes[$0...].starts(with: sign) }
        return source.error(.entityReference(name: name), at: offset ?? locator.offset)
    }
}
