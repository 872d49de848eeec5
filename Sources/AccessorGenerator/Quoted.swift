import CatalogCore

/// Texts of catalogs in messages of one line.
enum Quoted {
    /// The text in quotes, with what cannot be seen made visible, cut where it is long.
    package static func text(_ text: String) -> String { "“\(VisibleText.escaped(Shortened.text(text, to: 60)))”" }
}

/// Texts that are cut where they are too long to be read in passing.
enum Shortened {
    /// The beginning of a text, with `…` where something is missing.
    package static func text(_ text: String, to limit: Int) -> String {
        text.utf8.count > limit && text.count > limit ? String(text.prefix(limit)) + "…" : text
    }
}
