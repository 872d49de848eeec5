import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A key that goes to another table, or comes in again under another name, with all that it has.
package struct EntryTransfer {
    private let key: String
    private let source: EditableTable
    private let target: EditableTable

    /// Prepares to take a key of a table to the same or to another one.
    package init(_ key: String, from source: EditableTable, to target: EditableTable) {
        self.key = key
        self.source = source
        self.target = target
    }

    /// What comes into the target for a key that moves; it goes from the source by `KeyChange.Kind.remove`.
    package func moved() throws(ChangeRefusal) -> KeyChange {
        guard source.path != target.path else { throw .sameTable(key, path: target.path) }
        return try change(named: key)
    }

    /// What comes into the target for a copy.
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

    /// That a text needs review is a comment in a legacy table, for which not every file has a place.
    private func requireMarks(for entry: Entry) throws(ChangeRefusal) {
        guard !target.isCatalog else { return }
        for localization in entry.localizations {
            let parts = localization.content.parts
            guard parts.contains(where: { $0.unit.state == .needsReview }) else { continue }
            let own = target.table.files.filter {
                $0.language?.isSameLanguage(as: localization.language) ?? false
            }
            guard parts.allSatisfy(\.path.isWhole), own.allSatisfy(Self.holdsComments) else {
                throw .notInLegacyTables(.marks)
            }
        }
    }

    private static func holdsComments(_ file: TableFile) -> Bool {
        guard file.format == .strings, let table = try? LegacyTableFile(file.bytes, kind: .strings) else {
            return false
        }
        if case .text = table.form { return true }
        return false
    }

    /// The source languages, where they are not one.
    private var otherSource: (LanguageTag?, LanguageTag?)? {
        guard let old = source.sourceLanguage, let new = target.sourceLanguage else { return nil }
        return old.isSameLanguage(as: new) ? nil : (old, new)
    }

    /// A key that is its own text leaves that text behind when it becomes an identifier.
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

    /// Languages are spelled as the target spells them; legacy tables have no texts that are left for later.
    private func spell(_ entry: Entry, in change: inout ObjectChange) throws(ChangeRefusal) {
        let languages = SpelledLanguages(of: target.table)
        for localization in entry.localizations {
            let old = localization.language.spelling
            let isLeft = localization.content.parts.allSatisfy { $0.unit.state == .new }
            if !target.isCatalog, isLeft {
                change.change("localizations") { $0.remove(old) }
                continue
            }
            let new = try languages.spelling(of: localization.language).spelling
            if new != old { change.change("localizations") { $0.rename(old, to: new) } }
        }
    }
}
