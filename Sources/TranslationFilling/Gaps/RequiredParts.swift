import CatalogCore
import CatalogLint
import CatalogRuntime

/// A check for the texts that an entry lacks in a language.
package struct RequiredParts {
    private let plurals: PluralRules
    private let sources: [(path: PartPath, text: String)]
    private let present: [LocalizedPart]

    /// - Parameter localization: The entry's texts in the language.
    package init(of entry: EntryContext, in localization: Localization?, plurals: PluralRules) {
        self.plurals = plurals
        let texts = entry.sourceParts.compactMap { part in
            part.unit.value.map { (path: part.path, text: $0.string) }
        }
        let isOwnText = entry.source == nil && entry.keyIsText
        sources = isOwnText ? [(.whole, entry.key)] : texts
        present = localization?.content.parts ?? []
    }

    /// The source texts by path.
    var sourceTexts: [PartPath: String] { Dictionary(sources.map { ($0.path, $0.text) }) { $1 } }

    /// Whether the entry has no source text.
    var lacksSource: Bool { sources.isEmpty }

    /// Whether the language already has a text.
    var isBegun: Bool { present.contains { $0.unit.isWritten } }

    /// The missing texts; empty if the language has all texts or uses other variations.
    ///
    /// If the language already has texts, only missing plural categories and texts in state `new` are included.
    package var missing: [FillGap.Part] {
        let all = sources.contains { !Self.isBlank($0.text) } ? required.filter { !Self.isBlank($0.source) } : []
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

    /// The source texts with the plural categories that the language needs.
    private var required: [FillGap.Part] {
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

    /// Returns the needed categories, with `zero` if the source has it: every language can use `zero`
    /// (`docs/formats.md` §4a).
    private func categories(at path: PartPath, in texts: [PartPath: String]) -> [PluralCategory] {
        let zero = path.appending(.variation(.plural, PluralCategory.zero.rawValue))
        return (texts[zero] != nil && !needed.contains(.zero) ? [.zero] : []) + needed
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
