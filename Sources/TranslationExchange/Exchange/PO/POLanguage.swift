import CatalogRuntime

/// The names of languages in PO files: `pt_BR`, with gettext's script names after an `@`, as in `sr@latin`.
package enum POLanguage {
    private static let scripts = [
        "Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari",
    ]

    /// Returns the name of a language.
    package static func name(of language: LanguageTag) -> String {
        let tag = language.canonical
        guard let script = tag.script, let modifier = scripts[script], let code = tag.language else {
            return tag.spelling.replacing("-", with: "_")
        }
        let rest = [tag.region].compactMap { $0 } + tag.variants
        return ([code] + rest).joined(separator: "_") + "@" + modifier
    }

    /// Returns the language with a name.
    ///
    /// The tag is not checked against the language registry.
    package static func language(named name: String) -> LanguageTag {
        let halves = name.split(separator: "@", maxSplits: 1)
        // A character set after the language, as in `de_DE.UTF-8`, is ignored.
        let code = (halves.first ?? "").prefix { $0 != "." }.replacing("_", with: "-")
        guard halves.count == 2, let script = scripts.first(where: { $0.value == halves[1] })?.key else {
            return LanguageTag(String(code))
        }
        let parts = code.split(separator: "-", maxSplits: 1)
        return LanguageTag(([parts.first ?? "", script[...]] + parts.dropFirst()).joined(separator: "-"))
    }
}
