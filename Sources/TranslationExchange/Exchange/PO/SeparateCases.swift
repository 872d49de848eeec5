import CatalogCore
import CatalogLint
import CatalogRuntime

/// The plural cases that some language of a table has as messages of their own, because gettext has no form for them.
///
/// The template contains them for all languages, so that `msgmerge` keeps them.
package struct SeparateCases: Sendable {
    private var categories: [UnitLocation: Set<PluralCategory>] = [:]
    /// The places that have plural cases in some language.
    private var plurals: Set<UnitLocation> = []

    /// Finds the cases of a table.
    package init(of table: any StringTable) {
        var forms: [PluralRules: PluralForms] = [:]
        let isCatalog = table is Catalog
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            guard entry.shouldTranslate else { return }
            for localization in entry.localizations {
                let texts = LanguageTexts(localization, isCatalog: isCatalog)
                let cases = texts.parts.filter { $0.pluralCategory != nil }
                guard !cases.isEmpty else { continue }
                let rules = PluralRules(language: localization.language)
                let own = forms[rules] ?? PluralForms(language: localization.language)
                forms[rules] = own
                for part in cases { plurals.insert(UnitLocation(key: entry.key.string, path: part.parent)) }
                for part in cases { add(part, of: entry.key.string, in: texts, forms: own, rules: rules) }
            }
        }
    }

    /// Creates an empty list, for formats without templates of messages.
    package init() {}

    private mutating func add(
        _ part: PartPath, of key: String, in texts: LanguageTexts, forms: PluralForms, rules: PluralRules
    ) {
        guard let category = part.pluralCategory, !forms.has(category) else { return }
        // The file omits a text for fractions that equals that of the last form.
        let last = forms.categories.last.flatMap { $0 }.flatMap { texts[part.parent.plural($0)] }
        let isFraction = rules.isKnown && rules.neededCategories.contains(category)
        if isFraction, let last, last.text == texts[part]?.text, last.state == texts[part]?.state { return }
        categories[UnitLocation(key: key, path: part.parent), default: []].insert(category)
    }

    /// Returns whether some language has plural cases at a place.
    func isPlural(_ unit: UnitLocation) -> Bool { plurals.contains(unit) }

    /// Returns the categories of a plural, in CLDR's order.
    subscript(unit: UnitLocation) -> [PluralCategory] { categories[unit]?.sorted() ?? [] }
}
