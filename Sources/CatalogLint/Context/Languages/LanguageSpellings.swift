import CatalogCore
import CatalogRuntime

/// A language as a table spells it, and where it does so first.
package struct LanguageSpelling {
    package let tag: LanguageTag
    package let place: Place
}

extension TableContext {
    /// The languages that the table names, its source language first, each spelling once.
    ///
    /// Left out is what names no language: `Base`, and the placeholders for several and for an unknown one.
    package var spelledLanguages: [LanguageTag] {
        let catalogSource = (table as? Catalog)?.sourceLanguage
        let languages = [catalogSource].compactMap { $0 } + table.languages.filter { $0 != catalogSource }
        return languages.filter { !["Base", "mul", "und"].contains($0.spelling) }
    }

    /// Where each of the languages is spelt first.
    ///
    /// Entries are read only up to the last of them.
    package func spellings(of languages: [LanguageTag]) -> [LanguageSpelling] {
        guard !languages.isEmpty else { return [] }
        guard table.isCatalog else { return folderSpellings(of: languages) }
        var places: [LanguageTag: Place] = [:]
        if let source = (table as? Catalog)?.sourceLanguageText { places[LanguageTag(source.string)] = source.place }
        var missing = Set(languages).subtracting(places.keys)
        for index in 0..<table.entryCount {
            guard !missing.isEmpty else { break }
            for localization in table.entry(at: index).localizations where missing.contains(localization.language) {
                places[localization.language] = localization.languagePlace
                missing.remove(localization.language)
            }
        }
        return languages.compactMap { tag in places[tag].map { LanguageSpelling(tag: tag, place: $0) } }
    }

    /// A legacy file says its language by the name of its folder, which is as good as the start of the file.
    private func folderSpellings(of languages: [LanguageTag]) -> [LanguageSpelling] {
        languages.compactMap { tag in
            table.files.firstIndex { TablePath.projectFolder(of: $0.path) == tag.spelling }
                .map { LanguageSpelling(tag: tag, place: Place(file: $0, range: 0..<0)) }
        }
    }
}

/// Names that Apple gave folders before it took to language codes; they work still.
package enum FormerLanguageName {
    private static let codes: [String: LanguageTag] = [
        "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
        "Spanish": "es",
    ]

    /// The code of a language that is spelt by such a name.
    package static func code(of tag: LanguageTag) -> LanguageTag? { codes[tag.spelling] }
}
