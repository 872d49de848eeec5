import CatalogCore
import CatalogRuntime
import StringTables

/// An entry before and after a change, in the terms of a catalog, whatever table it is in.
struct ChangedEntry {
    let key: String
    /// A catalog that has no other entry, as it will be.
    let newCatalog: Catalog
    /// The entry as it was; nil where it is new.
    let old: Entry?
    /// The entry as it will be.
    let new: Entry
    /// What the change is to the entry's object.
    let change: ObjectChange
    /// The languages that hold something else than before, in the order of the entry; last those that it has no more.
    let changedLanguages: [LanguageTag]
    /// A catalog that has no other entry, as it was; nil where the entry is new.
    ///
    /// Made when it is asked for: most changes never need it.
    var oldCatalog: Catalog? { oldFragment.flatMap { Self.catalog(key, $0, in: table) } }
    private let oldFragment: DocumentFragment?
    private let table: EditableTable

    /// Works out what changes make of an entry.
    init(_ key: String, at index: Int?, changes: [EntryChange], in table: EditableTable) throws(ChangeRefusal) {
        self.key = key
        self.table = table
        oldFragment = index.map { table.fragment(at: $0) }
        old = Self.entry(key, at: index, oldFragment, in: table)
        let object = oldFragment ?? .object([])
        var lowering = EntryLowering(key, of: old, object, in: table)
        var change = try lowering.objectChange(for: changes)
        let saysOrigin = changes.contains { if case .extraction = $0 { true } else { false } }
        if index == nil, !saysOrigin { change.set("extractionState", to: .string(ExtractionState.manual.spelling)) }
        self.change = change
        let changed = change.applied(to: object)
        guard let new = Self.catalog(key, changed, in: table) else { throw .unknownKey(key, nearest: nil) }
        newCatalog = new
        self.new = new.entry(at: 0)
        changedLanguages = Self.languages(changedFrom: old, to: self.new)
    }

    /// An entry that comes in with what it has elsewhere.
    init(_ key: String, inserting fragment: DocumentFragment, in table: EditableTable) throws(ChangeRefusal) {
        guard let new = Self.catalog(key, fragment, in: table) else { throw .unknownKey(key, nearest: nil) }
        self.key = key
        self.table = table
        (oldFragment, old) = (nil, nil)
        newCatalog = new
        self.new = new.entry(at: 0)
        changedLanguages = Self.languages(changedFrom: nil, to: self.new)
        var change = ObjectChange()
        if case .object(let members) = fragment {
            for member in members { change.set(member.name, to: member.value) }
        }
        self.change = change
    }

    /// Whether the entry says anything else than before.
    var isChanged: Bool {
        guard let old, changedLanguages.isEmpty else { return true }
        return DocumentFragment(old) != DocumentFragment(new)
    }

    /// An entry as it is, in the terms of a catalog.
    private static func entry(
        _ key: String, at index: Int?, _ fragment: DocumentFragment?, in table: EditableTable
    ) -> Entry? {
        guard let index, let fragment else { return nil }
        return table.isCatalog ? table.table.entry(at: index) : catalog(key, fragment, in: table)?.entry(at: 0)
    }

    /// An entry as a catalog that has no other would hold it.
    static func catalog(_ key: String, _ fragment: DocumentFragment, in table: EditableTable) -> Catalog? {
        let language = table.sourceLanguage.map { [DocumentFragment.Member("sourceLanguage", .string($0.spelling))] }
        let root =
            (language ?? []) + [
                .init("strings", .object([.init(key, fragment)])), .init("version", .string("1.0")),
            ]
        return try? Catalog(XcodeForm.bytes(of: .object(root)), path: table.path)
    }
}

extension EditableTable {
    /// What a catalog holds, or would hold, under the key of an entry.
    func fragment(at index: Int) -> DocumentFragment {
        if let catalog = table as? Catalog { return DocumentFragment(catalog.member(at: index).value) }
        let entry = table.entry(at: index)
        let localizations = entry.localizations.map {
            Localization(
                language: $0.language, languagePlace: $0.languagePlace, content: CatalogContent($0.content).content)
        }
        return DocumentFragment(
            Entry(key: entry.key, comment: entry.comment, localizations: localizations, place: entry.place))
    }
}
