import CatalogCore
import CatalogRuntime

/// A key in Android's terms: what kind of resource it is in every language, and its texts in two of them.
struct AndroidEntry {
    /// The key.
    let key: String
    /// What kind of resource it is.
    let kind: AndroidKind
    /// The texts that are translated from.
    let source: AndroidTexts
    /// The texts in the other language.
    let target: AndroidTexts
    private let targetLanguage: LanguageTag
    private let sourceLanguage: LanguageTag

    /// Whether it is one of `plurals`.
    var isPlural: Bool { kind.isPlural }
    /// Whether arguments are put into its texts.
    var isFormatted: Bool { kind.isFormatted }

    /// - Parameter kind: its kind, where that is known already.
    init(
        _ entry: Entry, from source: LanguageTag, to target: LanguageTag, isCatalog: Bool, interface: InterfaceTexts,
        kind: AndroidKind? = nil
    ) {
        key = entry.key.string
        (sourceLanguage, targetLanguage) = (source, target)
        let standIn = interface[key] ?? key
        self.source = AndroidTexts(entry.localization(source), isCatalog: isCatalog, standIn: standIn)
        self.target =
            target.isSameLanguage(as: source)
            ? self.source : AndroidTexts(entry.localization(target), isCatalog: isCatalog)
        self.kind = kind ?? AndroidKind(entry, source: self.source, isCatalog: isCatalog)
    }

    /// The categories that a resource has in the language of a side.
    func categories(of texts: AndroidTexts, isSource: Bool) -> [PluralCategory?] {
        guard isPlural else { return [nil] }
        let rules = PluralRules(language: isSource ? sourceLanguage : targetLanguage)
        return rules.isKnown ? rules.categories : Array(Set(texts.categories + [.other])).sorted()
    }

    /// Why nothing of the key can be a resource in the source language; nil where it can.
    ///
    /// Android wants every text in that language: without it an app that looks the others up stops.
    var refusal: AndroidLoss.Reason? {
        guard source.shape != nil else { return source.leftOut.first?.reason }
        do throws(JavaText.Failure) {
            for category in categories(of: source, isSource: true) {
                _ = try source.java(category, isFormatted: isFormatted)
            }
            return nil
        } catch {
            return error.reason
        }
    }
}
