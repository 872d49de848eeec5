import CatalogRuntime

/// Which numbers a category stands for, as rules ask and messages tell.
extension PluralRules {
    /// Whether a count reaches several numbers in `category`, so that a text there must show which one it is.
    func holdsSeveral(_ category: PluralCategory) -> Bool {
        integerCategories.contains(category) && soleInteger(of: category) == nil
    }

    /// Whether `category` holds 0 and 1 and no other whole number, as `one` does in Portuguese and French.
    func holdsOnlyZeroAndOne(_ category: PluralCategory) -> Bool {
        covers(0, by: category) && covers(1, by: category) && !(2...200).contains { covers($0, by: category) }
    }

    /// The first numbers that `category` holds, for messages: `21, 31, 41…`, without those in `known`.
    public func examples(of category: PluralCategory, without known: [Int] = []) -> String {
        let numbers = (0...1_000).lazy.filter { covers($0, by: category) && !known.contains($0) }.prefix(4)
        let shown = numbers.prefix(3).map(String.init).joined(separator: ", ")
        return numbers.count > 3 ? shown + "…" : shown
    }
}

/// What numbers do to nouns, where CLDR's categories ask for more than the language needs.
package enum NumeralGrammar {
    /// Languages whose nouns stay as they are after a number, so that one text serves every count.
    ///
    /// CLDR gives them `one` all the same, for sentences that say "this" or "these".
    private static let unchanging: Set<String> = [
        "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "tk", "tr", "tt", "ug", "uz",
    ]

    /// Whether a text that shows the number reads right for every count without plural cases.
    package static func keepsNouns(_ language: LanguageFacts) -> Bool {
        language.canonical.language.map { unchanging.contains($0) } ?? false
    }

    /// Whether the lack of a case is hardly seen, because `other` with the number in it reads right there too.
    ///
    /// So for 0 in languages that have a form for it alone, and for the Hebrew dual, which is written without a number.
    package static func isDispensable(_ category: PluralCategory, in language: LanguageFacts) -> Bool {
        if keepsNouns(language) { return true }
        if category == .zero { return language.plurals.soleInteger(of: .zero) == 0 }
        return category == .two && language.canonical.language == "he"
    }
}
