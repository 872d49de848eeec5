import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime

/// The changes to a project's tables that follow from the keys in its code.
package struct Extraction: Sendable {
    /// The changes to one table.
    package struct TableChanges: Sendable {
        /// The index of the table in the project.
        package let table: Int
        /// The changes, additions first.
        package var changes: [Change] = []
    }

    /// A change to a key.
    package struct Change: Sendable {
        /// A kind of change.
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The key is new.
            case added
            /// The code has another comment or default value than the table.
            case updated
            /// No code uses the key any more; its translations are kept.
            case stale
            /// No code uses the key any more, and it has no translations.
            case removed
        }

        /// The kind of change.
        package let kind: Kind
        /// The change in the form that tables apply.
        package let change: KeyChange
    }

    /// The changes, sorted by table.
    package let tables: [TableChanges]
    /// Keys for which the project has no table.
    package let unplaced: [ExtractedKey]
    /// Keys with a value of unknown type, so that the format specifier that Xcode writes is unknown.
    package let unknown: [ExtractedKey]
    /// Keys whose table exists, but in none of the targets that use them.
    package let outside: [(key: ExtractedKey, targets: [String])]
    /// Tables in which no key is marked stale, because the build did not read all files that can use them.
    package let incomplete: [(table: Int, files: [String])]

    /// Compares code and tables.
    ///
    /// - Parameters:
    ///   - information: The texts of Info.plist files.
    ///   - unread: The names of tables with a file that could not be read, which may have any key.
    ///   - isNamed: Returns whether the keys of the code file at a path count. All files together decide whether a key
    ///     is unused, and what the text of a key is.
    ///   - isChosen: Returns whether a table may be changed.
    package init(
        of project: SourceProject, _ finder: EvidenceFinder, information: [InfoPlistText] = [],
        unread: Set<String> = [], isNamed: (String) -> Bool = { _ in true },
        isChosen: (any StringTable) -> Bool = { _ in true }
    ) {
        var plan = ExtractionPlan(project, unread: unread, isChosen: isChosen)
        for key in project.extractedKeys() where key.locations.contains(where: { isNamed($0.path) }) { plan.take(key) }
        for text in information { plan.take(text) }
        plan.takeVanished(finder)
        self.init(plan)
    }

    /// Compares code and tables for a single key.
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
        incomplete = plan.incomplete
    }

    /// Whether the tables need no change.
    package var isEmpty: Bool { tables.isEmpty }
}

/// A builder that collects the changes to tables.
private struct ExtractionPlan {
    private let project: SourceProject
    private let chosen: Set<Int>
    private let unread: Set<String>
    private let packages: PackageTables
    private let scopes: TableScopes
    private(set) var changes: [Int: [Extraction.Change]] = [:]
    private(set) var unplaced: [ExtractedKey] = []
    private(set) var unknown: [ExtractedKey] = []
    private(set) var outside: [(key: ExtractedKey, targets: [String])] = []
    private(set) var incomplete: [(table: Int, files: [String])] = []
    /// The keys of Info.plist files that have a change, by table; targets can share one table.
    private var information: [Int: Set<String>] = [:]

    init(_ project: SourceProject, unread: Set<String> = [], isChosen: (any StringTable) -> Bool) {
        self.project = project
        self.unread = unread
        packages = PackageTables(project)
        scopes = TableScopes(project)
        chosen = Set(project.tables.indices.filter { isChosen(project.tables[$0]) })
    }

    private mutating func add(_ kind: Extraction.Change.Kind, _ change: KeyChange, to table: Int) {
        changes[table, default: []].append(Extraction.Change(kind: kind, change: change))
    }

    // MARK: - Keys of code

    mutating func take(_ key: ExtractedKey) {
        let named = project.keys.tables(named: key.table)
        guard !named.isEmpty else { return unplaced.append(key) }
        var destinations = KeyDestinations(project, chosen: chosen, packages: packages, scopes: scopes)
        for use in key.uses { destinations.take(use, of: key) }
        for (entry, uses) in destinations.known where chosen.contains(entry.table) {
            update(entry, by: ExtractedKey(uses, key: key.key, table: key.table))
        }
        for (table, uses) in destinations.new.sorted(by: { $0.key < $1.key }) {
            guard let source = project.tables[table].sourceLanguage else { continue }
            let key = ExtractedKey(uses, key: key.key, table: key.table)
            // Developers write legacy tables for translators, who would find nothing to translate in ` | `.
            guard project.tables[table] is Catalog || !LanguageNeutralText.isWithoutWords(key.key) else { continue }
            // No lookup would find a key with a wrong format specifier.
            guard key.isCertain else {
                unknown.append(key)
                continue
            }
            add(.added, KeyChange(key.key.key, .add(key.additions(source, to: project.tables[table]))), to: table)
        }
        if destinations.isEmpty { outside.append((key, destinations.without.sorted())) }
        takeSourceGaps(of: destinations.known, in: key.table)
    }

