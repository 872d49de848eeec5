import CatalogCore
import CatalogRuntime
import StringTables

extension ChangedEntry {
    /// Whether a text of a language needs review.
    ///
    /// - Parameter before: whether to look at the entry before the change.
    func waits(in language: LanguageTag, before: Bool = false) -> Bool {
        (before ? old : new)?.localization(language)?.content.needsReview ?? false
    }

    /// Returns the comment for a language's file.
    ///
    /// It includes a mark if the language's text needs review.
    func legacyComment(in language: LanguageTag) -> String? {
        guard waits(in: language) else { return new.comment?.string }
        let text = new.localization(language)?.content.parts.last?.unit.value?.string
        let other = new.localizations.first { localization in
            localization.language != language
                && localization.content.parts.contains { $0.unit.state == .translated && $0.unit.value?.string == text }
        }
        return ReviewMark.marked(new.comment?.string, textIn: other?.language)
    }
}

extension LocalizedContent {
    /// The substitutions that the text refers to, directly or through cases of other substitutions.
    var referredSubstitutions: Set<String> {
        let texts = LocalizedContent(unit: unit, variations: variations, location: location).parts
        var (found, open) = (Set<String>(), texts.flatMap { $0.unit.referredSubstitutions })
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            let cases = substitutions.filter { $0.name.string == name }.flatMap { $0.content.parts }
            open += cases.flatMap { $0.unit.referredSubstitutions }
        }
        return found
    }
}

extension StringUnit {
    fileprivate var referredSubstitutions: [String] {
        guard let value, value.mayHaveSpecifiers else { return [] }
        return FormatString(value.string).specifiers.compactMap(\.substitution)
    }
}
