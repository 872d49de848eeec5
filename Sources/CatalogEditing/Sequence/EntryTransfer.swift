import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A key that moves to another table, or is copied under another name, with all its contents.
package struct EntryTransfer {
    private let key: String
    private let source: EditableTable
    private let target: EditableTable

    /// Prepares the transfer of a key to the same or another table.
    package init(_ key: String, from source: EditableTable, to target: EditableTable) {
        self.key = key
        self.source = source
        self.target = target
    }

    /// Returns the change that adds a moved key to the target.
    ///
    /// A separate `KeyChange.Kind.remove` removes it from the source.
    package func moved() throws(ChangeRefusal) -> KeyChange {
        guard source.path != target.path else { throw .sameTable(key, path: target.path) }
        return try change(named: key)
    }

    /// Returns the change that adds a copy to the target.
    package func copied(as name: String) throws(ChangeRefusal) -> KeyChange {
        if source.path == target.path, key.utf8.elementsEqual(name.utf8) { throw .sameName(key) }
        return try change(named: name)
    }

    private func change(named name: String) throws(ChangeRefusal) -> KeyChange {
        guard let index = try source.index(of: key) else {
            throw .unknownKey(key, nearest: Spelling.nearest(to: key, in: source.keys))
        }
        if let (old, new) = otherSource { throw .otherSource(key, path: target.path, old, new) }
        let entry = source.table.entry(at: index)
        for localization in entry.localizations where !source.isCatalog {
            guard CatalogContent(localization.content).losses.isEmpty else {
                throw .obstacle(key, localization.language, .textsBesideOthers)
            }
        }
        try requireMarks(for: entry)
        var change = ObjectChange()
        if !source.isCatalog { change.set("extractionState", to: .string(ExtractionState.manual.spelling)) }
        try keepText(of: entry, as: name, in: &change)
        try spell(entry, in: &change)
        return KeyChange(name, .insert(change.applied(to: source.fragment(at: index))))
    }

    /// Throws a refusal if a file of the target cannot mark texts that need review.
    ///
    /// Legacy tables use a comment as the mark, and not every file format has comments.
    private func requireMarks(for entry: Entry) throws(ChangeRefusal) {
        guard !target.isCatalog else { return }
        for localization in entry.localizations {
            guard localization.content.needsReview else { continue }
            let own = target.table.files.filter {
                $0.language?.isSameLanguage(as: localization.language) ?? false
            }
            guard localization.content.parts.allSatisfy(\.path.isWhole), own.allSatisfy(Self.holdsComments) else {
                throw .notInLegacyTables(key, .marks)
            }
        }
    }

    private static func holdsComments(_ file: TableFile) -> Bool {
        guard file.format == .strings else { return false }
        return (try? LegacyTableFile(file.bytes, kind: .strings))?.holdsComments ?? false
    }

    /// The source languages of both tables, if they differ.
    private var otherSource: (LanguageTag?, LanguageTag?)? {
        guard let old = source.sourceLanguage, let new = target.sourceLanguage else { return nil }
        return old.isSameLanguage(as: new) ? nil : (old, new)
    }

    /// Keeps the text of a key that is its own source text and becomes an identifier.
    private func keepText(
        of entry: Entry, as name: String, in change: inout ObjectChange
    ) throws(ChangeRefusal) {
        guard let language = target.sourceLanguage, !KeyStyle.isIdentifier(key), KeyStyle.isIdentifier(name),
            entry.localization(language) == nil
        else { return }
        change.change("localizations") { all in
            all.change(language.spelling) { inner in
                inner.change("stringUnit") { unit in
                    unit.set("state", to: .string(TranslationState.translated.spelling))
                    unit.set("value", to: .string(key))
                }
            }
        }
    }

    /// Converts languages to the target's spelling.
    ///
    /// For a legacy target, it also removes texts that are left for later.
    ///
    /// Throws a refusal for texts in two spellings of a language, such as `de` and `DE`, because one would be lost.
    private func spell(_ entry: Entry, in change: inout ObjectChange) throws(ChangeRefusal) {
        let languages = target.spelledLanguages
        var taken: [String: LanguageTag] = [:]
        for localization in entry.localizations {
            let old = localization.language.spelling
            let isLeft = localization.content.parts.allSatisfy { $0.unit.state == .new }
            if !target.isCatalog, isLeft {
                change.change("localizations") { $0.remove(old) }
                continue
            }
            let new = try languages.spelling(of: localization.language).spelling
            if let other = taken.updateValue(localization.language, forKey: new), other.spelling != old {
                throw .severalSpellings(source.path, localization.language.canonical, [other, localization.language])
            }
            if new != old { change.change("localizations") { $0.rename(old, to: new) } }
        }
    }
}
