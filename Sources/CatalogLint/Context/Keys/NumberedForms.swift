import CatalogCore

extension EntryContext {
    /// Returns whether the key is one of several that differ only in a number at the end, such as `songs` and `songs_2`, of
    /// which another has a text in a language.
    ///
    /// Some services write a key for each plural form, also for those that a language does not have.
    package func hasNumberedForm(withTextIn language: LanguageTag) -> Bool {
        let stem = Self.withoutNumber(key)
        guard key.last?.isNumber ?? false, !stem.isEmpty else { return false }
        let table = table.table
        return (0..<table.entryCount).contains { index in
            let other = table.key(at: index).string
            guard other != key, other.hasPrefix(stem), Self.withoutNumber(other) == stem else { return false }
            return table.entry(at: index).localization(language)?.content.unit?.value?.hasWords ?? false
        }
    }

    private static func withoutNumber(_ key: String) -> Substring {
        var stem = key[...]
        while let last = stem.last, last.isASCII, last.isNumber { stem.removeLast() }
        while let last = stem.last, "-_. ".contains(last) { stem.removeLast() }
        return stem
    }
}
