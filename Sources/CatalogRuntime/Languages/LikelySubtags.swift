/// A language with its script and its region, those that its tag leaves out filled in as CLDR has them.
///
/// `pt` and `pt-BR` are the same, and so are `zh-TW` and `zh-Hant`.
struct LikelySubtags: Hashable, Sendable {
    /// The language; `nb` counts as `no`, which CLDR gives it as parent.
    let language: String
    /// The script; Latin where CLDR knows nothing of the language.
    let script: String
    /// The region; empty where CLDR knows nothing of the language.
    private(set) var region: String
    /// The variants, sorted.
    private(set) var variants: [String]

    /// Fills up what a tag says; nil where it is not well-formed or private use as a whole.
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

    /// What comes next for a reader of this; never another script, and another language only for Nynorsk.
    ///
    /// First the variants go, one by one, then there are the regions that CLDR has as parents, then the likely region.
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

    /// The table has no scripts: a region's is the likely one there, which tells `zh-Hant-MO` from `zh-Hans-MO`.
    private static func parentRegion(of region: String, language: String, script: String) -> String? {
        guard script == Self.script(of: language, in: region) else { return nil }
        return LikelySubtagTable.parentRegions.value(of: "\(language)-\(region)")
    }
}

extension LanguageTag {
    /// The script that the tag names, or that its language is most likely written in; nil where it is no language tag.
    package var likelyScript: String? { LikelySubtags(self)?.script }
}
