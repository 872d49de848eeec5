import CatalogCore
import CatalogLint
import CatalogRuntime
import TranslationFilling

/// The texts of a key that can be edited in one language, including missing ones.
struct FieldList {
    /// The texts.
    ///
    /// The cases of a plural are adjacent and in CLDR's order.
    let fields: [Field]

    /// Reads the texts of a key.
    ///
    /// - Parameter language: The language in the spelling of the table.
    init(_ entry: EntryContext, in language: ShownLanguage) {
        let localization = language.localization(of: entry.entry)
        let plurals = language.facts.plurals
        let present = localization?.content.parts ?? []
        var parts = present.map(\.path)
        if !language.facts.isSource {
            let missing = RequiredParts(of: entry, in: localization, plurals: plurals).missing.map(\.path)
            parts += missing.filter { !parts.contains($0) }
        }
        if parts.isEmpty { parts = [.whole] }
        fields = Self.sorted(parts, by: \.self).map { part in
            let unit = present.last { $0.path == part }?.unit
            let category = part.pluralCategory
            let numbers = category.map { plurals.examples(of: $0) } ?? ""
            return Field(
                part: part.description, device: part.name(along: .device), substitution: part.substitution,
                category: category?.rawValue, numbers: numbers.isEmpty ? nil : numbers,
                source: entry.counterpart(of: part)?.string, text: unit?.value?.string, state: unit?.state?.spelling)
        }
    }

    /// Returns texts with the forms of a plural adjacent and in CLDR's order.
    ///
    /// - Parameter path: Returns the part of a text.
    static func sorted<Part>(_ parts: [Part], by path: (Part) -> PartPath) -> [Part] {
        var groups: [PartPath] = []
        for group in parts.map({ group(of: path($0)) }) where !groups.contains(group) { groups.append(group) }
        let ranked = parts.enumerated().map { location, part in
            let rank = path(part).pluralCategory.flatMap { PluralCategory.allCases.firstIndex(of: $0) } ?? location
            return (group: groups.firstIndex(of: group(of: path(part))) ?? 0, rank: rank, part: part)
        }
        return ranked.sorted { ($0.group, $0.rank) < ($1.group, $1.rank) }.map(\.part)
    }

    /// Returns the plural that contains a part; the part itself if it is not a plural form.
    private static func group(of part: PartPath) -> PartPath { part.pluralCategory == nil ? part : part.parent }
}
