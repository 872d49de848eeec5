import CatalogRuntime

/// The registered codes of languages, scripts and regions, from the validity lists of Unicode CLDR.
///
/// Deprecated codes count as registered. So do the private-use codes and the codes for several languages (`mul`), no
/// language (`zxx`) and an unknown language (`und`).
public enum LanguageRegistry {
    /// The reason why a tag does not name a language.
    public enum Problem: Hashable, Sendable {
        /// The spelling does not have the form of a language tag.
        case malformed
        /// The language subtag is not registered.
        case unknownLanguage(String)
        /// The script subtag is not registered.
        case unknownScript(String)
        /// The region subtag is not registered.
        case unknownRegion(String)
    }

    /// Returns whether a language code of two or three lowercase letters is registered.
    public static func isRegistered(language: String) -> Bool {
        LanguageRegistryData.languages.contains(language)
    }

    /// Returns whether a script code, such as `Hans`, is registered.
    public static func isRegistered(script: String) -> Bool {
        LanguageRegistryData.scripts.contains(script)
    }

    /// Returns whether a region code of two uppercase letters or three digits is registered.
    public static func isRegistered(region: String) -> Bool {
        LanguageRegistryData.regions.contains(region)
    }

    /// Returns the first reason why `tag` does not name a language; nil if it names one.
    ///
    /// Checks the canonical form, so `eng` and `en-UK` count as `en` and `en-GB`.
    public static func problem(of tag: LanguageTag) -> Problem? {
        guard let subtags = LanguageSubtags(parsing: tag.spelling)?.canonical else { return .malformed }
        if let language = subtags.language, !isRegistered(language: language) { return .unknownLanguage(language) }
        if let script = subtags.script, !isRegistered(script: script) { return .unknownScript(script) }
        if let region = subtags.region, !isRegistered(region: region) { return .unknownRegion(region) }
        return nil
    }
}
