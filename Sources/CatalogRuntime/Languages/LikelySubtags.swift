/// A language with its script and region, where missing subtags are filled in according to CLDR.
///
/// `pt` equals `pt-BR`, and `zh-TW` equals `zh-Hant`.
struct LikelySubtags: Hashable, Sendable {
    /// The language; `no` for `nb`, because CLDR defines `no` as its parent.
    let language: String
    /// The script; Latin if CLDR does not know the language.
    let script: String
    /// The region; empty if CLDR does not know the language.
    private(set) var region: String
    /// The variants, sorted.
    private(set) var variants: [String]

    /// Fills in the subtags of a tag; returns nil if the tag is not well-formed or is for private use.
    init?(_ tag: LanguageTag) {
        guard let subtags = LanguageSubtags(parsing: tag.spelling)?.canonical, let language = subtags.language else {
            return nil
        }
        script = subtags.script ?? Self.script(of: language, in: subtags.region)
        region = subtags.region ?? Self.region(of: language, in: script)
        variants = subtags.variants
        self.language = language == "nb" ? "no" : language
    }

    private init(language: String, script: String, region: String) {
        self.language = language
        self.script = script
        self.region = region
        variants = []
    }

    /// The next fallback; nil if there is no further one.
    ///
    /// The script stays the same, and the language changes only for Nynorsk.
    ///
    /// Removes the variants one by one, then follows CLDR's parent regions, then uses the likely region.
    var parent: LikelySubtags? {
        var parent = self
        if !variants.isEmpty {
            parent.variants.removeLast()
            return parent
        }
        let likely = Self.region(of: language, in: script)
        guard region != likely else {
            return language == "nn" ? LikelySubtags(language: "no", script: script, region: region) : nil
        }
        parent.region = Self.parentRegion(of: region, language: language, script: script) ?? likely
        return parent
    }

    private static func script(of language: String, in region: String?) -> String {
        let regional = region.flatMap { LikelySubtagTable.regionalScripts.value(of: "\(language)-\($0)") }
        return regional ?? LikelySubtagTable.scripts.value(of: language) ?? "Latn"
    }

    private static func region(of language: String, in script: String) -> String {
        let isUsual = script == Self.script(of: language, in: nil)
        return LikelySubtagTable.regions.value(of: isUsual ? language : "\(language)-\(script)") ?? ""
    }

    /// Returns the parent of a region according to CLDR.
    ///
    /// The table has no scripts. An entry applies only to the likely script of the region, which distinguishes
    /// `zh-Hant-MO` from `zh-Hans-MO`.
    private static func parentRegion(of region: String, language: String, script: String) -> String? {
        guard script == Self.script(of: language, in: region) else { return nil }
        return LikelySubtagTable.parentRegions.value(of: "\(language)-\(region)")
    }
}

extension LanguageTag {
    /// The script of the tag, or the likely script of its language; nil if the tag is not valid.
    package var likelyScript: String? { LikelySubtags(self)?.script }
}
