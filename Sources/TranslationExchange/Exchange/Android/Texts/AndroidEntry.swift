import CatalogCore
import CatalogRuntime

/// A key as an Android resource: its kind, and its texts in the source and target language.
struct AndroidEntry {
    /// The key that the resource represents.
    let key: String
    /// The kind of the resource.
    let kind: AndroidKind
    /// The texts in the source language.
    let source: AndroidTexts
    /// The texts in the target language.
    let target: AndroidTexts
    private let targetLanguage: LanguageTag
    private let sourceLanguage: LanguageTag

    /// Whether the resource is `plurals`.
    var isPlural: Bool { kind.isPlural }
    /// Whether the texts take arguments.
    var isFormatted: Bool { kind.isFormatted }

    /// - Parameter kind: The kind of the resource, if it is already known.
    init(
        _ entry: Entry, from source: LanguageTag, to target: LanguageTag, isCatalog: Bool, interface: InterfaceTexts,
        kind: AndroidKind? = nil
    ) {
        key = entry.key.string
        (sourceLanguage, targetLanguage) = (source, target)
        // A legacy table without a source text has no words to show; Android still needs the resource.
        let standIn = interface[key] ?? (isCatalog ? key : "")
        self.source = AndroidTexts(entry.localization(source), isCatalog: isCatalog, standIn: standIn)
        self.target =
            target.isSameLanguage(as: source)
            ? self.source : AndroidTexts(entry.localization(target), isCatalog: isCatalog)
        self.kind = kind ?? AndroidKind(entry, source: self.source, isCatalog: isCatalog)
    }

    /// Returns the plural categories of the resource in a language; nil stands for a plain string.
    func categories(of texts: AndroidTexts, isSource: Bool) -> [PluralCategory?] {
        guard isPlural else { return [nil] }
        let rules = PluralRules(language: isSource ? sourceLanguage : targetLanguage)
        return rules.isKnown ? rules.categories : Array(Set(texts.categories + [.other])).sorted()
    }

    /// The reason why the key cannot be exported in the source language; nil if it can.
    ///
    /// Android needs every text in the source language: an app crashes when it reads a text that exists only in other
    /// languages.
    var refusal: TableUnits.Reason? {
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
