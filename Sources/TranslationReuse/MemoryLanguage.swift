import CatalogCore
import CatalogRuntime

/// Which languages of a memory serve another.
enum MemoryLanguage {
    /// What a language's texts are gathered under as sources: its canonical form without a region.
    ///
    /// Whether the text that was translated was American or British does not matter where it is the same text.
    static func source(_ tag: LanguageTag) -> LanguageTag { parent(of: tag) ?? tag.canonical }

    /// The languages whose texts serve `tag`, the language itself first, all in canonical form.
    ///
    /// A language without a region serves all its regions, for less: `pt` for `pt-BR`. The other way round it does not:
    /// what was written for Brazil is not Portuguese for everyone. Scripts are never mixed, `zh` is not offered for
    /// `zh-Hant`.
    static func serving(_ tag: LanguageTag) -> [LanguageTag] {
        [tag.canonical] + [parent(of: tag)].compactMap { $0 }
    }

    /// The canonical form without the region; nil where there is none.
    private static func parent(of tag: LanguageTag) -> LanguageTag? {
        guard var subtags = LanguageSubtags(parsing: tag.canonical.spelling), subtags.region != nil else { return nil }
        subtags.region = nil
        return LanguageTag(subtags.joined)
    }
}
