import Foundation

/// The legacy tables of one name in a bundle: `NAME.strings` and `NAME.stringsdict` in its language folders.
struct LegacyTables: Sendable {
    private let bundle: Bundle
    private let name: String
    private let negotiation: LanguageNegotiation
    /// The opened folders for the most recently requested languages.
    private let opened = Locked<Opened?>(nil)

    private struct Opened {
        let languages: [LanguageTag]
        let bundles: [Bundle]
    }

    /// Creates the tables of a name in a bundle.
    init(_ bundle: Bundle, name: String) {
        self.bundle = bundle
        self.name = name
        negotiation = LanguageNegotiation(available: bundle.localizations.map { LanguageTag($0) })
    }

    /// Returns the text of a key; nil if no table has the key.
    ///
    /// The current language comes first, then the bundle's development language, then any other.
    func text(_ key: String) -> String? {
        let missing = "\u{1}"
        return bundles(for: CatalogLanguage.preferred).lazy
            .map { $0.localizedString(forKey: key, value: missing, table: name) }
            .first { $0 != missing }
    }

    private func bundles(for languages: [LanguageTag]) -> [Bundle] {
        opened.withLock { opened in
            if let opened, opened.languages == languages { return opened.bundles }
            let bundles = open(languages)
            opened = Opened(languages: languages, bundles: bundles)
            return bundles
        }
    }

    /// Returns the language folders, best first.
    ///
    /// The bundle itself comes last, for tables without a language.
    private func open(_ languages: [LanguageTag]) -> [Bundle] {
        let wanted = languages.flatMap { negotiation.ranked(for: $0) }.map(\.spelling)
        var names = wanted + [developmentLanguage, "Base"].compactMap(\.self) + bundle.localizations
        var seen: Set<String> = []
        names.removeAll { !seen.insert($0).inserted }
        let folders = names.compactMap { bundle.path(forResource: $0, ofType: "lproj").flatMap(Bundle.init(path:)) }
        return folders + [bundle]
    }

    /// Reads the property list, because `developmentLocalization` crashes on Linux if there is no development language.
    private var developmentLanguage: String? {
        bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    }
}
