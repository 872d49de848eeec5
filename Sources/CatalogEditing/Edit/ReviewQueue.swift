import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The texts of a project that nobody has looked at yet, one after another.
package struct ReviewQueue: Sendable {
    /// A text that is to be looked at.
    package struct Item: Sendable {
        /// The table that it is in, by the path of its first file.
        package let path: String
        /// The key.
        package let key: String
        /// The language, as the table spells it.
        package let language: LanguageTag
        /// The part.
        package let part: PartPath
        /// What it says.
        package let text: String
        /// How far it is.
        package let state: TranslationState
        /// What it was translated from; nil where nothing shows that.
        package let source: String?
        /// What translators are told.
        package let comment: String?
        /// What it and its source text said before.
        package let earlier: EarlierTexts
    }

    /// The texts, in the order of the tables.
    package let items: [Item]

    /// The states that ask for a look.
    package static let states: Set<TranslationState> = [.needsReview, .machineTranslated]

    /// Finds the texts of tables that ask for a look.
    ///
    /// - Parameters:
    ///   - languages: the languages to look at; nil for all.
    ///   - match: which keys.
    ///   - histories: which commits texts come from, by the path of the table, where that is known.
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

    /// The texts that fit, in their order.
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
                    source: entry.counterpart(of: part.path)?.string, comment: entry.entry.comment?.string,
                    earlier: EarlierTexts(behind: part, in: localization.language, of: entry))
            }
        }
    }
}

extension [LocalizedPart] {
    /// The parts with the cases of each plural as CLDR lists them; files have them by the alphabet.
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
