import CatalogCore
import CatalogRuntime

/// The files of a page of the App Store or Google Play, with what their names say (`docs/store-texts.md`).
struct StoreTexts {
    /// A file with its language.
    struct File {
        let file: LegacySource
        let language: LanguageTag
        let key: StoreTextKey
    }

    /// The language that texts are translated from; nil if no folder is likely to be.
    let sourceLanguage: LanguageTag?
    /// The files, the source language first, then in the order of their paths.
    ///
    /// A text in the folder `default` is a text of the source language, unless its own folder has the text too.
    let ordered: [File]
    /// The texts in the folder `default` that are meant for every language: besides those that are source texts, names.
    private let shared: Set<String>
    /// The key of the newest release notes of Google Play.
    private let newest: String?

    /// - Parameters:
    ///   - sources: The files, ordered by path.
    ///   - development: The development language of the project, if known.
    init(_ sources: [LegacySource], development: LanguageTag?) {
        let parsed = sources.compactMap { source in StoreTextPath(source.path).map { (source: source, path: $0) } }
        let own = parsed.filter { !$0.path.isDefault }
        let defaults = parsed.filter(\.path.isDefault)
        let languages = StoreLanguages(Set(own.map { LanguageTag($0.path.languageFolder) }).sorted())
        let source =
            languages.source(development: development)
            ?? (defaults.isEmpty ? languages.only : development ?? StoreLanguages.usualSource)
        sourceLanguage = source
        let files = own.map { File(file: $0.source, language: LanguageTag($0.path.languageFolder), key: $0.path.key) }
        let sourceKeys = Set(files.filter { $0.language == source }.map(\.key))
        let sourceTexts = defaults.filter { !sourceKeys.contains($0.path.key) }.compactMap { text in
            source.map { File(file: text.source, language: $0, key: text.path.key) }
        }
        ordered = files.filter { $0.language == source } + sourceTexts + files.filter { $0.language != source }
        let given = defaults.filter { !$0.source.isBlank && (sourceKeys.contains($0.path.key) || $0.path.key.isName) }
        shared = Set(given.map(\.path.key.name))
        newest = ordered.map(\.key).max { ($0.version ?? -1) < ($1.version ?? -1) }.flatMap { key in
            key.version.map { _ in key.name }
        }
    }

    /// Returns whether each language needs a text of its own.
    ///
    /// Addresses often are the same in all languages. Release notes of earlier versions are history, and some texts in
    /// `default` are meant for all languages. A text that is empty everywhere is not used.
    func isTranslatable(_ name: String, _ localizations: [Localization]) -> Bool {
        guard let key = StoreTextKey(name), !key.isAddress, !shared.contains(name) else { return false }
        guard key.version == nil || name == newest else { return false }
        return localizations.contains { !($0.content.unit?.value?.utf8.allSatisfy { $0 <= 0x20 } ?? true) }
    }
}

extension LegacySource {
    /// Whether the file has only white space.
    fileprivate var isBlank: Bool { text.bytes.allSatisfy { $0 <= 0x20 } }
}
