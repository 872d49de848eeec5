import CatalogCore
import CatalogRuntime

/// Keys for programs; fields are only ever added.
///
/// `state` and `values` have a member for each text that a file holds: named by the language, and for the parts of a
/// localization by language and way, `pt-BR.plural.one`, as `fitloc add --value` spells them.
package enum ListingJSON {
    /// All listings in one, with a newline at the end.
    package static func rendered(_ listings: [Listing]) -> String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("keys", .array(listings.flatMap(\.keys).map(fragment))),
        ])
        return whole.json + "\n"
    }

    private static func fragment(of key: ListedKey) -> DocumentFragment {
        .object([
            .init("key", .string(key.key)),
            .init("path", .string(key.path)),
            .init("comment", .optional(key.comment)),
            .init("state", .object(members(of: key) { $0.state?.spelling })),
            .init("values", .object(members(of: key, \.value))),
        ])
    }

    private static func members(
        of key: ListedKey, _ text: (ListedText) -> String?
    ) -> [DocumentFragment.Member] {
        key.languages.flatMap { language in
            language.texts.compactMap { listed in
                text(listed).map { .init(name(of: listed.part, in: language.language), .string($0)) }
            }
        }
    }

    private static func name(of part: PartPath, in language: LanguageTag) -> String {
        part.isWhole ? language.spelling : "\(language.spelling).\(part)"
    }
}
