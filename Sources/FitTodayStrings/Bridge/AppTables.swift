import Foundation

/// The app's own tables, `Localizable.strings` and `Localizable.stringsdict` of its language folders.
struct AppTables: Sendable {
    private let bundle: Bundle
    private let negotiation: LanguageNegotiation
    /// The folders that were opened for some wanted languages, the last that somebody asked for.
    private let opened = Locked<Opened?>(nil)

    private struct Opened {
        let languages: [LanguageTag]
        let bundles: [Bundle]
    }

    /// The tables in a bundle.
    init(_ bundle: Bundle) {
        self.bundle = bundle
        negotiation = LanguageNegotiation(available: bundle.localizations.map { LanguageTag($0) })
    }

    /// The text of a key in the language of the moment, else in the app's development language, else in any; nil where no
    /// table has the key.
    func text(_ key: String) -> String? {
        let missing = "\u{1}"
        return bundles(for: CatalogLanguage.preferred).lazy
            .map { $0.localizedString(forKey: key, value: missing, table: nil) }
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

    /// The folders of the languages, best first, and at last the bundle itself, which has tables of no language.
    private func open(_ languages: [LanguageTag]) -> [Bundle] {
        let wanted = languages.flatMap { negotiation.ranked(for: $0) }.map(\.spelling)
        var names = wanted + [developmentLanguage, "Base"].compactMap(\.self) + bundle.localizations
        var seen: Set<String> = []
        names.removeAll { !seen.insert($0).inserted }
        let folders = names.compactMap { bundle.path(forResource: $0, ofType: "lproj").flatMap(Bundle.init(path:)) }
        return folders + [bundle]
    }

    /// The key itself: `developmentLocalization` traps on Linux where there is none.
    private var developmentLanguage: String? {
        bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    }
}
