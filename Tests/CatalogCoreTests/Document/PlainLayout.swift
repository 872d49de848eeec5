@testable import CatalogCore

/// A second, simple implementation of Xcode's layout without its order, to check the first one.
enum PlainLayout {
    static func bytes(of document: Document) -> [UInt8] {
        let end = document.bytes.last == 0x0A ? "\n" : ""
        return Array((text(of: document.root, in: document, indent: "") + end).utf8)
    }

    private static func text(of value: DocumentValue, in document: Document, indent: String) -> String {
        let inner = indent + "  "
        switch value.kind {
        case .object:
            let members = value.members.map {
                inner + quoted($0.name) + " : " + text(of: $0.value, in: document, indent: inner)
            }
            return "{\n" + members.joined(separator: ",\n") + "\n" + indent + "}"
        case .array:
            let elements = value.elements.map { inner + text(of: $0, in: document, indent: inner) }
            return "[\n" + elements.joined(separator: ",\n") + "\n" + indent + "]"
        case .string:
            return quoted(value)
        case .nothing, .null, .boolean, .number:
            return String(decoding: document.bytes[value.range], as: UTF8.self)
        }
    }

    private static func quoted(_ value: DocumentValue) -> String {
        var text = "\""
        for scalar in (value.string ?? "").unicodeScalars { text += escaped(scalar) }
        return text + "\""
    }

    private static let short: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    ]

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if let escape = short[scalar] { return escape }
        guard scalar.value < 0x20 else { return String(scalar) }
        return "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    }
}
