import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds the entries that changes are about, and checks what they would say.
struct KeyPlanner {
    private let table: EditableTable
    private let check: TextCheck

    /// A change to a key with the entry that it is about.
    struct Step {
        /// What becomes of the key.
        let action: Action
        /// What a person should know of it.
        let outcome: TablePlan.KeyOutcome
    }

    /// What becomes of a key.
    enum Action {
        case add(ChangedEntry)
        case change(Int, ChangedEntry)
        case remove(Int)
        /// With the entry as it is to be before it gets its name, where something must be said in it first.
        case rename(Int, to: String, ChangedEntry?)
    }

    /// Where each key is that the table has just once, for many changes at a time.
    private let places: [[UInt8]: Int]?
    /// The keys that the table has more than once, for the same.
    private let doubled: Set<[UInt8]>
    /// Where each name is, in whatever spelling of Unicode, for many changes at a time.
    private let names: [String: Int]?
    /// Looks whether new keys make a Swift symbol that others make.
    let symbols: SymbolCheck

    /// - Parameter count: how many changes there will be.
    init(_ table: EditableTable, count: Int) {
        self.table = table
        check = TextCheck(table: table)
        let isLarge = count > 4
        places = isLarge ? table.places : nil
        doubled = isLarge ? table.table.doubledKeys : []
        names = isLarge ? Dictionary(table.keys.enumerated().map { ($1, $0) }) { first, _ in first } : nil
        symbols = SymbolCheck(table: table, isIndexed: isLarge)
    }

    func steps(for changes: [KeyChange]) throws(ChangeRefusal) -> [Step] {
        var steps: [Step] = []
        for change in changes { steps.append(try step(for: change)) }
        return steps
    }

    func step(for change: KeyChange) throws(ChangeRefusal) -> Step {
        switch change.kind {
        case .add(let changes): try adding(change.key, changes)
        case .change(let changes, let marks): try changing(change.key, changes, marksTranslations: marks)
        case .insert(let fragment): try inserting(change.key, fragment)
        case .remove: Step(action: .remove(try present(change.key)), outcome: .init(change.key))
        case .rename(let name): try renaming(change.key, to: name)
        }
    }

    /// Which entry has a key; nil where none has.
    func index(of key: String) throws(ChangeRefusal) -> Int? {
        let bytes = Array(key.utf8)
        // Only a doubled key is looked for in the table, for the places that its refusal names.
        guard let places, !doubled.contains(bytes) else { return try table.index(of: key) }
        return places[bytes]
    }

    private func requireAbsent(_ key: String) throws(ChangeRefusal) {
        guard let names else { return try table.requireAbsent(key) }
        guard let index = names[key] else { return }
        let present = table.table.key(at: index)
        throw .keyExists(key, place: table.place(present.place), spelling: present.string)
    }

    private func present(_ key: String) throws(ChangeRefusal) -> Int {
        if let index = try index(of: key) { return index }
        throw .unknownKey(key, nearest: Spelling.nearest(to: key, in: table.keys))
    }

    // MARK: - Kinds

    private func inserting(_ key: String, _ fragment: DocumentFragment) throws(ChangeRefusal) -> Step {
        try requireAbsent(key)
        let entry = try ChangedEntry(key, inserting: fragment, in: table)
        if !table.isCatalog {
            if !entry.new.shouldTranslate { throw .notInLegacyTables(.exclusion) }
            if entry.new.localizations.isEmpty { throw .notInLegacyTables(.emptyKeys) }
        }
        try symbols.check(entry.new)
        let languages = entry.changedLanguages
        let outcome = TablePlan.KeyOutcome(key, languages: languages, texts: entry.changedTexts)
        return Step(action: .add(entry), outcome: outcome)
    }

    private func adding(_ key: String, _ changes: [EntryChange]) throws(ChangeRefusal) -> Step {
        try requireAbsent(key)
        let entry = try ChangedEntry(key, at: nil, changes: changes, in: table)
        try symbols.check(entry.new)
        return Step(action: .add(entry), outcome: try outcome(of: entry, suspects: []))
    }

    private func changing(
        _ key: String, _ changes: [EntryChange], marksTranslations: Bool
    ) throws(ChangeRefusal) -> Step {
        // Marks are states: nothing could be marked, and nothing must be said to have been.
        if marksTranslations, !table.isCatalog { throw .notInLegacyTables(.states) }
        let (index, entry) = try entry(key, changedBy: changes)
        let finished = finishedTranslations(of: entry, besides: changes.compactMap(\.language))
        guard marksTranslations, speaksOfSource(changes), !finished.isEmpty else {
            let changesSource = table.sourceLanguage.map { entry.changesTexts(in: $0) } ?? false
            let outcome = try outcome(of: entry, suspects: changesSource ? finished : [])
            return Step(action: .change(index, entry), outcome: outcome)
        }
        let marks = finished.map { EntryChange.state($0, nil, .needsReview, from: .translated) }
        let marked = try ChangedEntry(key, at: index, changes: changes + marks, in: table)
        return Step(action: .change(index, marked), outcome: try outcome(of: marked, suspects: finished))
    }

