import CatalogCore
import CatalogRuntime

/// A spelling of a language in a table, with its first location.
package struct LanguageSpelling {
    package let tag: LanguageTag
    package let location: TableLocation
}

extension TableContext {
    /// The languages that the table names, with the source language first and each spelling once.
    ///
    /// Excludes `Base` and the placeholders for multiple and unknown languages.
    package var spelledLanguages: [LanguageTag] {
        let catalogSource = (table as? Catalog)?.sourceLanguage
        let languages = [catalogSource].compactMap { $0 } + table.languages.filter { $0 != catalogSource }
        return languages.filter { !["Base", "mul", "und"].contains($0.spelling) }
    }

    /// Returns the first location of each of the languages.
    ///
    /// The search stops when all languages are found.
    package func spellings(of languages: [LanguageTag]) -> [LanguageSpelling] {
        guard !languages.isEmpty else { return [] }
        guard table.isCatalog else { return folderSpellings(of: languages) }
        var locations: [LanguageTag: TableLocation] = [:]
        if let source = (table as? Catalog)?.sourceLanguageText {
            locations[LanguageTag(source.string)] = source.location
        }
        var missing = Set(languages).subtracting(locations.keys)
        for index in 0..<table.entryCount {
            guard !missing.isEmpty else { break }
            for localization in table.entry(at: index).localizations where missing.contains(localization.language) {
                locations[localization.language] = localization.languageLocation
                missing.remove(localization.language)
            }
        }
        return languages.compactMap { tag in locations[tag].map { LanguageSpelling(tag: tag, location: $0) } }
    }

    /// Returns the locations for a legacy table.
    ///
    /// The folder name states the language, so the location is the start of the file.
    private func folderSpellings(of languages: [LanguageTag]) -> [LanguageSpelling] {
        languages.compactMap { tag in
            table.files.firstIndex { TablePath.projectFolder(of: $0.path) == tag.spelling }
                .map { LanguageSpelling(tag: tag, location: TableLocation(file: $0, range: 0..<0)) }
        }
    }
}
