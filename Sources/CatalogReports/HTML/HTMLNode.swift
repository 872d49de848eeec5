import CatalogCore

/// A piece of a page.
///
/// What comes from a project can be nothing but a text, the value of an attribute or data, all of which are escaped as
/// they are written: names and markup are literals of the program.
package indirect enum HTMLNode: Sendable {
    /// A text.
    case text(String)
    /// An element; one that stays empty in HTML has no content.
    case element(StaticString, attributes: [Attribute], content: [HTMLNode])
    /// Data for a script, in an element of this id.
    case data(id: StaticString, DocumentFragment)
    /// Markup that the program itself brings: a style, a script, a form.
    case markup(StaticString)
    /// Pieces one after another.
    case group([HTMLNode])

    /// A name and a value of an element.
    package struct Attribute: Sendable {
        let name: StaticString
        let value: String
    }

    /// An element with attributes; those whose value is nil are left out.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ content: [HTMLNode]
    ) -> HTMLNode {
        let present = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
        return .element(name, attributes: present, content: content)
    }

    /// An element with attributes.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ content: HTMLNode...
    ) -> HTMLNode {
        tag(name, attributes, content)
    }

    /// An element without attributes.
    package static func tag(_ name: StaticString, _ content: HTMLNode...) -> HTMLNode { tag(name, [:], content) }

    /// An element without attributes.
    package static func tag(_ name: StaticString, _ content: [HTMLNode]) -> HTMLNode { tag(name, [:], content) }
}

extension HTMLNode: ExpressibleByStringInterpolation {
    /// A text of the program.
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension HTMLNode {
    /// The piece as HTML.
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

    /// Whether an element has neither content nor an end.
    private static func isVoid(_ name: StaticString) -> Bool {
        ["br", "hr", "input", "link", "meta", "wbr"].contains(name.description)
    }
}
