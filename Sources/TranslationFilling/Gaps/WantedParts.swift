import CatalogCore
import CatalogLint
import CatalogRuntime

/// Works out which texts an entry lacks in a language.
package struct WantedParts {
    private let plurals: PluralRules
    private let sources: [(path: PartPath, text: String)]
    private let present: [LocalizedPart]

    /// - Parameter localization: what the entry has in the language.
    package init(of entry: EntryContext, in localization: Localization?, plurals: PluralRules) {
        self.plurals = plurals
        let texts = entry.sourceParts.compactMap { part in
            part.unit.value.map { (path: part.path, text: $0.string) }
        }
        let isOwnText = entry.source == nil && entry.keyIsText
        sources = isOwnText ? [(.whole, entry.key)] : texts
        present = localization?.content.parts ?? []
    }

    /// The source texts by the way to them.
    var sourceTexts: [PartPath: String] { Dictionary(sources.map { ($0.path, $0.text) }) { $1 } }

    /// Whether there is nothing to translate from.
    var lacksSource: Bool { sources.isEmpty }

    /// Whether the language has a text already.
    var isBegun: Bool { present.contains { $0.unit.isWritten } }

    /// The texts that are wanted; none where the language has all, or something else in their place.
    ///
    /// Where something is written already only the rest of its plurals is wanted, and what waits in state `new`.
    package var missing: [FillGap.Part] {
        let all = sources.contains { !Self.isBlank($0.text) } ? wanted.filter { !Self.isBlank($0.source) } : []
        let written = Set(present.filter(\.unit.isWritten).map(\.path))
        guard !written.isEmpty else { return all }
        let waiting = Set(present.map(\.path)).subtracting(written)
        let begun = Set(written.filter { $0.pluralCategory != nil }.map(\.parent))
        return all.filter { part in
            if waiting.contains(part.path) { return true }
            guard let category = part.path.pluralCategory, !written.contains(part.path) else { return false }
            return begun.contains(part.path.parent) && (category != .zero || needed.contains(.zero))
        }
    }

    private var needed: [PluralCategory] { plurals.neededCategories }

    /// The source's texts as the language needs them.
    private var wanted: [FillGap.Part] {
        let texts = sourceTexts
        let paths = sources.map(\.path)
        var seen: Set<PartPath> = []
        return sources.flatMap { path, text -> [FillGap.Part] in
            guard path.pluralCategory != nil else { return [FillGap.Part(path: path, source: text)] }
            guard seen.insert(path.parent).inserted else { return [] }
            return categories(at: path.parent, in: texts).map { category in
                let part = path.parent.appending(.variation(.plural, category.rawValue))
                return FillGap.Part(path: part, source: part.nearest(among: paths).map { sources[$0].text } ?? text)
            }
        }
    }

    /// A `zero` is welcome in every language (`docs/formats.md` §4a), so that one of the source is wanted too.
    private func categories(at path: PartPath, in texts: [PartPath: String]) -> [PluralCategory] {
        let zero = path.appending(.variation(.plural, PluralCategory.zero.rawValue))
        return (texts[zero] != nil && !needed.contains(.zero) ? [.zero] : []) + needed
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
