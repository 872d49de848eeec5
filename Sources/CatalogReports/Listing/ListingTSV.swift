import CatalogCore
import CatalogRuntime

/// Keys for pipes: a line a key, its columns divided by tabs, for `grep`, `cut` and `awk`.
///
/// The columns are `key`, `path`, and one for each language of any table. Line breaks, tabs and what controls terminals
/// are escaped as `\n`, `\t` and `\u{…}`; right-to-left texts are not isolated. The parts of a text stand in one cell,
/// each with its way and `=` in front, divided by `; `.
package enum ListingTSV {
    /// All listings in one, below a line that names the columns.
    package static func rendered(_ listings: [Listing]) -> String {
        let languages = listings.allLanguages
        let heading = ["key", "path"] + languages.map(\.spelling)
        let rows = listings.flatMap(\.keys).map { key in
            let listed = Dictionary(key.languages.map { ($0.language, $0) }) { first, _ in first }
            return [key.key, key.path] + languages.map { listed[$0].map(text) ?? "" }
        }
        return ([heading] + rows).map { $0.map(VisibleText.escaped).joined(separator: "\t") + "\n" }.joined()
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
    /// The languages of all listings, each once, in the order met.
    var allLanguages: [LanguageTag] {
        var seen: Set<LanguageTag> = []
        return flatMap(\.languages).filter { seen.insert($0).inserted }
    }
}
