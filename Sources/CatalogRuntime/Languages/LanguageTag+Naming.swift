/// The language of a list that a tag of another program names.
package enum NamedLanguage: Hashable, Sendable {
    /// This language of the list.
    case one(LanguageTag)
    /// One of these languages of the list; the tag does not tell which.
    case several([LanguageTag])
    /// No language of the list.
    ///
    /// `relatives` are the languages of the list with the same language code.
    case none(relatives: [LanguageTag])
}

extension LanguageTag {
    /// Returns the language of a list that this tag names, in any of the spellings that programs use.
    ///
    /// The same spelling comes first, then the same canonical form, then the same likely subtags: `pl-PL` is `pl`,
    /// `zh_CN` is `zh-Hans`, and `no` is `nb`. A code alone, such as `pt`, names the only language of the list with
    /// that code. For Chinese, the region stands for the script: `zh-HK` is `zh-Hant`. A different region (`de-AT`
    /// for `de`) is a different language.
    package func named(among list: [LanguageTag]) -> NamedLanguage {
        let spelled = list.filter { $0.spelling == spelling }
        let same = spelled.isEmpty ? list.filter { isSameLanguage(as: $0) } : spelled
        if let named = NamedLanguage(same) { return named }
        guard let own = LikelySubtags(self) else { return .none(relatives: []) }
        let relatives = list.compactMap { tag in LikelySubtags(tag).map { (tag: tag, subtags: $0) } }
            .filter { $0.subtags.language == own.language }
        let likely = Self.likely(own, among: relatives, isCode: isCode)
        return NamedLanguage(likely) ?? .none(relatives: relatives.map(\.tag))
    }

    private static func likely(
        _ own: LikelySubtags, among relatives: [(tag: LanguageTag, subtags: LikelySubtags)], isCode: Bool
    ) -> [LanguageTag] {
        if isCode {
            guard relatives.count == 1 else { return relatives.map(\.tag) }
            return relatives.filter { $0.subtags.script == own.script }.map(\.tag)
        }
        let equal = relatives.filter { $0.subtags.isSame(as: own) }
        guard equal.isEmpty, own.language == "zh" else { return equal.map(\.tag) }
        return relatives.filter { $0.subtags.script == own.script && $0.subtags.variants == own.variants }.map(\.tag)
    }

    /// Whether the tag has only the code of a language.
    private var isCode: Bool {
        guard let subtags = LanguageSubtags(parsing: spelling)?.canonical else { return false }
        return subtags.language != nil && subtags.script == nil && subtags.region == nil && subtags.variants.isEmpty
    }
}

extension LikelySubtags {
    /// Returns whether both are the same language.
    ///
    /// CLDR knows no region for `sr-Latn`; it is that of `sr`.
    fileprivate func isSame(as other: LikelySubtags) -> Bool {
        language == other.language && script == other.script && variants == other.variants
            && usualRegion == other.usualRegion
    }

    private var usualRegion: String {
        region.isEmpty ? LikelySubtagTable.regions.value(of: language) ?? "" : region
    }
}

extension NamedLanguage {
    /// The language of the list; nil if there is none, or if several may be meant.
    package var only: LanguageTag? { if case .one(let language) = self { language } else { nil } }

    /// Creates the result for candidates; nil if there are none.
    fileprivate init?(_ candidates: [LanguageTag]) {
        guard let first = candidates.first else { return nil }
        self = candidates.count == 1 ? .one(first) : .several(candidates)
    }
}
