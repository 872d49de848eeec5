/// Texts as they stand in XML and HTML.
enum MarkupText {
    /// The text with what would be markup escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// The text that stands there.
    static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return entities.reduce(String(text)) { $0.replacing($1.entity, with: $1.character) }
    }

    /// The one for `&` comes last, so that nothing is unescaped twice.
    private static let entities: [(entity: String, character: String)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'"),
        ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ]
}
