import CatalogRuntime
import LanguageIdentification

extension UnitContext {
    /// The least number of words that tell the language of a translation whose source is known.
    private static let enoughWords = 3

    /// Returns whether the text may be in the language of its localization: see `isInOwnLanguage`.
    func mayBeInOwnLanguage() -> Bool {
        guard let own = language.modelled, let model = own.model else { return true }
        let words = LanguageSpecificWords(self).vocabulary(withNames: true)
        if LanguageGuess(words, declared: own, in: model) != nil { return false }
        guard sourceText == nil || words.count >= Self.enoughWords else { return true }
        let rivals = [entry.table.sourceLanguage, LanguageTag("en")].compactMap { $0 }
            .filter { $0.canonical.language != language.code }.compactMap { ModelLanguage(of: $0) }
        return !rivals.contains { $0.model === model && model.prefers($0, over: own, for: words) }
    }
}
