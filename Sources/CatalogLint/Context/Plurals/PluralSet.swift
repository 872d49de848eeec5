import CatalogCore
import CatalogRuntime

/// The plural cases of one text, wherever they stand: at the top, below a device, in a substitution.
public struct PluralSet: Sendable {
    /// The way to the text that varies.
    public let path: PartPath
    /// The cases.
    public let variation: Variation
    /// The substitution that the cases belong to; nil where the whole text varies.
    public let substitution: Substitution?

    /// The text of the case for a category; nil where there is none, or nobody has written it yet.
    public subscript(category: PluralCategory) -> Text? { variation[category]?.content.unit?.writtenText }

    /// The categories that somebody wrote a text for, in CLDR's order.
    public var written: [(category: PluralCategory, text: Text)] {
        PluralCategory.allCases.compactMap { category in self[category].map { (category, $0) } }
    }

    /// Whether there is a case for a category, written or not.
    public func has(_ category: PluralCategory) -> Bool { variation[category] != nil }

    /// The way to the case for a category.
    public func path(of category: PluralCategory) -> PartPath {
        path.appending(.variation(.plural, category.rawValue))
    }
}

extension StringUnit {
    /// The text, where somebody has written one: not where the unit is `new` or the text is empty.
    package var writtenText: Text? {
        guard state != .new, let value, !value.isEmpty else { return nil }
        return value
    }
}

extension LocalizedContent {
    /// Every plural set in it, with the way to it.
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
    /// The localizations that a person will see: none of a stale key, and of one that is not to be translated the
    /// source language's alone.
    package var shownLocalizations: [(localization: Localization, language: LanguageFacts)] {
        guard entry.extractionState != .stale else { return [] }
        return entry.localizations.compactMap { localization in
            let language = table.facts(of: localization.language)
            return entry.shouldTranslate || language.isSource ? (localization, language) : nil
        }
    }

    /// Shows every plural set of the localizations that a person will see.
    package func forEachPluralSet(_ body: (PluralSet, Localization, LanguageFacts) -> Void) {
        guard entry.localizations.contains(where: { $0.content.hasCases }) else { return }
        for (localization, language) in shownLocalizations {
            for set in localization.content.pluralSets { body(set, localization, language) }
        }
    }
}

extension LocalizedContent {
    /// Whether it is more than a plain text.
    package var hasCases: Bool { !variations.isEmpty || !substitutions.isEmpty }
}
