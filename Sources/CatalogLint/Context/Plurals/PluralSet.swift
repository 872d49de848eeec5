import CatalogCore
import CatalogRuntime

/// The plural forms of one text: of the whole text, of its variation for a device, or of a substitution.
public struct PluralSet: Sendable {
    /// The path of the text that varies.
    public let path: PartPath
    /// The plural variation with its forms.
    public let variation: Variation
    /// The substitution that contains the forms; nil if the whole text varies.
    public let substitution: Substitution?

    /// Returns the text of a category; nil if the form is missing or has no text yet.
    public subscript(category: PluralCategory) -> Text? { variation[category]?.content.unit?.writtenText }

    /// The categories with a text, in CLDR's order.
    public var written: [(category: PluralCategory, text: Text)] {
        PluralCategory.allCases.compactMap { category in self[category].map { (category, $0) } }
    }

    /// Returns whether the set has a form for a category, with or without text.
    public func has(_ category: PluralCategory) -> Bool { variation[category] != nil }

    /// Returns the path of the form for a category.
    public func path(of category: PluralCategory) -> PartPath {
        path.appending(.variation(.plural, category.rawValue))
    }
}

/// The plural sets of one localization.
struct ShownPluralSets {
    let sets: [PluralSet]
    let localization: Localization
    let language: LanguageFacts
}

extension StringUnit {
    /// The text of the unit; nil if the unit is `new` or the text is empty.
    package var writtenText: Text? {
        guard state != .new, let value, !value.isEmpty else { return nil }
        return value
    }
}

extension LocalizedContent {
    /// Every plural set in the content.
    public var pluralSets: [PluralSet] {
        guard !variations.isEmpty || !substitutions.isEmpty else { return [] }
        var sets: [PluralSet] = []
        collect(into: &sets, at: .whole, in: nil)
        return sets
    }

    private func collect(into sets: inout [PluralSet], at path: PartPath, in substitution: Substitution?) {
        for variation in variations {
            if variation.axis == .plural, !variation.cases.isEmpty {
                sets.append(PluralSet(path: path, variation: variation, substitution: substitution))
            }
            for variationCase in variation.cases {
                let step = PartPath.Step.variation(variation.axis, variationCase.name.string)
                variationCase.content.collect(into: &sets, at: path.appending(step), in: substitution)
            }
        }
        for inner in substitutions {
            let step = PartPath.Step.substitution(inner.name.string)
            inner.content.collect(into: &sets, at: path.appending(step), in: inner)
        }
    }
}

extension EntryContext {
    /// The localizations that users see.
    ///
    /// Empty for a stale key. Only the source language for a key that is not translatable.
    package var shownLocalizations: [(localization: Localization, language: LanguageFacts)] {
        guard entry.extractionState != .stale else { return [] }
        return entry.localizations.enumerated().compactMap { index, localization in
            let language = table.facts(of: localization.language, near: index)
            return entry.shouldTranslate || language.isSource ? (localization, language) : nil
        }
    }

    /// Calls `body` for every plural set that users see.
    package func forEachPluralSet(_ body: (PluralSet, Localization, LanguageFacts) -> Void) {
        for shown in shownPluralSets {
            for set in shown.sets { body(set, shown.localization, shown.language) }
        }
    }

    /// Returns the plural sets of each localization that users see.
    func findShownPluralSets() -> [ShownPluralSets] {
        guard entry.localizations.contains(where: { $0.content.hasCases }) else { return [] }
        return shownLocalizations.compactMap { localization, language in
            let sets = localization.content.pluralSets
            return sets.isEmpty ? nil : ShownPluralSets(sets: sets, localization: localization, language: language)
        }
    }
}

extension LocalizedContent {
    /// Whether the content has variations or substitutions.
    package var hasCases: Bool { !variations.isEmpty || !substitutions.isEmpty }
}
