import CatalogCore
import CatalogRuntime
import StringTables

/// The differences between two versions of a table, by key, language and part.
///
/// Each version may be a catalog or legacy files. Languages are compared by canonical form. States and flags are
/// compared only between catalogs.
public struct TableDifference: Sendable {
    /// The path of the newer version, or of the older version if the table was removed.
    public let path: String
    /// The path of the older version, if it differs.
    public let from: String?
    /// The languages of the newer version without its source language, in canonical form.
    package let targetLanguages: [LanguageTag]
    /// The newer version; nil if the table was removed.
    package let table: (any StringTable)?
    /// The changes: first of the table, then by key in the order of the newer version, then removed keys.
    public let changes: [TableChange]

    /// Compares two versions of a table.
    ///
    /// - Parameter old: nil for a new table.
    /// - Parameter new: nil for a removed table.
    /// - Parameter languages: the languages to leave out, in canonical form.
    public init(
        from old: (any StringTable)?, to new: (any StringTable)?, besides languages: Set<LanguageTag> = []
    ) {
        let (before, after) = (old?.files.first?.path, new?.files.first?.path)
        path = after ?? before ?? ""
        from = before == path ? nil : before
        table = new
        let source = new?.sourceLanguage?.canonical
        targetLanguages = (new?.languages ?? []).map(\.canonical).filter { $0 != source && !languages.contains($0) }
        var comparison = TableComparison(old, new, besides: languages)
        changes = comparison.changes()
    }

    /// The path to show above the changes: that of the only file whose texts changed, or `path`.
    ///
    /// Of a legacy table, several changed languages are named together, such as `{fr,de}.lproj/Localizable.strings`, unless
    /// the source language or a key changed. Of texts of a store, this is the folder of the language.
    public var heading: String {
        let own = StoreTextPath(path).map { $0.folder + $0.languageFolder } ?? path
        guard let folder = TablePath.tableFolder(of: path), let changed = changedFiles, !changed.isEmpty else {
            return own
        }
        let folders = changed.compactMap { TablePath.projectFolder(of: $0) }
        let isStore = StoreTextPath(path) != nil
        if folders.count == 1 { return isStore ? folder + folders[0] : changed[0] }
        let shown = folders.count > Self.namedLanguages ? "*" : "{\(folders.joined(separator: ","))}"
        return isStore
            ? folder + shown : TablePath.path(below: folder, language: shown, file: TablePath.fileName(of: path))
    }

    /// The first file of each language with a changed text; nil if something else than translations changed.
    private var changedFiles: [String]? {
        guard let table else { return nil }
        var languages: Set<LanguageTag> = []
        for change in changes {
            guard change.kind == .translation || change.kind == .state, let language = change.language else {
                return nil
            }
            languages.insert(language.canonical)
        }
        let name = TablePath.fileName(of: path)
        let files = table.files.grouped { $0.language?.canonical }.filter { $0.value.map(languages.contains) ?? false }
        return files.compactMap { _, files in
            (files.first { TablePath.fileName(of: $0.path) == name } ?? files.first)?.path
        }
    }

    /// The maximum number of languages that a heading names.
    private static let namedLanguages = 4

    /// Returns only the changes that satisfy a condition.
    func limited(to isWanted: (TableChange) -> Bool) -> TableDifference {
        TableDifference(self, changes: changes.filter(isWanted))
    }

    /// Returns only the changes of texts in some languages, and added, removed and renamed keys with their source texts and
    /// their texts in these languages.
    ///
    /// Comments and flags are in no language.
    func limited(to languages: LanguageSet) -> TableDifference {
        let changes = changes.compactMap { change -> TableChange? in
            switch change.kind {
            case .added, .removed, .renamed:
                var change = change
                let source = change.texts.first?.language
                change.texts.removeAll { $0.language != source && !languages.contains($0.language) }
                return change
            case .comment, .flag: return nil
            case .source, .translation, .state, .language:
                return change.language.map(languages.contains) ?? false ? change : nil
            }
        }
        return TableDifference(self, changes: changes)
    }

    private init(_ other: TableDifference, changes: [TableChange]) {
        path = other.path
        from = other.from
        targetLanguages = other.targetLanguages
        table = other.table
        self.changes = changes
    }
}

