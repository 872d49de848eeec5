import CatalogCore
import CatalogRuntime

/// The keys of a table that differ only in a number at the end, such as `songs` and `songs_2`.
///
/// Some services write a key for each plural form, also for those that a language does not have.
struct NumberedForms: Sendable {
    /// The languages in which one of the keys has a text, by what the keys have in common.
    private var languages: [Substring: Set<LanguageTag>] = [:]

    init(of table: any StringTable) {
        for index in 0..<table.entryCount {
            let entry = table.entry(at: index)
            let texts = entry.localizations.filter { $0.content.unit?.value?.hasWords ?? false }
            guard !texts.isEmpty else { continue }
            languages[Self.stem(of: entry.key.string), default: []].formUnion(texts.map(\.language))
        }
    }

    /// Returns whether another form of a key has a text in a language in which the key has none.
    func hasText(for key: String, in language: LanguageTag) -> Bool {
        guard key.last?.isNumber ?? false else { return false }
        let stem = Self.stem(of: key)
        return !stem.isEmpty && languages[stem]?.contains(language) ?? false
    }

    /// Returns a key without its number, and without the signs before that.
    private static func stem(of key: String) -> Substring {
        var stem = key[...]
        while let last = stem.last, last.isASCII, last.isNumber { stem.removeLast() }
        while let last = stem.last, "-_. ".contains(last) { stem.removeLast() }
        return stem
    }
}

extension EntryContext {
    /// Returns whether the key is a form by number that a language does not need: another form has a text in the language.
    ///
    /// The entry must have no text in the language.
    package func isNeedlessForm(in language: LanguageTag) -> Bool {
        table.numberedForms.value(makingFirst: { NumberedForms(of: table.table) }).hasText(for: key, in: language)
    }
}
