import CatalogRuntime
import XCStringsKit

/// What the keys that code uses make of a project's tables.
package struct Extraction: Sendable {
    /// The changes to one table.
    package struct TableChanges: Sendable {
        /// The number of the table.
        package let table: Int
        /// The changes, those to new keys first.
        package var changes: [Change] = []
    }

    /// A change to a key.
    package struct Change: Sendable {
        /// What sort of change it is.
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            /// It comes in.
            case added
            /// Code says something else of it than the table.
            case updated
            /// No code uses it any more; its translations are kept.
            case stale
            /// No code uses it any more, and nobody had translated it.
            case removed
        }

        /// What sort of change it is.
        package let kind: Kind
        /// The change as tables take it.
        package let change: KeyChange
    }

    /// The changes, table by table.
    package let tables: [TableChanges]
    /// Keys that no table of the project is there for.
    package let unplaced: [ExtractedKey]
    /// Keys with a value whose type is not known, so that nobody knows which format specifier Xcode writes.
    package let unknown: [ExtractedKey]
    /// Keys for which there is a table, though in none of the targets that use them.
    package let outside: [(key: ExtractedKey, targets: [String])]

    /// Compares code and tables.
    ///
    /// - Parameters:
    ///   - isChosen: whether a table may be changed at all.
    ///   - information: what Info.plist files say.
    package init(
        of project: SourceProject, _ finder: EvidenceFinder, information: [InformationText] = [],
        isChosen: (any StringTable) -> Bool = { _ in true }
    ) {
        var plan = ExtractionPlan(project, isChosen: isChosen)
        for key in project.extractedKeys() { plan.take(key) }
        for text in information { plan.take(text) }
        plan.takeVanished(finder)
        self.init(plan)
    }

    /// Compares code and tables in one key alone.
    package init(of key: String, in project: SourceProject) {
        var plan = ExtractionPlan(project) { _ in true }
        for found in project.extractedKeys() where found.key.key.isSpelled(as: key) { plan.take(found) }
        self.init(plan)
    }

    private init(_ plan: ExtractionPlan) {
        tables = plan.changes.sorted { $0.key < $1.key }.map { TableChanges(table: $0.key, changes: $0.value) }
        unplaced = plan.unplaced
        unknown = plan.unknown
        outside = plan.outside
    }

    /// Whether the tables say what the code says.
    package var isEmpty: Bool { tables.isEmpty }
}

/// Changes that are being put together.
private struct ExtractionPlan {
    private let project: SourceProject
    private let chosen: Set<Int>
    private(set) var changes: [Int: [Extraction.Change]] = [:]
    private(set) var unplaced: [ExtractedKey] = []
    private(set) var unknown: [ExtractedKey] = []
    private(set) var outside: [(key: ExtractedKey, targets: [String])] = []

    init(_ project: SourceProject, isChosen: (any StringTable) -> Bool) {
        self.project = project
        chosen = Set(project.tables.indices.filter { isChosen(project.tables[$0]) })
    }

    private mutating func add(_ kind: Extraction.Change.Kind, _ change: KeyChange, to table: Int) {
        changes[table, default: []].append(Extraction.Change(kind: kind, change: change))
    }

    // MARK: - Keys of code

    mutating func take(_ key: ExtractedKey) {
        let named = project.keys.tables(named: key.table)
        guard !named.isEmpty else { return unplaced.append(key) }
        var destinations = KeyDestinations(project, chosen: chosen)
        for use in key.uses { destinations.take(use, of: key) }
        for (entry, uses) in destinations.known where chosen.contains(entry.table) {
            update(entry, by: ExtractedKey(uses, key: key.key, table: key.table))
        }
        for (table, uses) in destinations.new.sorted(by: { $0.key < $1.key }) {
            guard let source = project.tables[table].sourceLanguage else { continue }
            let key = ExtractedKey(uses, key: key.key, table: key.table)
            // A guess that is wrong is a key that nothing ever finds.
            guard key.isCertain else {
                unknown.append(key)
                continue
            }
            add(.added, KeyChange(key.key.key, .add(key.additions(source, to: project.tables[table]))), to: table)
        }
        if destinations.isEmpty { outside.append((key, destinations.without.sorted())) }
    }

    /// Brings what a catalog says of a key up to date, where the key is not its own.
    private mutating func update(_ entry: DeclaredKeys.Entry, by key: ExtractedKey) {
        let table = project.tables[entry.table]
        guard let catalog = table as? Catalog, let source = table.sourceLanguage else { return }
        let old = catalog.entry(at: entry.index)
        guard old.extractionState != .manual, key.defaultValue?.isCertain != false else { return }
        let known = ExtractedText(
            key: old.key.string, comment: key.comment, text: key.defaultValue.map { _ in key.sourceText ?? "" })
        guard let change = known.update(of: old, source) else { return }
        add(.updated, change, to: entry.table)
    }

    // MARK: - Info.plist

    mutating func take(_ text: InformationText) {
        let candidates = project.tables.indices.filter {
            chosen.contains($0) && TableKind(project.tables[$0]) == .infoPlist
        }
        guard let number = project.nearest(of: candidates, to: text.path),
            let table = project.tables[number] as? Catalog, let source = table.sourceLanguage
        else { return }
        let known = ExtractedText(key: text.key, comment: text.comment, text: text.text)
        guard let entry = project.keys.entries(of: text.key).first(where: { $0.table == number }) else {
            return add(.added, KeyChange(text.key, .add(known.additions(source))), to: number)
        }
        let old = table.entry(at: entry.index)
        guard old.extractionState != .manual, let change = known.update(of: old, source) else { return }
        add(.updated, change, to: number)
    }

    // MARK: - Keys that are gone

    mutating func takeVanished(_ finder: EvidenceFinder) {
        for unused in project.unusedKeys(finder) where unused.proof == .certain && chosen.contains(unused.entry.table) {
            guard let catalog = project.tables[unused.entry.table] as? Catalog else { continue }
            let entry = catalog.entry(at: unused.entry.index)
            guard let change = VanishedKey.change(of: entry) else { continue }
            add(change.kind == .remove ? .removed : .stale, change, to: unused.entry.table)
        }
    }
}

extension ExtractedKey {
    /// What a table gets to hold under the key.
    fileprivate func additions(_ source: LanguageTag, to table: any StringTable) -> [EntryChange] {
        let note = comment.map { [EntryChange.comment($0)] } ?? []
        guard table is Catalog else {
            return [.text(source, .whole, sourceText ?? key.key, .translated)] + note
        }
        guard isSeenByXcode else {
            // What nobody extracts is as if written by hand; its text is yet to be.
            return [.text(source, .whole, sourceText ?? key.key, .new)] + note
        }
        let text = sourceText.map { [EntryChange.text(source, .whole, $0, .new)] } ?? []
        return [.extraction(defaultValue == nil ? nil : .extractedWithValue)] + text + note
    }
}
