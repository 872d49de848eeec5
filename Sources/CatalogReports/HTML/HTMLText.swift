import CatalogCore

/// Texts as a page has them: nothing in them is taken for markup, and what is invisible is escaped.
enum HTMLText {
    /// A text between tags.
    static func content(_ text: String) -> String { escaped(shown(text), quotes: false) }

    /// The value of an attribute, to stand in quotation marks.
    static func attribute(_ text: String) -> String { escaped(shown(text), quotes: true) }

    /// Data in an element that it cannot end.
    static func data(_ value: DocumentFragment) -> String { value.jsonLine.replacing("<", with: "\\u003c") }

    /// A text with what is invisible escaped; line breaks stay.
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
