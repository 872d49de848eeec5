import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The texts of a project that need review, in order.
package struct ReviewQueue: Sendable {
    /// A text that needs review.
    package struct Item: Sendable {
        /// The path of the table's first file.
        package let path: String
        /// The key of the text.
        package let key: String
        /// The language as spelled in the table.
        package let language: LanguageTag
        /// The part of the localization.
        package let part: PartPath
        /// The value of the text; empty if it has none.
        package let text: String
        /// The translation state: one of ``ReviewQueue/states``.
        package let state: TranslationState
        /// The source text; nil if it is unknown.
        package let source: String?
        /// The comment for translators.
        package let comment: String?
        /// The earlier versions of the text and its source text.
        package let earlier: EarlierTexts
    }

    /// The texts, in table order.
    package let items: [Item]

    /// The states that require a review.
    package static let states: Set<TranslationState> = [.needsReview, .machineTranslated]

    /// Finds the texts that need review.
    ///
    /// - Parameters:
    ///   - languages: the languages to include; nil for all.
    ///   - match: the filter for keys. Only its pattern applies.
    ///   - histories: the git histories of tables by path, if known.
    package init(
        _ tables: [any StringTable], languages: [LanguageTag]? = nil, match: KeyMatch = KeyMatch(),
        histories: [String: any TableHistory] = [:], settings: (String) -> LintSettings = { _ in LintSettings() }
    ) {
        items = tables.flatMap { table -> [Item] in
            let path = table.path
            let context = TableContext(table, settings: settings(path), history: histories[path])
            return (0..<table.entryCount).flatMap { index -> [Item] in
                guard match.pattern?.matches(table.key(at: index).string) ?? true else { return [] }
                return Self.items(of: EntryContext(table.entry(at: index), in: context), path: path, languages)
            }
        }
    }

    private init(items: [Item]) {
        self.items = items
    }

    /// Returns the queue with only the texts that satisfy a condition.
    package func filtered(by fits: (Item) -> Bool) -> ReviewQueue { ReviewQueue(items: items.filter(fits)) }

    private static func items(of entry: EntryContext, path: String, _ languages: [LanguageTag]?) -> [Item] {
        guard entry.isTranslatable else { return [] }
        return entry.entry.localizations.flatMap { localization -> [Item] in
            guard languages?.contains(where: { $0.isSameLanguage(as: localization.language) }) ?? true else {
                return []
            }
            return localization.content.parts.inOrderOfCategories.compactMap { part in
                guard let state = part.unit.state, states.contains(state) else { return nil }
                return Item(
                    path: path, key: entry.key, language: localization.language, part: part.path,
                    text: part.unit.value?.string ?? "", state: state,
                    source: entry.counterpart(of: part.path)?.string, comment: entry.entry.explanation?.string,
                    earlier: EarlierTexts(behind: part, in: localization.language, of: entry))
            }
        }
    }
}

extension [LocalizedPart] {
    /// The parts with the cases of each plural in CLDR's order.
    ///
    /// Files have them in alphabetical order.
    fileprivate var inOrderOfCategories: [LocalizedPart] {
        var first: [PartPath: Int] = [:]
        for (index, part) in enumerated() { first[part.path.parent] = first[part.path.parent] ?? index }
        return enumerated().sorted { left, right in
            let (one, other) = (left.element.path, right.element.path)
            let (group, otherGroup) = (first[one.parent] ?? 0, first[other.parent] ?? 0)
            guard group == otherGroup, let category = one.pluralCategory, let otherCategory = other.pluralCategory
            else { return (group, left.offset) < (otherGroup, right.offset) }
            return category < otherCategory
        }.map(\.element)
    }
}
