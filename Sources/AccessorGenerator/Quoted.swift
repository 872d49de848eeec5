import CatalogCore

/// Functions that format texts of catalogs for one-line messages.
enum Quoted {
    /// Returns the text in quotes, shortened and with invisible characters escaped.
    package static func text(_ text: String) -> String { "“\(VisibleText.escaped(Shortened.text(text, to: 60)))”" }
}

/// Functions that shorten long texts.
enum Shortened {
    /// Returns the beginning of a text, followed by `…` if it was shortened.
    package static func text(_ text: String, to limit: Int) -> String {
        text.utf8.count > limit && text.count > limit ? String(text.prefix(limit)) + "…" : text
    }
}
