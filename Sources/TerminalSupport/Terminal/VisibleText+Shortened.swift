import CatalogCore

extension VisibleText {
    /// Returns `text` cut to at most `columns` columns, with `…` in place of the rest; unchanged if it fits.
    ///
    /// Never cuts inside a character, so the result may be a column narrower. The text must be escaped and not yet
    /// isolated.
    package static func shortened(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.columns(of: text) > columns else { return text }
        guard columns > 0 else { return "" }
        var kept = DisplayWidth.prefix(of: text[...], columns: columns - 1)
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }
}
