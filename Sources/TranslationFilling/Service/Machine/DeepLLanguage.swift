import CatalogRuntime

/// DeepL's names of languages: source languages have no variant, some target languages do.
enum DeepLLanguage {
    /// Returns DeepL's name of a source language.
    static func source(_ tag: LanguageTag) -> String { name(tag).uppercased() }

    /// Returns DeepL's name of a target language.
    static func target(_ tag: LanguageTag) -> String {
        let region = tag.region?.uppercased()
        switch name(tag) {
        case "en": return region.map { british.contains($0) } ?? false ? "EN-GB" : "EN-US"
        // Apple's systems use `pt` for Brazilian Portuguese.
        case "pt": return region == nil || region == "BR" ? "PT-BR" : "PT-PT"
        case "zh": return isTraditional(tag) ? "ZH-HANT" : "ZH-HANS"
        case "es": return region == "419" ? "ES-419" : "ES"
        case let other: return other.uppercased()
        }
    }

    private static let british: Set<String> = ["GB", "IE", "AU", "NZ", "ZA", "IN"]

    /// Returns the language code, with Norwegian as Bokmål.
    private static func name(_ tag: LanguageTag) -> String {
        let language = tag.canonical.language ?? tag.spelling
        return language == "no" ? "nb" : language
    }

    private static func isTraditional(_ tag: LanguageTag) -> Bool {
        if let script = tag.script { return script == "Hant" }
        return tag.region.map { ["TW", "HK", "MO"].contains($0.uppercased()) } ?? false
    }
}
