import CLibXML2
import CatalogCore

/// A reader for the XML form of property lists.
enum XMLPropertyListReader {
    /// Parses an XML property list.
    ///
    /// - Throws: `PropertyListError` if the text is not a property list, or has constructs that allow attacks, such as
    ///   entities and deep nesting.
    static func read(_ text: DecodedText) throws(PropertyListError) -> PropertyListDocument {
        let start = text.utf8.firstIndex { $0 == UInt8(ascii: "<") } ?? 0
        let source = XMLPropertyListSource(bytes: text.utf8, start: start)
        try source.checkDeclaration()
        let result = text.utf8[start...].withUnsafeBytes { buffer in
            Result { () throws(PropertyListError) -> PropertyListDocument in
                guard let reader = XMLTextReader(buffer, of: text.utf8, from: start) else {
                    throw source.error(.tooLarge, at: 0)
                }
                var builder = XMLPropertyListBuilder(events: XMLPropertyListEvents(reader, source: source))
                return try builder.document()
            }
        }
        return try result.get()
    }
}
