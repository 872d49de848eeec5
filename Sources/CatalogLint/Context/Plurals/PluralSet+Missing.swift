import CatalogCore
import CatalogRuntime

/// The plural forms that a set lacks.
extension PluralSet {
    /// Returns the categories that whole numbers from 0 to 999,999 select in a language and for which there is no form.
    ///
    /// Empty for a set without words, which has no forms, and for a set that still has the texts of the source.
    package func missingCategories(in language: LanguageFacts, of entry: EntryContext) -> [PluralCategory] {
        guard language.plurals.isKnown, has(.other) else { return [] }
        let missing = language.plurals.integerCategories.filter { !has($0) }
        return missing.isEmpty || !hasWords || isCopy(in: language, of: entry) ? [] : missing
    }

    /// Returns whether `other` is right too for all of these missing categories.
    package func isDispensable(_ missing: [PluralCategory], in language: LanguageFacts) -> Bool {
        missing.allSatisfy { NumeralGrammar.isDispensable($0, in: language) }
    }

    /// Returns whether `other` has the form of the missing `many`, so that people see the right form.
    ///
    /// Where no whole number reaches `other`, as in Polish and Russian, many translators write that form there; it then
    /// differs from the one of `few`.
    package func otherServes(_ missing: [PluralCategory], in language: LanguageFacts) -> Bool {
        guard missing == [.many], !language.plurals.integerCategories.contains(.other), let few = self[.few],
            let other = self[.other]
        else { return false }
        return !few.hasSameContents(as: other)
    }

    /// Returns whether people see a wrong form of a word for some number.
    package func lacksForm(in language: LanguageFacts, of entry: EntryContext) -> Bool {
        let missing = missingCategories(in: language, of: entry)
        return !missing.isEmpty && !isDispensable(missing, in: language) && !otherServes(missing, in: language)
    }

    private var hasWords: Bool {
        written.contains { _, text in
            let bytes = Array(text.utf8)
            return FormatString(utf8: bytes[...]).literals.contains { range in
                String(decoding: bytes[range], as: UTF8.self).unicodeScalars.contains(where: \.properties.isAlphabetic)
            }
        }
    }

    private func isCopy(in language: LanguageFacts, of entry: EntryContext) -> Bool {
        language.code != entry.table.sourceLanguage?.language
            && written.allSatisfy { category, text in
                entry.counterpart(of: path(of: category))?.hasSameContents(as: text) ?? false
            }
    }
}
