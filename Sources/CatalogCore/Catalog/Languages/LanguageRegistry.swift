import CatalogRuntime

/// The codes for languages, scripts and regions that are registered, by the validity lists of Unicode's CLDR.
///
/// Codes that were withdrawn count as registered, and so do those for private use, for several languages (`mul`), for
/// no language (`zxx`) and for an unknown one (`und`).
public enum LanguageRegistry {
    /// Why a tag names no language.
    public enum Problem: Hashable, Sendable {
        /// The spelling doesn't have the form of a language tag.
        case malformed
        /// The language subtag is not registered.
        case unknownLanguage(String)
        /// The script subtag is not registered.
        case unknownScript(String)
        /// The region subtag is not registered.
        case unknownRegion(String)
    }

    /// Whether a language code of two or three lower-case letters is registered.
    public static func isRegistered(language: String) -> Bool {
        LanguageRegistryData.languages.contains(language)
    }

    /// Whether a script code, as in `Hans`, is registered.
    public static func isRegistered(script: String) -> Bool {
        LanguageRegistryData.scripts.contains(script)
    }

    /// Whether a region code, two upper-case letters or three digits, is registered.
    public static func isRegistered(region: String) -> Bool {
        LanguageRegistryData.regions.contains(region)
    }

    /// The first thing that keeps `tag` from naming a language, or nil where it names one.
    ///
    /// It is the canonical form that is looked at: `eng` and `en-UK` are understood as `en` and `en-GB`, and their
    /// spelling is another matter.
    public static func problem(of tag: LanguageTag) -> Problem? {
        guard let subtags = LanguageSubtags(parsing: tag.spelling)?.canonical else { return .malformed }
        if let language = subtags.language, !isRegistered(language: language) { return .unknownLanguage(language) }
        if let script = subtags.script, !isRegistered(script: script) { return .unknownScript(script) }
        if let region = subtags.region, !isRegistered(region: region) { return .unknownRegion(region) }
        return nil
    }
}
