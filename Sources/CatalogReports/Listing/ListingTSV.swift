import CatalogCore
import CatalogRuntime

/// Tab-separated output for `grep`, `cut` and `awk`, with one line for each key.
///
/// The columns are `key`, `path`, and one for each language of any table. The first column alone is a list of keys that
/// `fitloc remove -` reads, with or without the heading (`TabSeparatedCell`). Right-to-left texts are not isolated. The
/// parts of a text share a cell, each as path, `=` and text, separated by `; `.
package enum ListingTSV {
    /// Returns all listings as one table, with a header line.
    package static func rendered(_ listings: [Listing]) -> String {
        let languages = listings.allLanguages
        let heading = ["key", "path"] + languages.map { TabSeparatedCell.shown($0.spelling) }
        let rows = listings.flatMap(\.keys).map { key in
            let listed = Dictionary(key.languages.map { ($0.language, $0) }) { first, _ in first }
            let cells = [key.path] + languages.map { listed[$0].map(text) ?? "" }
            return [TabSeparatedCell.shown(key: key.key)] + cells.map { TabSeparatedCell.shown($0) }
        }
        return ([heading] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
    }

    private static func text(of language: ListedLanguage) -> String {
        guard !language.texts.isEmpty else { return language.keyAsText ?? "" }
        return language.texts.map { text in
            let value = text.value ?? ""
            return text.part.isWhole ? value : "\(text.part)=\(value)"
        }.joined(separator: "; ")
    }
}

extension [Listing] {
    /// The distinct languages of all listings, in order of occurrence.
    var allLanguages: [LanguageTag] {
        var seen: Set<LanguageTag> = []
        return flatMap(\.languages).filter { seen.insert($0).inserted }
    }
}
