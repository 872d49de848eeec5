import CatalogCore
import CatalogRuntime

/// A comparison that finds the keys that are new or changed in a newer version of a table.
///
/// A key counts as changed if any of its content changed: a text, a state or the comment. Members of a catalog that the
/// model does not represent count too.
package enum ChangedKeys {
    /// Returns the keys that changed between two versions of a table.
    ///
    /// - Parameters:
    ///   - old: The older version; nil if the table is new, which makes all keys new.
    ///   - languages: The languages of legacy tables to ignore.
    package static func between(
        _ old: (any StringTable)?, and new: any StringTable, besides languages: Set<LanguageTag> = []
    ) -> Set<ExactText> {
        let before = old.map(locations) ?? [:]
        let changed = locations(in: new).filter { key, locations in
            guard let old, let known = before[key], known.count == locations.count else { return true }
            return !zip(known, locations).allSatisfy { areSame(old, $0, new, $1, besides: languages) }
        }
        return Set(changed.compactMap { $0.value.first }.map { ExactText(new.key(at: $0).string) })
    }

    /// Returns the entry indices of each key; a duplicate key has several.
    private static func locations(in table: any StringTable) -> [HashedBytes: [Int]] {
        Dictionary(grouping: 0..<table.entryCount) { HashedBytes(table.key(at: $0).utf8) }
    }

    private static func areSame(
        _ old: any StringTable, _ oldIndex: Int, _ new: any StringTable, _ index: Int,
        besides languages: Set<LanguageTag>
    ) -> Bool {
        if let old = old as? Catalog, let new = new as? Catalog {
            return old.member(at: oldIndex).value.isSame(as: new.member(at: index).value)
        }
        let (left, right) = (old.entry(at: oldIndex), new.entry(at: index))
        return left.comment?.string == right.comment?.string
            && texts(of: left, besides: languages) == texts(of: right, besides: languages)
    }

    private static func texts(
        of entry: Entry, besides languages: Set<LanguageTag>
    ) -> [LanguageTag: [PartPath: String]] {
        entry.localizations.filter { !languages.contains($0.language) }.reduce(into: [:]) { texts, localization in
            let parts = localization.content.parts.map { ($0.path, $0.unit.value?.string ?? "") }
            // The format of a number is not a text, but a change to it is still a change to the key.
            let numbers = localization.content.substitutions.map { substitution in
                let words = [substitution.argumentNumber?.description, substitution.formatSpecifier?.string]
                return (
                    PartPath([.substitution(substitution.name.string)]), words.map { $0 ?? "" }.joined(separator: "$")
                )
            }
            texts[localization.language.canonical] = Dictionary(numbers + parts) { $1 }
        }
    }
}
