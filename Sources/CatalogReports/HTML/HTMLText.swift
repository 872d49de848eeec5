import CatalogCore

/// Functions that escape text for HTML and make invisible characters visible.
enum HTMLText {
    /// Returns a text for the content of an element.
    static func content(_ text: String) -> String { escaped(shown(text), quotes: false) }

    /// Returns a text for an attribute value in quotation marks.
    static func attribute(_ text: String) -> String { escaped(shown(text), quotes: true) }

    /// Returns data as JSON for a script element, escaped so that it cannot end the element.
    static func data(_ value: DocumentFragment) -> String { value.printedJSONLine.replacing("<", with: "\\u003c") }

    /// Returns a text with visible escapes for invisible characters, except line breaks.
    static func shown(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { VisibleText.escaped(String($0)) }.joined(separator: "\n")
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        guard text.utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return text }
        return text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where quotes: result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
