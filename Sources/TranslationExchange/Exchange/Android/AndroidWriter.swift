import CatalogCore
import StringTables

/// A writer for Android resource files (`docs/formats.md` §9).
package struct AndroidWriter {
    private static let namespace = " xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\""

    /// Returns the bytes of a table's file in one language.
    package static func bytes(of table: AndroidTable) -> [UInt8] {
        let hasNames = table.resources.contains { resource in
            resource.items.contains { item in
                item.text.pieces.contains { if case .argument(_, name: .some) = $0 { true } else { false } }
            }
        }
        let head = [#"<?xml version="1.0" encoding="utf-8"?>"#, "<resources\(hasNames ? namespace : "")>"]
        let lines = head + table.resources.flatMap(lines) + ["</resources>"]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(of resource: AndroidResource) -> [String] {
        let note = resource.note.map { ["    <!-- \(comment($0)) -->"] } ?? []
        return note + (resource.items.first?.category == nil ? string(resource) : plurals(resource))
    }

    private static func string(_ resource: AndroidResource) -> [String] {
        guard let item = resource.items.first else { return [] }
        // `formatted="false"` tells Android's tools that the percent signs are not format specifiers.
        let isPlain = !resource.isFormatted && item.text.string.utf8.contains(UInt8(ascii: "%"))
        let start = "    <string\(attributes(of: resource))\(isPlain ? " formatted=\"false\"" : "")>"
        return ["\(start)\(ResourceText.content(of: item.text))</string>"]
    }

    private static func plurals(_ resource: AndroidResource) -> [String] {
        let items = resource.items.map { item in
            "        <item quantity=\"\(item.category?.rawValue ?? "other")\">"
                + "\(ResourceText.content(of: item.text))</item>"
        }
        return ["    <plurals\(attributes(of: resource))>"] + items + ["    </plurals>"]
    }

    private static func attributes(of resource: AndroidResource) -> String {
        " name=\"\(resource.name)\"\(resource.isTranslatable ? "" : " translatable=\"false\"")"
    }

    /// Returns a note as the text of an XML comment, which cannot contain two hyphens in a row or characters outside
    /// XML.
    private static func comment(_ note: String) -> String {
        var text = ""
        for scalar in note.unicodeScalars {
            let isWritable = XMLText.firstUnwritable(in: String(scalar)) == nil
            if scalar == "-", text.unicodeScalars.last == "-" { text += " " }
            text.unicodeScalars.append(isWritable ? scalar : "\u{FFFD}")
        }
        return text.unicodeScalars.last == "-" ? "\(text) " : text
    }
}
