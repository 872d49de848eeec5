import CatalogCore

/// Functions that quote texts for messages, escape invisible characters and shorten long texts.
public enum Quotation {
    /// The maximum length of a quotation, in characters.
    ///
    /// A longer text ends in `…`.
    private static let limit = 60

    /// Returns a quoted text, shortened if it is long.
    public static func of(_ text: String) -> String {
        // Does not count the characters, because that takes long for a long text with many findings.
        let start = text.prefix(limit)
        let shown = VisibleText.escaped(start.endIndex < text.endIndex ? start + "…" : text)
        return "“\(VisibleText.isolated(shown))”"
    }

    /// Returns a quoted text in full, for a person who judges the text.
    public static func whole(_ text: String) -> String { "“\(VisibleText.shown(text))”" }

    /// Returns a quoted text of a table.
    public static func of(_ text: Text) -> String { of(text.string) }

    /// Returns a quoted translation with its source text, if there is one.
    package static func besideSource(_ unit: UnitContext) -> FindingMessage {
        guard let source = unit.sourceText else { return FindingMessage(verbatim: of(unit.text)) }
        return "\(of(unit.text)) for \(of(source))"
    }
}
