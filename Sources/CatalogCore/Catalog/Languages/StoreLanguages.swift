import CatalogRuntime

/// The languages of a page in the App Store or Google Play, compared with those of an app.
///
/// Stores have regions where apps have none: `de-DE` for `de`, and `zh-CN` for `zh-Hans`.
package struct StoreLanguages: Sendable {
    private let languages: [LanguageTag]
    private let names: NamedLanguages

    /// - Parameter languages: The names of the language folders, sorted.
    package init(_ languages: [LanguageTag]) {
        self.languages = languages
        names = NamedLanguages(languages)
    }

    /// Returns the language folder that has the texts for a language of the app; nil if none has.
    ///
    /// A language of the app without a region is that of the usual region (`pt` is `pt-BR`), or else of the first.
    package func folder(for language: LanguageTag) -> LanguageTag? {
        switch names.language(named: language) {
        case .one(let folder): return folder
        case .several(let candidates):
            return LanguageNegotiation(available: candidates).best(for: [language]) ?? candidates.first
        case .none: return nil
        }
    }

    /// Returns the folder with the language that texts are translated from; nil if there is none.
    ///
    /// That is the development language of the project, or else English.
    package func source(development: LanguageTag?) -> LanguageTag? {
        if let development, let folder = folder(for: development) { return folder }
        return folder(for: Self.usualSource) ?? folder(for: "en")
    }

    /// The only language; nil if there are several.
    package var only: LanguageTag? { languages.count == 1 ? languages.first : nil }

    /// The source language of most apps.
    package static let usualSource: LanguageTag = "en-US"
}
