import CatalogCore
import StringTables

/// An element of an XML report.
struct XMLElement {
    private let name: String
    private let attributes: [(name: String, value: String)]
    private let content: Content

    private enum Content {
        case elements([XMLElement])
        case text(String)
    }

    /// Creates an element with child elements, or an empty element.
    init(_ name: String, _ attributes: [(String, String)], _ elements: [XMLElement] = []) {
        self.name = name
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        content = .elements(elements)
    }

    /// Creates an element with text.
    init(_ name: String, _ attributes: [(String, String)] = [], text: String) {
        self.name = name
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        content = .text(text)
    }

    /// The document with this element as its root, with a newline at the end.
    var document: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        append(to: &lines, indent: "")
        return lines.joined(separator: "\n") + "\n"
    }

    private func append(to lines: inout [String], indent: String) {
        let words = attributes.map {
            " \($0.name)=\"\(XMLText.attribute(XMLText.writable($0.value)).withVisibleControls)\""
        }
        let start = "\(indent)<\(name)\(words.joined())"
        switch content {
        case .text(let text):
            lines.append("\(start)>\(XMLText.content(XMLText.writable(text)).withVisibleControls)</\(name)>")
        case .elements(let elements) where elements.isEmpty:
            lines.append("\(start)/>")
        case .elements(let elements):
            lines.append("\(start)>")
            for element in elements { element.append(to: &lines, indent: indent + "  ") }
            lines.append("\(indent)</\(name)>")
        }
    }
}

extension String {
    /// XML with character references for what a terminal or the log of a CI system would obey.
    ///
    /// Tabs and line breaks stay, because XML has references for those that need one.
    fileprivate var withVisibleControls: String {
        let all = Array(unicodeScalars)
        return all.indices.reduce(into: "") { result, index in
            let scalar = all[index]
            let isCommand = scalar == "#" && index > 0 && all[index - 1] == "#"
            if isCommand || scalar.value > 0x7E && VisibleText.isHidden(scalar) {
                result += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
