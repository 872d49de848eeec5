import CatalogCore
import CatalogRuntime

/// The plural forms of a set that cover several numbers but show none, although another text shows the number.
package struct DroppedNumbers {
    /// A plural form that omits its number.
    package struct Case {
        /// The plural category of the form.
        package let category: PluralCategory
        /// The text of the form.
        package let text: Text
    }

    /// The plural forms, in CLDR's order.
    package let cases: [Case]
    /// A text that shows the number.
    package let reference: Text?
    private let plurals: PluralRules

    /// Examines a plural set.
    package init(of set: PluralSet, in localization: Localization, language: LanguageFacts, entry: EntryContext) {
        plurals = language.plurals
        let held = set.written.filter { language.plurals.holdsSeveral($0.category) }
        let silent = held.filter { !NumberDisplay($0.text).showsNumber }
        guard language.plurals.isKnown, !silent.isEmpty else {
            (cases, reference) = ([], nil)
            return
        }
        let reference = Self.reference(for: set, in: localization, language: language, entry: entry)
        let display = reference.map { NumberDisplay($0) }
        cases = silent.compactMap { category, text in
            guard let display, NumberDisplay(text).lacksNumber(of: display) else { return nil }
            return Case(category: category, text: text)
        }
        self.reference = reference
    }

    /// Returns a text of the set that shows the number, or else the source text.
    ///
    /// Returns nil if neither shows the number, or if the text around a substitution may show it.
    private static func reference(
        for set: PluralSet, in localization: Localization, language: LanguageFacts, entry: EntryContext
    ) -> Text? {
        let own = set.written.last { NumberDisplay($0.text).showsNumber }
        if let own { return own.text }
        guard !language.isSource else { return nil }
        if set.substitution != nil, !ShownArguments(of: localization.content).direct.isEmpty { return nil }
        return entry.counterpart(of: set.path(of: .other)).flatMap { NumberDisplay($0).showsNumber ? $0 : nil }
    }

    /// Returns a number of the plural form that its text contains as digits; nil if there is none.
    ///
    /// A number next to a letter counts if the reference text has the specifier there, as in `1y ago` for `%ldy ago`.
    package func writtenNumber(in dropped: Case) -> Int? {
        let text = dropped.text.string
        if let number = WrittenNumbers.standing(in: text).first(where: { plurals.covers($0, by: dropped.category) }) {
            return number
        }
        return (0...2).first { plurals.covers($0, by: dropped.category) && reference?.formatted(with: $0) == text }
    }

    /// Returns the highest severity for a plural form.
    ///
    /// A form with at most one number below 100 yields a note, such as the Slovenian form for 1, 101, 201 and so on.
    package func limit(of dropped: Case) -> Severity {
        (0..<100).count { plurals.covers($0, by: dropped.category) } > 1 ? .error : .note
    }

    /// Returns whether the plural form covers only 0 and 1.
    package func isZeroAndOne(_ dropped: Case) -> Bool { plurals.holdsOnlyZeroAndOne(dropped.category) }
}
