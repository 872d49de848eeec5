import CatalogRuntime

/// The numbers that plural categories cover, for rules and messages.
extension PluralRules {
    /// Returns whether a category covers several whole numbers, so that its text must show the number.
    func holdsSeveral(_ category: PluralCategory) -> Bool {
        integerCategories.contains(category) && soleInteger(of: category) == nil
    }

    /// Returns whether a category covers exactly the whole numbers 0 and 1, as `one` does in Portuguese and French.
    func holdsOnlyZeroAndOne(_ category: PluralCategory) -> Bool {
        covers(0, by: category) && covers(1, by: category) && !(2...200).contains { covers($0, by: category) }
    }

    /// Returns the first numbers of a category for messages, without those in `known`: `21, 31, 41…`.
    public func examples(of category: PluralCategory, without known: [Int] = []) -> String {
        let numbers = firstNumbers(of: category, without: known)
        let shown = numbers.prefix(3).map(String.init).joined(separator: ", ")
        return numbers.count > 3 ? shown + "…" : shown
    }

    /// Returns at most four numbers up to a thousand.
    private func firstNumbers(of category: PluralCategory, without known: [Int]) -> [Int] {
        let limit = 1000
        // A search for more numbers would go on to the limit.
        if let sole = soleInteger(of: category), sole <= limit { return known.contains(sole) ? [] : [sole] }
        var numbers: [Int] = []
        for number in 0...limit where covers(number, by: category) && !known.contains(number) {
            numbers.append(number)
            if numbers.count == 4 { break }
        }
        return numbers
    }
}

/// The effect of numbers on nouns, for languages that need fewer forms than CLDR's categories suggest.
package enum NumeralGrammar {
    /// Languages whose nouns do not change after a number, so that one text fits every count.
    ///
    /// CLDR still has the category `one` for these languages, for sentences with “this” or “these”.
    private static let unchanging: Set<String> = [
        "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "tk", "tr", "tt", "ug", "uz",
    ]

    /// Returns whether a text with a number is correct for every count without plural forms.
    package static func keepsNouns(_ language: LanguageFacts) -> Bool {
        language.code.map { unchanging.contains($0) } ?? false
    }

    /// Returns whether the text for `other` is also correct for a missing category.
    ///
    /// That applies to 0 in languages with a separate form for 0, and to the Hebrew dual, which is written without a
    /// number.
    package static func isDispensable(_ category: PluralCategory, in language: LanguageFacts) -> Bool {
        if keepsNouns(language) { return true }
        if category == .zero { return language.plurals.soleInteger(of: .zero) == 0 }
        return category == .two && language.code == "he"
    }
}
