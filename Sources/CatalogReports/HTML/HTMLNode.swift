import CatalogCore

/// A node of an HTML page.
///
/// Content from a project can only be text, an attribute value or data. All of these are escaped in the output. Names
/// and markup are literals of the program.
package indirect enum HTMLNode: Sendable {
    /// A text, which is escaped in the output.
    case text(String)
    /// An element.
    ///
    /// An HTML void element has no content.
    case element(StaticString, attributes: [Attribute], content: [HTMLNode])
    /// Data for a script, in an element with the given id.
    case data(id: StaticString, DocumentFragment)
    /// Markup from the program itself: a style, a script or a form.
    case markup(StaticString)
    /// A sequence of nodes.
    case group([HTMLNode])

    /// An attribute of an element.
    package struct Attribute: Sendable {
        let name: StaticString
        let value: String
    }

    /// Returns an element with attributes.
    ///
    /// Attributes with a nil value are omitted.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ content: [HTMLNode]
    ) -> HTMLNode {
        let present = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
        return .element(name, attributes: present, content: content)
    }

    /// Returns an element with attributes.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ content: HTMLNode...
    ) -> HTMLNode {
        tag(name, attributes, content)
    }

    /// Returns an element without attributes.
    package static func tag(_ name: StaticString, _ content: HTMLNode...) -> HTMLNode { tag(name, [:], content) }

    /// Returns an element without attributes.
    package static func tag(_ name: StaticString, _ content: [HTMLNode]) -> HTMLNode { tag(name, [:], content) }
}

extension HTMLNode: ExpressibleByStringInterpolation {
    /// Creates a text node from a literal of the program.
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension HTMLNode {
    /// The node as HTML.
    package var html: String {
        var html = ""
        append(to: &html)
        return html
    }

    func append(to html: inout String) {
        switch self {
        case .text(let text): html += HTMLText.content(text)
        case .markup(let markup): html += markup.description
        case .group(let nodes): for node in nodes { node.append(to: &html) }
        case .data(let id, let value):
            html += "<script type=\"application/json\" id=\"\(id)\">\(HTMLText.data(value))</script>"
        case .element(let name, let attributes, let content):
            html += "<\(name)"
            for attribute in attributes {
                html += " \(attribute.name)=\"\(HTMLText.attribute(attribute.value))\""
            }
            html += ">"
            guard !Self.isVoid(name) else { return }
            for node in content { node.append(to: &html) }
            html += "</\(name)>"
        }
    }

    /// Whether an element has neither content nor an end tag.
    private static func isVoid(_ name: StaticString) -> Bool {
        ["br", "hr", "input", "link", "meta", "wbr"].contains(name.description)
    }
}
