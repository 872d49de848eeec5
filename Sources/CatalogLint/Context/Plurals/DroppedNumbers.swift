import CatalogCore
import CatalogRuntime

/// The cases of a plural set that hold several numbers and show none, although the set or its source shows it.
package struct DroppedNumbers {
    /// Such a case.
    package struct Case {
        /// Its category.
        package let category: PluralCategory
        /// Its text.
        package let text: Text
    }

    /// The cases, in CLDR's order.
    package let cases: [Case]
    /// A text that does show the number.
    package let reference: Text?
    private let plurals: PluralRules

    /// Looks at a set.
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

    /// A text of the set that shows the number, else the source's, save where the number stands outside the set.
    private static func reference(
        for set: PluralSet, in localization: Localization, language: LanguageFacts, entry: EntryContext
    ) -> Text? {
        let own = set.written.last { NumberDisplay($0.text).showsNumber }
        if let own { return own.text }
        guard !language.isSource else { return nil }
        if set.substitution != nil, !ShownArguments(of: localization.content).direct.isEmpty { return nil }
        return entry.counterpart(of: set.path(of: .other)).flatMap { NumberDisplay($0).showsNumber ? $0 : nil }
    }

    /// A number of the case's own that is written out in its text.
    ///
    /// One that touches a letter counts too where `other` has the specifier there, as `1y ago` beside `%ldy ago`.
    package func writtenNumber(in dropped: Case) -> Int? {
        let text = dropped.text.string
        if let number = WrittenNumbers.standing(in: text).first(where: { plurals.covers($0, by: dropped.category) }) {
            return number
        }
        return (0...2).first { plurals.covers($0, by: dropped.category) && reference?.formatted(with: $0) == text }
    }

    /// How bad it can be: below a hundred most counts have ended, so that a Slovenian 101 is only worth a look.
    package func limit(of dropped: Case) -> Severity {
        (0..<100).count { plurals.covers($0, by: dropped.category) } > 1 ? .error : .note
    }

    /// Whether the case holds 0 and 1 only.
    package func isZeroAndOne(_ dropped: Case) -> Bool { plurals.holdsOnlyZeroAndOne(dropped.category) }
}
