import CLibXML2
import CatalogCore
import StringTables

/// A reader for the texts of a storyboard or XIB by Xcode's keys, which consist of an object's id and a property.
struct InterfaceReader {
    /// The requested properties by object id.
    private let wanted: [String: [String]]
    private var texts: [String: String] = [:]
    private var open: [Element] = []

    /// An open XML element.
    private struct Element {
        /// The id of the element's object, or of the enclosing object.
        let object: String?
        /// The key of the text in the element's content.
        var textKey: String?
        /// The number of segments read so far.
        var segments = 0
    }

    /// Returns the texts of keys.
    ///
    /// Keys that the file lacks are omitted, and so is everything after malformed XML.
    static func texts(of keys: Set<String>, in bytes: [UInt8]) -> [String: String] {
        var wanted: [String: [String]] = [:]
        for key in keys {
            guard let dot = key.firstIndex(of: ".") else { continue }
            wanted[String(key[..<dot]), default: []].append(String(key[key.index(after: dot)...]))
        }
        var reader = InterfaceReader(wanted: wanted)
        bytes.withUnsafeBytes { buffer in
            if let xml = XMLTextReader(buffer, of: bytes) { reader.read(xml) }
        }
        return reader.texts
    }

    private init(wanted: [String: [String]]) { self.wanted = wanted }

    private mutating func read(_ xml: XMLTextReader) {
        while (try? xml.read()) == true {
            switch xml.nodeType {
            case XML_READER_TYPE_ELEMENT:
                let element = element(xml)
                if !xml.isEmptyElement { open.append(element) }
            case XML_READER_TYPE_END_ELEMENT: _ = open.popLast()
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
                XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
                if let key = open.last?.textKey { texts[key, default: ""] += xml.value }
            default: continue
            }
            if open.count > ExchangeLimits.depth { return }
        }
    }

    /// Reads the texts in the attributes of an element.
    private mutating func element(_ xml: XMLTextReader) -> Element {
        let owner = open.last?.object
        var element = Element(object: xml.attribute("id") ?? owner)
        if let id = xml.attribute("id") {
            for property in wanted[id] ?? [] { take(xml.attribute(Self.attribute(of: property)), id, property) }
        }
        guard let owner, let properties = wanted[owner] else { return element }
        if xml.localName == "segment", let parent = open.indices.last {
            take(xml.attribute("title"), owner, "segmentTitles[\(open[parent].segments)]")
            open[parent].segments += 1
        }
        guard let key = xml.attribute("key") else { return element }
        if ["string", "mutableString"].contains(xml.localName), properties.contains(key) {
            element.textKey = "\(owner).\(key)"
        } else if xml.localName == "state" {
            take(xml.attribute("title"), owner, "\(key)Title")
        }
        for property in properties where property.hasPrefix("\(key).") {
            take(xml.attribute(String(property.dropFirst(key.count + 1))), owner, property)
        }
        return element
    }

    /// Returns the attribute of a property.
    ///
    /// A few properties have other names in Xcode's keys than in the file.
    private static func attribute(of property: String) -> String {
        property == "ibShadowedToolTip" || property == "ibExternalToolTip" ? "toolTip" : property
    }

    private mutating func take(_ text: String?, _ id: String, _ property: String) {
        guard let text, wanted[id]?.contains(property) == true else { return }
        texts["\(id).\(property)"] = text
    }
}
