import CatalogCore
import CatalogRuntime

/// JSON output for listings.
///
/// Later versions only add fields.
package enum ListingJSON {
    /// Returns all listings as one document, with a newline at the end.
    package static func rendered(_ listings: [Listing]) -> String {
        let whole: DocumentFragment = [
            "version": 1,
            "keys": .array(listings.flatMap(\.keys).map(fragment)),
        ]
        return whole.printedJSON + "\n"
    }

    private static func fragment(of key: ListedKey) -> DocumentFragment {
        [
            "key": .string(key.key),
            "path": .string(key.path),
            "comment": .optional(key.comment),
            "texts": .array(key.languages.flatMap(fragments)),
        ]
    }

    /// Returns the texts of a language that are in a file.
    private static func fragments(of language: ListedLanguage) -> [DocumentFragment] {
        language.texts.map { text in
            [
                "language": .string(language.language.spelling),
                "part": .part(text.part),
                "text": .optional(text.value),
                "state": .state(text.state),
            ]
        }
    }
}
