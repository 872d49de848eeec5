import CatalogCore
import CatalogRuntime

/// CSV output for spreadsheets according to RFC 4180, in UTF-8, with one row for each text of a key.
///
/// The columns are `key`, `part` (empty for a plain text), `path`, `comment`, and one for each language. A cell that a
/// spreadsheet would interpret as a formula begins with an apostrophe, the spreadsheets' own mark for text.
package enum ListingCSV {
    /// Returns all listings as one document, with a column for each language of any table.
    package static func rendered(_ listings: [Listing]) -> String {
        let languages = listings.allLanguages
        let heading = ["key", "part", "path", "comment"] + languages.map(\.spelling)
        let rows = listings.flatMap(\.keys).flatMap { Self.rows(of: $0, languages: languages) }
        return ([heading] + rows).map(SpreadsheetCell.line).joined()
    }

    private static func rows(of key: ListedKey, languages: [LanguageTag]) -> [[String]] {
        let found = key.parts(in: key.languages)
        let parts = found.isEmpty ? [.whole] : found
        let listed = Dictionary(key.languages.map { ($0.language, $0) }) { first, _ in first }
        return parts.map { part in
            [key.key, part.description, key.path, key.comment ?? ""]
                + languages.map { listed[$0].map { value(of: part, in: $0) } ?? "" }
        }
    }

    private static func value(of part: PartPath, in language: ListedLanguage) -> String {
        language.text(part)?.value ?? (part.isWhole ? language.keyAsText : nil) ?? ""
    }
}
