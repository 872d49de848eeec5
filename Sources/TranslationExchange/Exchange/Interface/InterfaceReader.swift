import CLibXML2
import CatalogCore
import StringTables

/// Reads texts out of a storyboard or xib by the keys that Xcode gives them: the object's id and the property.
struct InterfaceReader {
    /// The properties that are asked for, by the ids of their objects.
    private let wanted: [String: [String]]
    private var texts: [String: String] = [:]
    private var open: [Element] = []

    /// An element that is not closed yet.
    private struct Element {
        /// The id of the object that it is, else of the one that it is within.
        let object: String?
        /// The key of the text that it holds.
        var textKey: String?
        /// How many segments it has had so far.
        var segments = 0
    }

    /// The texts of some keys; those that the file does not have are left out, and so is all behind a break in it.
    static func texts(of keys: Set<String>, in bytes: [UInt8]) -> [String: String] {
        var wanted: [String: [String]] = [:]
        for key in keys {
            guard let dot = key.firstIndex(of: ".") else { continue }
            wanted[String(key[..<dot]), default: []].append(String(key[key.index(after: dot)...]))
        }
        var reader = InterfaceReader(wanted: wanted)
        bytes.withUnsafeBytes { buffer in
            if let xml = XMLTextReader(buffer) { reader.read(xml) }
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

    /// Takes the texts in the attributes of an element.
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

    /// Xcode names a few properties otherwise than the file does.
    private static func attribute(of property: String) -> String {
        property == "ibShadowedToolTip" || property == "ibExternalToolTip" ? "toolTip" : property
    }

    private mutating func take(_ text: String?, _ id: String, _ property: String) {
        guard let text, wanted[id]?.contains(property) == true else { return }
        texts["\(id).\(property)"] = text
    }
}