    /// An entry as it will be, before anybody asks what its texts say.
    func entry(
        _ key: String, changedBy changes: [EntryChange]
    ) throws(ChangeRefusal) -> (index: Int, entry: ChangedEntry) {
        let index = try present(key)
        if !table.isCatalog { try LegacyPlanner.checkForm(of: changes) }
        try requireObjects(in: table.table.entry(at: index))
        return (index, try ChangedEntry(key, at: index, changes: changes, in: table))
    }

    /// Refuses an entry in which something else stands where an object should: it would be lost.
    private func requireObjects(in entry: Entry) throws(ChangeRefusal) {
        for problem in entry.problems {
            guard case .wrongType(let member, expected: "an object", let found) = problem.kind, found != .null else {
                continue
            }
            throw .noObject(place: table.place(problem.place), entry.key.string, member: member)
        }
    }

    /// Whether changes give the source text, or no text at all.
    private func speaksOfSource(_ changes: [EntryChange]) -> Bool {
        let languages = changes.compactMap { change -> LanguageTag? in
            if case .text(let language, _, _, _) = change { language } else { nil }
        }
        guard table.sourceLanguage != nil, !languages.isEmpty else { return true }
        return languages.contains(where: table.isSource)
    }

    private func renaming(_ key: String, to name: String) throws(ChangeRefusal) -> Step {
        let index = try present(key)
        if key.utf8.elementsEqual(name.utf8) { throw .sameName(key) }
        try requireAbsent(name)
        let kept = try textKept(of: key, at: index, as: name)
        if kept != nil { try requireObjects(in: table.table.entry(at: index)) }
        let fragment = table.fragment(at: index)
        guard let old = ChangedEntry.catalog(key, fragment, in: table),
            let new = ChangedEntry.catalog(name, kept?.change.applied(to: fragment) ?? fragment, in: table)
        else { throw .unknownKey(key, nearest: nil) }
        try symbols.check(new.entry(at: 0), besides: index)
        let refused = check.refused(in: new, comparedWith: old)
        guard refused.isEmpty else { throw .findings(refused.map(\.sentence)) }
        return Step(
            action: .rename(index, to: name, kept),
            outcome: .init(key, languages: kept?.changedLanguages ?? [], texts: kept?.changedTexts ?? []))
    }

    /// A key that is its own text in the source language leaves that text behind when it becomes an identifier.
    private func textKept(of key: String, at index: Int, as name: String) throws(ChangeRefusal) -> ChangedEntry? {
        guard let source = table.sourceLanguage, table.isCatalog, TableKind(table.table) == .code,
            !KeyStyle.isIdentifier(key), KeyStyle.isIdentifier(name),
            table.table.entry(at: index).localization(source) == nil
        else { return nil }
        return try ChangedEntry(key, at: index, changes: [.text(source, .whole, key, .translated)], in: table)
    }

    // MARK: - What a person should know

    private func outcome(
        of entry: ChangedEntry, suspects: [LanguageTag]
    ) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        let found = check.outcome(of: entry)
        guard found.refused.isEmpty else { throw .findings(found.refused) }
        return TablePlan.KeyOutcome(
            entry.key, isChanged: entry.isChanged, languages: entry.changedLanguages,
            newLanguages: newLanguages(of: entry),
            suspects: suspects, remarks: found.remarks, texts: entry.changedTexts)
    }

    /// The languages with finished translations of the source text, save those that are changed along with it.
    private func finishedTranslations(of entry: ChangedEntry, besides written: [LanguageTag]) -> [LanguageTag] {
        guard let source = table.sourceLanguage, let old = entry.old else { return [] }
        let given = written + [source]
        return old.localizations.filter { localization in
            !given.contains { $0.isSameLanguage(as: localization.language) }
                && localization.content.parts.contains { $0.unit.state == .translated }
        }.map(\.language)
    }
}

extension KeyPlanner {
    /// The languages that the table had nothing in before, as far as a key that is there shows.
    private func newLanguages(of entry: ChangedEntry) -> [LanguageTag] {
        // A table without keys has everything yet to come; a legacy one says by its files what is new.
        guard table.isCatalog, table.table.entryCount > 0 else { return [] }
        let strangers = entry.changedLanguages.filter { !table.table.languages.contains($0) }
        guard !strangers.isEmpty else { return [] }
        let required = table.settings.requiredLanguages ?? []
        let known = table.table.languages + required + [table.sourceLanguage].compactMap { $0 }
        return strangers.filter { language in !known.contains { $0.isSameLanguage(as: language) } }
    }
}
