import CatalogCore
import CatalogRuntime

/// Functions that determine which languages of a memory can be used for another language.
enum MemoryLanguage {
    /// Returns the language under which source texts are stored: the canonical form without a region.
    ///
    /// Equal texts are the same source, whether they are American or British English.
    static func source(_ tag: LanguageTag) -> LanguageTag { parent(of: tag) ?? tag.canonical }

    /// Returns the languages whose texts can be used for `tag`, in canonical form and starting with `tag` itself.
    ///
    /// Texts without a region, such as `pt`, can be used for `pt-BR` with a lower score. The reverse is not true,
    /// because a text for Brazil does not suit all Portuguese. Scripts are never mixed: texts in `zh` are not used for
    /// `zh-Hant`.
    static func serving(_ tag: LanguageTag) -> [LanguageTag] {
        [tag.canonical] + [parent(of: tag)].compactMap { $0 }
    }

    /// Returns the canonical form without its region; nil if there is no region.
    private static func parent(of tag: LanguageTag) -> LanguageTag? {
        guard var subtags = LanguageSubtags(parsing: tag.canonical.spelling), subtags.region != nil else { return nil }
        subtags.region = nil
        return LanguageTag(subtags.joined)
    }
}
