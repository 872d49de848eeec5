import CatalogCore

/// Texts as messages show them: in quotes, with what cannot be seen made visible, and not too long.
public enum Quotation {
    /// The longest quotation, in characters; what follows becomes `…`.
    private static let limit = 60

    /// Quotes a text.
    public static func of(_ text: String) -> String {
        let shown = VisibleText.escaped(text.count > limit ? String(text.prefix(limit)) + "…" : text)
        return "“\(VisibleText.isolated(shown))”"
    }

    /// Quotes a text in full, for a person who is to judge it.
    public static func whole(_ text: String) -> String { "“\(VisibleText.shown(text))”" }

    /// Quotes a text of a table.
    public static func of(_ text: Text) -> String { of(text.string) }

    /// Quotes a translation, and the text that it stands for.
    package static func besideSource(_ unit: UnitContext) -> String {
        of(unit.text) + (unit.sourceText.map { " for \(of($0))" } ?? "")
    }
}
