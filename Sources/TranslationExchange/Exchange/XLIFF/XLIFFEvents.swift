import CLibXML2
import CatalogCore
import StringTables

/// The elements and texts of an XML file in order, with the position of each element.
struct XLIFFEvents {
    /// An event of the parser.
    enum Event {
        /// `<name>`, or `<name/>`, which has no end event; the name has no namespace prefix.
        case start(name: String, isEmpty: Bool, position: TextPosition)
        /// `</name>`.
        case end
        /// Text or CDATA, with references resolved.
        case text(String)
    }

    private let reader: XMLTextReader
    private let bytes: [UInt8]
    private var positions: AscendingPositions
    private var locator: XMLTagLocator
    private var depth = 0
    /// The namespace of the root element; nil before the root, or if the root has none.
    private var rootNamespace: String?
    private var hasRoot = false
    /// Whether the current element is an extension: its namespace is neither that of the root nor XLIFF's.
    ///
    /// An element without a namespace is no extension, because some programs leave out the namespace.
    private(set) var isForeign = false

    init(_ reader: XMLTextReader, bytes: [UInt8]) {
        self.reader = reader
        self.bytes = bytes
        positions = AscendingPositions(bytes)
        locator = XMLTagLocator(bytes)
    }

    /// Returns the next event and skips comments and processing instructions; nil at the end.
    mutating func next() throws(XLIFFError) -> Event? {
        while try advance() {
            switch reader.nodeType {
            case XML_READER_TYPE_ELEMENT: return try start()
            case XML_READER_TYPE_END_ELEMENT:
                depth -= 1
                _ = locator.next()
                return .end
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
                XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
                return .text(reader.value)
            case XML_READER_TYPE_ENTITY_REFERENCE:
                throw error(.entityReference(name: reader.name), at: locator.offset)
            default: continue
            }
        }
        return nil
    }

    /// Returns an attribute of the current element.
    func attribute(_ name: String) -> String? { reader.attribute(name) }

    private mutating func start() throws(XLIFFError) -> Event {
        let offset = locator.next()?.lowerBound ?? bytes.count
        let isEmpty = reader.isEmptyElement
        if !isEmpty { depth += 1 }
        noteNamespace()
        guard depth <= ExchangeLimits.depth else { throw error(.tooDeep(limit: ExchangeLimits.depth), at: offset) }
        return .start(name: reader.localName, isEmpty: isEmpty, position: positions.position(at: offset))
    }

    private mutating func noteNamespace() {
        let namespace = reader.namespace
        if !hasRoot { (hasRoot, rootNamespace) = (true, namespace) }
        isForeign = namespace.map { $0 != rootNamespace && !$0.hasPrefix(Self.xliffNamespaces) } ?? false
    }

    /// The start of XLIFF's namespace, which the version follows.
    private static let xliffNamespaces = "urn:oasis:names:tc:xliff:document:"

    private func advance() throws(XLIFFError) -> Bool {
        do {
            return try reader.read()
        } catch {
            // libxml2 reports extra content at the end of a truncated file.
            if error.kind == .ending, XMLTagLocator.unclosedElements(in: bytes, from: 0).count > 0 {
                throw self.error(.truncated, at: bytes.count)
            }
            throw self.error(.malformedXML(message: error.message), at: error.offset(in: bytes))
        }
    }

    private func error(_ reason: XLIFFError.Reason, at offset: Int) -> XLIFFError {
        XLIFFError(reason: reason, position: LineIndex(bytes).position(at: offset))
    }
}
