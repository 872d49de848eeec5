import CatalogCore
import CatalogRuntime
import StringTables

/// A writer for translation memories (TMX 1.4b) with a unit for each text and a variant for each language.
package struct TMXWriter {
    /// The names of the properties that identify the text of a unit.
    enum Property: String {
        case key = "x-key"
        case part = "x-part"
        case path = "x-path"
    }

    /// Returns the bytes of a file.
    package static func bytes(of texts: [MemoryText], tool: ExchangeTool) -> [UInt8] {
        let languages = Set(texts.compactMap(\.sourceLanguage))
        let source = languages.count == 1 ? languages.first?.spelling : nil
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<tmx version="1.4">"#,
            "  <header"
                + attributes([
                    ("creationtool", tool.name), ("creationtoolversion", tool.version), ("segtype", "block"),
                    ("o-tmf", "xcstrings"), ("adminlang", "en"), ("srclang", source ?? "*all*"),
                    ("datatype", "plaintext"),
                ]) + "/>",
            "  <body>",
        ]
        for text in texts { lines += self.lines(of: text, namesSource: source == nil) }
        lines += ["  </body>", "</tmx>"]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(of text: MemoryText, namesSource: Bool) -> [String] {
        let source = namesSource ? text.sourceLanguage.map { [("srclang", $0.spelling)] } ?? [] : []
        var lines = ["    <tu\(attributes(source))>"]
        if let note = text.note, !note.isEmpty { lines.append("      <note>\(XMLText.content(note))</note>") }
        let part = text.part.flatMap { $0.isWhole ? nil : $0.description }
        for (property, value) in [(Property.key, text.key), (.part, part), (.path, text.path)] {
            guard let value else { continue }
            lines.append("      <prop type=\"\(property.rawValue)\">\(XMLText.content(value))</prop>")
        }
        for variant in text.variants {
            let language = XMLText.attribute(variant.language.spelling)
            lines.append("      <tuv xml:lang=\"\(language)\"><seg>\(XMLText.content(variant.text))</seg></tuv>")
        }
        return lines + ["    </tu>"]
    }

    private static func attributes(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    }
}
