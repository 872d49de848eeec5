import CatalogCore
import StringTables

/// A writer for XLIFF 1.2 with the same bytes as Xcode (`docs/formats.md` §7).
public struct XLIFFWriter {
    private let tool: ExchangeTool
    private var lines: [String] = []

    /// Returns the bytes of an XLIFF file.
    public static func bytes(of files: [NamedExchangeFile], tool: ExchangeTool) -> [UInt8] {
        var writer = XLIFFWriter(tool: tool)
        writer.lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<xliff xmlns="\#(namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2""#
                + #" xsi:schemaLocation="\#(namespace) \#(schema)">"#,
        ]
        for file in files { writer.add(file.file, original: file.original) }
        writer.lines.append("</xliff>")
        return Array((writer.lines.joined(separator: "\n") + "\n").utf8)
    }

    private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
    private static let schema = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"

    private init(tool: ExchangeTool) { self.tool = tool }

    private mutating func add(_ file: ExchangeFile, original: String) {
        lines += [
            "  <file"
                + attributes([
                    ("original", original), ("source-language", file.sourceLanguage.spelling),
                    ("target-language", file.targetLanguage.spelling), ("datatype", "plaintext"),
                ]) + ">",
            "    <header>",
            "      <tool"
                + attributes([
                    ("tool-id", tool.id), ("tool-name", tool.name), ("tool-version", tool.version),
                    ("build-num", tool.build),
                ]) + "/>",
            "    </header>", "    <body>",
        ]
        for unit in file.units { add(unit) }
        lines += ["    </body>", "  </file>"]
    }

    private mutating func add(_ unit: ExchangeUnit) {
        lines.append("      <trans-unit id=\"\(XMLText.attribute(unit.id))\" xml:space=\"preserve\">")
        lines.append("        " + element("source", unit.source))
        if let target = unit.target { lines.append("        " + element("target", target, unit.state?.attributes)) }
        let generated = unit.note?.isGenerated == true ? " from=\"auto-generated\"" : nil
        lines.append("        " + element("note", unit.note?.text ?? "", generated))
        lines.append("      </trans-unit>")
    }

    private func element(_ name: String, _ text: String, _ attributes: String? = nil) -> String {
        let start = "<\(name)\(attributes ?? "")"
        return text.isEmpty ? "\(start)/>" : "\(start)>\(XMLText.content(text))</\(name)>"
    }

    private func attributes(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    }
}
