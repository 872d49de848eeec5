/// Functions that escape texts for XML and HTML.
enum MarkupText {
    /// Returns the text with markup characters escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// Returns the text with entities resolved.
    static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return entities.reduce(String(text)) { $0.replacing($1.entity, with: $1.character) }
    }

    /// `&amp;` comes last, so that nothing is unescaped twice.
    private static let entities: [(entity: String, character: String)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'"),
        ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ]
}
