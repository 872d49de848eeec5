import CatalogCore
import CatalogRuntime

/// The removal of localizations from a catalog's entry, so that users see the source language again.
package struct LocalizationRemoval {
    private let ordered: [Localization]
    private let goes: [Bool]
    /// The index of each language's first localization in `ordered`.
    private let indices: [LanguageTag: Int]
    /// The index of the last localization that remains.
    private let lastKept: Int

    /// Prepares the removal of the localizations that satisfy `isLost`.
    ///
    /// The removal is empty in legacy tables, if all localizations would be removed, and if the entry has a duplicate
    /// member. A person must correct those cases.
    package init(_ entry: EntryContext, where isLost: (Localization) -> Bool) {
        let isDoubled = entry.entry.problems.contains {
            if case .duplicateMember = $0.kind { true } else { false }
        }
        let localizations = entry.entry.localizations.sorted {
            $0.languageLocation.range.lowerBound < $1.languageLocation.range.lowerBound
        }
        let goes = localizations.map(isLost)
        let isClean = entry.table.isCatalog && !isDoubled && goes.contains(false)
        ordered = isClean ? localizations : []
        self.goes = isClean ? goes : []
        indices = Dictionary(ordered.enumerated().map { ($1.language, $0) }) { first, _ in first }
        lastKept = self.goes.lastIndex(of: false) ?? -1
    }

    /// Returns the edit that removes a localization, including a comma and its line.
    ///
    /// The edit removes the following comma if a remaining localization follows, otherwise the preceding one. Therefore
    /// any selection of these edits leaves valid JSON.
    package func edits(of localization: Localization) -> [Edit] {
        guard let index = indices[localization.language], goes[index] else { return [] }
        let range = localization.languageLocation.range.lowerBound..<localization.content.location.range.upperBound
        if index < lastKept {
            return [Edit(range.lowerBound..<ordered[index + 1].languageLocation.range.lowerBound, [])]
        }
        guard index > 0 else { return [] }
        return [Edit(ordered[index - 1].content.location.range.upperBound..<range.upperBound, [])]
    }
}
