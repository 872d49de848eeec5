import CatalogCore

/// Takes localizations out of a catalog's entry, so that they are missing: people see the source language again.
package struct LocalizationRemoval {
    private let ordered: [Localization]
    private let goes: [Bool]

    /// Prepares the removal of those localizations that `isLost` names.
    ///
    /// Where all of them would go, where one is there
    /// twice, and in legacy tables, nothing is prepared: a person must look.
    package init(_ entry: EntryContext, where isLost: (Localization) -> Bool) {
        let isDoubled = entry.entry.problems.contains {
            if case .duplicateMember = $0.kind { true } else { false }
        }
        let localizations = entry.entry.localizations.sorted {
            $0.languagePlace.range.lowerBound < $1.languagePlace.range.lowerBound
        }
        let goes = localizations.map(isLost)
        let isClean = entry.table.isCatalog && !isDoubled && goes.contains(false)
        ordered = isClean ? localizations : []
        self.goes = isClean ? goes : []
    }

    /// The edit that removes a localization with a comma and the line that it took.
    ///
    /// It takes the comma behind it where a localization that stays follows, else the one before it, so that any
    /// choice of these edits leaves valid JSON.
    package func edits(of localization: Localization) -> [Edit] {
        guard let index = ordered.firstIndex(where: { $0.language == localization.language }), goes[index] else {
            return []
        }
        let range = localization.languagePlace.range.lowerBound..<localization.content.place.range.upperBound
        if goes[index...].contains(false) {
            return [Edit(range.lowerBound..<ordered[index + 1].languagePlace.range.lowerBound, [])]
        }
        guard index > 0 else { return [] }
        return [Edit(ordered[index - 1].content.place.range.upperBound..<range.upperBound, [])]
    }
}
