import CatalogCore

/// Comparisons with the same text in other languages.
///
/// If most other translations agree with a translation, the source is the exception.
extension UnitContext {
    /// The minimum number of other translations that allow a conclusion.
    private static let enough = 3

    /// The text of the same part in the other languages of users, without the source language.
    package var otherTranslations: [Text] {
        let others = entry.userTranslations(of: path).lazy.filter { $0.language != self.language.tag }.map(\.text)
        return Array(others.prefix(EntryContext.mostCompared))
    }

    /// The number of other translations to compare with, and how many of them are the same as the text.
    ///
    /// The answer takes the same time in however many languages the text is the same.
    package var sameTranslations: (count: Int, among: Int) {
        let all = entry.userTranslations(of: path)
        guard all.count <= EntryContext.mostCompared else {
            let others = otherTranslations
            return (others.count { $0.hasSameContents(as: text) }, others.count)
        }
        let isCounted = !language.isSource && language.readers == .users && unit.state != .new
        let same = entry.userTranslationCount(of: path, sameAs: text)
        return isCounted ? (same - 1, all.count - 1) : (same, all.count)
    }

    /// Returns whether this text is the first translation in file order that satisfies `agrees`.
    ///
    /// Rules use this to report a defect once.
    package func isFirstTranslation(where agrees: (Text) -> Bool) -> Bool {
        let first = entry.entry.localizations.first { other in
            let facts = entry.table.facts(of: other.language)
            guard !facts.isSource, facts.readers == .users,
                let part = other.content.parts.first(where: { $0.path == path }), part.unit.state != .new,
                let text = part.unit.value
            else { return false }
            return agrees(text)
        }
        return first?.language == language.tag
    }

    /// Returns whether at least half of the other translations satisfy `agrees`, and at least one.
    package func isSharedByOthers(_ agrees: (Text) -> Bool) -> Bool {
        let others = otherTranslations
        let count = others.count(where: agrees)
        return count > 0 && count * 2 >= others.count
    }

    /// Returns whether more than half of the other translations satisfy `agrees`, however few they are.
    package func isSharedByMost(_ agrees: (Text) -> Bool) -> Bool {
        let others = otherTranslations
        return others.count(where: agrees) * 2 > others.count
    }

    /// Whether the text or its source only separates others, so that each language has its own.
    package var isOfSeparator: Bool { text.isSeparator || sourceText?.isSeparator ?? false }

    /// Returns whether a majority of at least three other translations satisfies `agrees`.
    package func isBackedByOthers(_ agrees: (Text) -> Bool) -> Bool {
        let others = otherTranslations
        return others.count >= Self.enough && others.count(where: agrees) * 2 > others.count
    }
}
