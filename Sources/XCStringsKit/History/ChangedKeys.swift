import CatalogCore
import CatalogRuntime

/// The keys that are new or say something else in a newer version of a table.
///
/// A key counts when anything of it changed: a text, a state, its comment, members that the model does not know.
public enum ChangedKeys {
    /// The keys that changed from one version of a table to another.
    ///
    /// - Parameter old: nil where the table is new, so that all keys are.
    public static func between(_ old: (any StringTable)?, and new: any StringTable) -> Set<String> {
        var before: [ArraySlice<UInt8>: Int] = [:]
        if let old {
            for index in 0..<old.entryCount { before[old.key(at: index).utf8] = index }
        }
        let changed = (0..<new.entryCount).filter { index in
            guard let old, let place = before[new.key(at: index).utf8] else { return true }
            return !areSame(old, place, new, index)
        }
        return Set(changed.map { new.key(at: $0).string })
    }

    private static func areSame(
        _ old: any StringTable, _ place: Int, _ new: any StringTable, _ index: Int
    ) -> Bool {
        if let old = old as? Catalog, let new = new as? Catalog {
            return old.member(at: place).value.isSame(as: new.member(at: index).value)
        }
        let (left, right) = (old.entry(at: place), new.entry(at: index))
        return left.comment?.string == right.comment?.string && texts(of: left) == texts(of: right)
    }

    private static func texts(of entry: Entry) -> [LanguageTag: [PartPath: String]] {
        entry.localizations.reduce(into: [:]) { texts, localization in
            let parts = localization.content.parts.map { ($0.path, $0.unit.value?.string ?? "") }
            texts[localization.language.canonical] = Dictionary(parts) { $1 }
        }
    }
}
