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

/// The languages of a list, prepared to find the one that a tag of another program names.
///
/// A search takes the same time however many languages there are, except for those with the same language code.
package struct NamedLanguages: Sendable {
    private let spelled: [String: [LanguageTag]]
    private let canonical: [LanguageTag: [LanguageTag]]
    private let relatives: [String: [(tag: LanguageTag, subtags: LikelySubtags)]]

    /// Prepares the languages of a list.
    package init(_ list: [LanguageTag]) {
        spelled = Dictionary(grouping: list, by: \.spelling)
        canonical = Dictionary(grouping: list, by: \.canonical)
        relatives = Dictionary(
            grouping: list.compactMap { tag in LikelySubtags(tag).map { (tag: tag, subtags: $0) } },
            by: \.subtags.language)
    }

    /// Returns whether the list has the language in any spelling.
    package func contains(_ tag: LanguageTag) -> Bool { canonical[tag.canonical] != nil }

    /// Returns the language of the list that a tag names, in any of the spellings that programs use.
    ///
    /// The same spelling comes first, then the same canonical form, then the same likely subtags: `pl-PL` is `pl`,
    /// `zh_CN` is `zh-Hans`, and `no` is `nb`. A code alone, such as `pt`, names the only language of the list with
    /// that code. For Chinese, the region stands for the script: `zh-HK` is `zh-Hant`. A different region (`de-AT`
    /// for `de`) is a different language.
    package func language(named tag: LanguageTag) -> NamedLanguage {
        if let named = NamedLanguage(spelled[tag.spelling] ?? canonical[tag.canonical] ?? []) { return named }
        guard let own = LikelySubtags(tag) else { return .none(relatives: []) }
        let relatives = relatives[own.language] ?? []
        let likely = LanguageTag.likely(own, among: relatives, isCode: tag.isCode)
        return NamedLanguage(likely) ?? .none(relatives: relatives.map(\.tag))
    }
}

extension LanguageTag {
    /// Returns the language of a list that this tag names, in any of the spellings that programs use.
    ///
    /// See `NamedLanguages`, which is faster for several tags.
    package func named(among list: [LanguageTag]) -> NamedLanguage { NamedLanguages(list).language(named: self) }

    fileprivate static func likely(
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
    fileprivate var isCode: Bool {
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
