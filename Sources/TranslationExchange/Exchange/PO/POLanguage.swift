import CatalogRuntime

/// The names of languages in PO files: `pt_BR`, and scripts that gettext knows behind an `@`, as in `sr@latin`.
package enum POLanguage {
    private static let scripts = [
        "Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari",
    ]

    /// The name of a language.
    package static func name(of language: LanguageTag) -> String {
        let tag = language.canonical
        guard let script = tag.script, let modifier = scripts[script], let code = tag.language else {
            return tag.spelling.replacing("-", with: "_")
        }
        let rest = [tag.region].compactMap { $0 } + tag.variants
        return ([code] + rest).joined(separator: "_") + "@" + modifier
    }

    /// The language of a name; it is a tag even where no such language is registered.
    package static func language(named name: String) -> LanguageTag {
        let halves = name.split(separator: "@", maxSplits: 1)
        // A character set behind the language, as in `de_DE.UTF-8`, says nothing of it.
        let code = (halves.first ?? "").prefix { $0 != "." }.replacing("_", with: "-")
        guard halves.count == 2, let script = scripts.first(where: { $0.value == halves[1] })?.key else {
            return LanguageTag(String(code))
        }
        let parts = code.split(separator: "-", maxSplits: 1)
        return LanguageTag(([parts.first ?? "", script[...]] + parts.dropFirst()).joined(separator: "-"))
    }
}