    /// Adds a key that only translations have to the file of the source language, where people see the key.
    private mutating func takeSourceGaps(of known: [(entry: DeclaredKeys.Entry, uses: [KeyUse])], in table: String) {
        guard !unread.contains(table) else { return }
        let lacking = known.filter { project.keys.lacksSource($0.entry) }
        guard !lacking.isEmpty else { return }
        let served = Set(known.filter { !project.keys.lacksSource($0.entry) }.flatMap { $0.uses.map(\.location) })
        for (entry, uses) in lacking where chosen.contains(entry.table) {
            let table = project.tables[entry.table]
            let uses = uses.filter { $0.needsSourceText && !served.contains($0.location) }
            guard TableKind(table) == .code, let source = table.sourceLanguage, let first = uses.first else { continue }
            let key = ExtractedKey(uses, key: first.key, table: table.name)
            let text = EntryChange.text(source, .whole, key.sourceText ?? key.key.key, .translated)
            let change = KeyChange(project.keys.key(of: entry), .change([text], marksTranslations: false))
            add(.added, change, to: entry.table)
        }
    }

    /// Updates the comment and source text of a key, unless it was added manually.
    private mutating func update(_ entry: DeclaredKeys.Entry, by key: ExtractedKey) {
        let table = project.tables[entry.table]
        guard let catalog = table as? Catalog, let source = table.sourceLanguage else { return }
        let old = catalog.entry(at: entry.index)
        guard old.extractionState != .manual, key.defaultValue?.isCertain != false else { return }
        let known = ExtractedText(
            key: old.key.string, comment: key.comment, text: key.defaultValue.map { _ in key.sourceText ?? "" })
        guard let change = known.update(of: old, source, isSeenByXcode: key.isSeenByXcode) else { return }
        add(.updated, change, to: entry.table)
    }

    // MARK: - Info.plist

    mutating func take(_ text: InfoPlistText) {
        let candidates = project.tables.indices.filter {
            chosen.contains($0) && TableKind(project.tables[$0]) == .infoPlist
        }
        let possible = project.keys.tableAccess.tables(candidates, ofInformation: text.path)
        guard let number = project.nearest(of: possible, to: text.path),
            let table = project.tables[number] as? Catalog, let source = table.sourceLanguage
        else { return }
        guard information[number, default: []].insert(text.key).inserted else { return }
        guard let entry = project.keys.entries(of: text.key).first(where: { $0.table == number }) else {
            let new = ExtractedText(key: text.key, comment: text.comment, text: text.text)
            return add(.added, KeyChange(text.key, .add(new.additions(source))), to: number)
        }
        let old = table.entry(at: entry.index)
        // Xcode's name for the key, which can differ between versions, is the comment that is there.
        let known = ExtractedText(key: text.key, comment: old.comment == nil ? text.comment : nil, text: text.text)
        guard old.extractionState != .manual, let change = known.update(of: old, source) else { return }
        add(.updated, change, to: number)
    }

    // MARK: - Removed keys

    mutating func takeVanished(_ finder: EvidenceFinder) {
        var certain = chosen
        if project.index.compiled != nil {
            for table in chosen.sorted() where TableKind(project.tables[table]) == .code {
                let files = project.uncompiledFiles(ofTable: table)
                guard !files.isEmpty else { continue }
                incomplete.append((table, files))
                certain.remove(table)
            }
        }
        for unused in project.certainlyUnusedKeys(finder) where certain.contains(unused.entry.table) {
            guard let catalog = project.tables[unused.entry.table] as? Catalog else { continue }
            let entry = catalog.entry(at: unused.entry.index)
            guard let change = VanishedKey.change(of: entry) else { continue }
            add(change.kind == .remove ? .removed : .stale, change, to: unused.entry.table)
        }
    }
}

extension ExtractedKey {
    /// Returns the changes that create the entry in a table.
    fileprivate func additions(_ source: LanguageTag, to table: any StringTable) -> [EntryChange] {
        let note = comment.map { [EntryChange.comment($0)] } ?? []
        guard table is Catalog else {
            return [.text(source, .whole, sourceText ?? key.key, .translated)] + note
        }
        guard isSeenByXcode else {
            // A key that Xcode does not extract becomes a manual key, whose text is not final yet.
            return [.text(source, .whole, sourceText ?? key.key, .new)] + note
        }
        let text = sourceText.map { [EntryChange.text(source, .whole, $0, .new)] } ?? []
        return [.extraction(defaultValue == nil ? nil : .extractedWithValue)] + text + note
    }
}
