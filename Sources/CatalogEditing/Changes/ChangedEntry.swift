import CatalogCore
import CatalogRuntime
import StringTables

/// An entry before and after a change, represented as a catalog entry even for legacy tables.
final class ChangedEntry: Sendable {
    let key: String
    /// A catalog with only the changed entry.
    let newCatalog: Catalog
    /// The entry before the change; nil for a new entry.
    let old: Entry?
    /// The entry after the change.
    let new: Entry
    /// The change of the entry's JSON object.
    let change: ObjectChange
    /// The languages whose contents differ, in entry order, followed by the removed languages.
    let changedLanguages: [LanguageTag]
    /// A catalog with only the original entry; nil for a new entry.
    ///
    /// Computed on demand, because most changes never need the catalog.
    var oldCatalog: Catalog? { oldFragment.flatMap { Self.catalog(key, $0, in: table) } }
    private let oldFragment: DocumentFragment?
    private let table: EditableTable

    /// Applies changes to an entry.
    ///
    /// - Parameter present: The entry of the table, if the caller has read it.
    init(
        _ key: String, at index: Int?, _ present: Entry? = nil, changes: [EntryChange], in table: EditableTable
    ) throws(ChangeRefusal) {
        self.key = key
        self.table = table
        oldFragment = index.map { table.fragment(at: $0) }
        old = Self.entry(key, at: index, present, oldFragment, in: table)
        let object = oldFragment ?? [:]
        var encoder = EntryChangeEncoder(key, of: old, object, in: table)
        var change = try encoder.objectChange(for: changes)
        let saysOrigin = changes.contains { if case .extraction = $0 { true } else { false } }
        if index == nil, !saysOrigin { change.set("extractionState", to: .string(ExtractionState.manual.spelling)) }
        self.change = change
        let changed = change.applied(to: object)
        guard let new = Self.catalog(key, changed, in: table) else { throw .unknownKey(key, nearest: nil) }
        newCatalog = new
        self.new = new.entry(at: 0)
        changedLanguages = Self.languages(changedFrom: old, to: self.new, by: change)
    }

    /// Creates a new entry with the contents of an entry from another table.
    init(_ key: String, inserting fragment: DocumentFragment, in table: EditableTable) throws(ChangeRefusal) {
        guard let new = Self.catalog(key, fragment, in: table) else { throw .unknownKey(key, nearest: nil) }
        self.key = key
        self.table = table
        (oldFragment, old) = (nil, nil)
        newCatalog = new
        self.new = new.entry(at: 0)
        changedLanguages = self.new.localizations.map(\.language)
        var change = ObjectChange()
        if case .object(let members) = fragment {
            for member in members { change.set(member.name, to: member.value) }
        }
        self.change = change
    }

    /// Whether the entry differs from before.
    var isChanged: Bool {
        guard let old, changedLanguages.isEmpty else { return true }
        return DocumentFragment(old) != DocumentFragment(new)
    }

    /// Returns the original entry, converted to a catalog entry for legacy tables.
    private static func entry(
        _ key: String, at index: Int?, _ present: Entry?, _ fragment: DocumentFragment?, in table: EditableTable
    ) -> Entry? {
        guard let index, let fragment else { return nil }
        return table.isCatalog
            ? present ?? table.table.entry(at: index) : catalog(key, fragment, in: table)?.entry(at: 0)
    }

    /// Returns a catalog that contains only the entry.
    static func catalog(_ key: String, _ fragment: DocumentFragment, in table: EditableTable) -> Catalog? {
        let root = DocumentFragment.present([
            "sourceLanguage": table.sourceLanguage.map { .string($0.spelling) },
            "strings": [key: fragment], "version": "1.0",
        ])
        return try? Catalog(XcodeForm.bytes(of: root), path: table.path)
    }
}

extension EditableTable {
    /// Returns the catalog object of an entry, converted for legacy tables.
    func fragment(at index: Int) -> DocumentFragment {
        if let catalog = table as? Catalog { return DocumentFragment(catalog.member(at: index).value) }
        let entry = table.entry(at: index)
        let localizations = entry.localizations.map {
            Localization(
                language: $0.language, languageLocation: $0.languageLocation,
                content: CatalogContent($0.content).content)
        }
        return DocumentFragment(
            Entry(key: entry.key, comment: entry.comment, localizations: localizations, location: entry.location))
    }
}