/// A key-by-key comparison of two tables.
private struct TableComparison {
    private let old: (any StringTable)?
    private let new: (any StringTable)?
    private let terms: ComparisonTerms
    private let source: LanguageTag?
    private var before: KeyIndex
    private var after: KeyIndex

    init(_ old: (any StringTable)?, _ new: (any StringTable)?, besides languages: Set<LanguageTag>) {
        self.old = old
        self.new = new
        terms = ComparisonTerms(old, new, besides: languages)
        source = new?.sourceLanguage ?? old?.sourceLanguage
        before = KeyIndex(old, in: terms)
        after = KeyIndex(new, in: terms)
    }

    mutating func changes() -> [TableChange] {
        let gone = before.keys.filter { after[$0] == nil }.compactMap { before[$0] }.compactMap {
            entry(at: $0, of: old)
        }
        let added = after.keys.filter { before[$0] == nil }.compactMap { after[$0] }.compactMap {
            entry(at: $0, of: new)
        }
        let renames = RenameSearch(from: gone, to: added, source: source)
        let fresh = Dictionary(added.map { (Array($0.key.utf8)[...], $0) }) { $1 }
        var changes = languageChanges()
        for key in after.keys {
            if let entry = fresh[key] {
                changes += arrival(of: entry, from: renames.oldEntry(of: entry.key))
            } else if let location = before[key], let index = after[key], !isUntouched(location, index),
                let left = self.entry(at: location, of: old), let right = self.entry(at: index, of: new)
            {
                changes += EntryComparison(left, right, source: source, comparesStates: terms.haveStates).changes
            }
        }
        return changes + gone.filter { !renames.isRenamed($0.key) }.map { removal(of: $0) }
    }

    private func entry(at index: Int, of table: (any StringTable)?) -> ComparedEntry? {
        table.map { ComparedEntry(at: index, of: $0, in: terms) }
    }

    /// Whether an entry has identical bytes in both catalogs.
    ///
    /// Most entries do, so this check comes first.
    private func isUntouched(_ oldIndex: Int, _ index: Int) -> Bool {
        guard let old = old as? Catalog, let new = new as? Catalog else { return false }
        return old.member(at: oldIndex).value.isSame(as: new.member(at: index).value)
    }

    private func arrival(of entry: ComparedEntry, from old: ComparedEntry?) -> [TableChange] {
        var change = TableChange(old == nil ? .added : .renamed, key: entry.key)
        change.from = old?.key
        change.new = entry.sourceText(source)
        guard let old else {
            change.texts = entry.texts(source)
            return [change]
        }
        change.old = old.sourceText(source)
        return [change] + EntryComparison(old, entry, source: source, comparesStates: terms.haveStates).changes
    }

    private func removal(of entry: ComparedEntry) -> TableChange {
        var change = TableChange(.removed, key: entry.key)
        change.old = entry.sourceText(source)
        change.texts = entry.texts(source)
        return change
    }

    private func languageChanges() -> [TableChange] {
        guard let old, let new else { return [] }
        let (left, right) = (old.languages, new.languages)
        let (before, after) = (LanguageSet(left), LanguageSet(right))
        let gone = left.filter { !after.contains($0) }
        let added = right.filter { !before.contains($0) }
        return (gone.map { ($0, true) } + added.map { ($0, false) }).filter { language, _ in
            !terms.languagesLeftOut.contains(language.canonical)
        }.map { language, isGone in
            var change = TableChange(.language, key: nil)
            change.language = language
            if isGone { change.old = language.spelling } else { change.new = language.spelling }
            return change
        }
    }
}

/// The index of each key in a table, by bytes.
///
/// Of duplicate keys, the last one counts.
private struct KeyIndex {
    private(set) var keys: [ArraySlice<UInt8>] = []
    private var locations: [HashedBytes: Int] = [:]

    init(_ table: (any StringTable)?, in terms: ComparisonTerms) {
        guard let table else { return }
        locations.reserveCapacity(table.entryCount)
        for index in 0..<table.entryCount where terms.include(index, of: table) {
            let key = table.key(at: index).utf8
            if locations.updateValue(index, forKey: HashedBytes(key)) == nil { keys.append(key) }
        }
    }

    subscript(key: ArraySlice<UInt8>) -> Int? { locations[HashedBytes(key)] }
}
