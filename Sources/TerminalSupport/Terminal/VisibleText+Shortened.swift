import CatalogCore

extension VisibleText {
    /// `text` cut to at most `columns` columns of a terminal, with `…` for what was left out; unchanged if it fits.
    ///
    /// Never cuts inside a character, so the result may be a column narrower. Expects escaped text, not yet isolated.
    package static func shortened(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.columns(of: text) > columns else { return text }
        guard columns > 0 else { return "" }
        var kept = DisplayWidth.prefix(of: text[...], columns: columns - 1)
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }
}
