import CatalogCore
import CatalogLint
import CatalogRuntime

/// Resolves each change to its entry and validates the resulting texts.
struct KeyPlanner {
    private let table: EditableTable
    private let check: TextCheck

    /// A resolved change of a key.
    struct Step {
        /// The action to perform on the key.
        let action: Action
        /// The outcome to report to the user.
        let outcome: TablePlan.KeyOutcome
    }

    /// The action to perform on a key.
    enum Action {
        case add(ChangedEntry)
        case change(Int, ChangedEntry)
        case remove(Int)
        /// The optional entry is the content to write before the renaming.
        case rename(Int, to: String, ChangedEntry?)
    }

    /// The index of each key that occurs exactly once.
    ///
    /// Only computed for many changes.
    private let locations: [[UInt8]: Int]?
    /// The refusals of changes to keys that occur more than once.
    ///
    /// Only computed for many changes.
    private let doubled: [[UInt8]: ChangeRefusal]
    /// The index of each key, regardless of Unicode normalization, once it was asked for.
    ///
    /// Only computed for many changes.
    private let names: Locked<[String: Int]?>?
    /// The check for conflicts between generated Swift symbols.
    let symbols: SymbolCheck

    /// - Parameter count: the number of changes to expect.
    init(_ table: EditableTable, count: Int) {
        self.table = table
        check = TextCheck(table: table)
        let isLarge = count > 4
        locations = isLarge ? table.locations : nil
        doubled = isLarge ? table.refusalsOfDoubledKeys : [:]
        names = isLarge ? Locked(nil) : nil
        symbols = SymbolCheck(table: table, isIndexed: isLarge)
    }

    /// Returns the steps for changes of different keys, which are checked on all cores.
    ///
    /// - Throws: The refusal of the first change that is not possible.
    func steps(for changes: [KeyChange]) throws(ChangeRefusal) -> [Step] {
        let tried = table.triedSteps.withLock { steps in
            defer { steps = [:] }
            return steps
        }
        let results = Concurrent.map(changes, atOnce: Self.changesAtOnce) { change -> Result<Step, ChangeRefusal> in
            if !tried.isEmpty, let step = tried[ExactChange(change)] { return .success(step) }
            return Result { () throws(ChangeRefusal) in try step(for: change) }
        }
        var steps: [Step] = []
        steps.reserveCapacity(results.count)
        for result in results { steps.append(try result.get()) }
        return steps
    }

    /// The number of changes that one thread checks at a time, in some milliseconds.
    static let changesAtOnce = 16

    func step(for change: KeyChange) throws(ChangeRefusal) -> Step {
        switch change.kind {
        case .add(let changes): try adding(change.key, changes)
        case .change(let changes, let marks): try changing(change.key, changes, marksTranslations: marks)
        case .insert(let fragment): try inserting(change.key, fragment)
        case .remove: Step(action: .remove(try present(change.key)), outcome: .init(change.key))
        case .rename(let name): try renaming(change.key, to: name)
        }
    }

    /// Returns the index of the entry with a key; nil if there is none.
    func index(of key: String) throws(ChangeRefusal) -> Int? {
        let bytes = Array(key.utf8)
        guard let locations else { return try table.index(of: key) }
        if let refusal = doubled[bytes] { throw refusal }
        return locations[bytes]
    }

    private func requireAbsent(_ key: String) throws(ChangeRefusal) {
        guard let names else { return try table.requireAbsent(key) }
        let indices = names.value { Dictionary(table.keys.enumerated().map { ($1, $0) }) { first, _ in first } }
        guard let index = indices[key] else { return }
        let present = table.table.key(at: index)
        throw .keyExists(key, location: table.location(present.location), spelling: present.string)
    }

    /// Throws a refusal for a key that no page of a store has.
    private func requireName(_ key: String) throws(ChangeRefusal) {
        guard !table.isStoreText || StoreTextKey(key) != nil else { throw .notInStoreTexts(key, .names) }
    }

    private func present(_ key: String) throws(ChangeRefusal) -> Int {
        if let index = try index(of: key) { return index }
        throw .unknownKey(key, nearest: Spelling.nearest(to: key, in: table.keys))
    }

    // MARK: - Kinds

    private func inserting(_ key: String, _ fragment: DocumentFragment) throws(ChangeRefusal) -> Step {
        try requireAbsent(key)
        try requireName(key)
        let entry = try ChangedEntry(key, inserting: fragment, in: table)
        if !table.isCatalog {
            if !entry.new.shouldTranslate { throw .notInLegacyTables(key, .exclusion) }
            if entry.new.localizations.isEmpty { throw .notInLegacyTables(key, .emptyKeys) }
        }
        try symbols.check(entry.new)
        let languages = entry.changedLanguages
        let outcome = TablePlan.KeyOutcome(key, languages: languages, texts: entry.changedTexts)
        return Step(action: .add(entry), outcome: outcome)
    }

    private func adding(_ key: String, _ changes: [EntryChange]) throws(ChangeRefusal) -> Step {
        try requireAbsent(key)
        try requireName(key)
        if !table.isCatalog { try LegacyPlanner.checkForm(of: changes, to: key, isStoreText: table.isStoreText) }
        let entry = try ChangedEntry(key, at: nil, changes: changes, in: table)
        try symbols.check(entry.new)
        return Step(action: .add(entry), outcome: try outcome(of: entry, suspects: []))
    }

    private func changing(
        _ key: String, _ changes: [EntryChange], marksTranslations: Bool
    ) throws(ChangeRefusal) -> Step {
        // Legacy tables have no states to mark translations with, so the request must be refused.
        if marksTranslations, table.isStoreText { throw .notInStoreTexts(key, .states) }
        if marksTranslations, !table.isCatalog { throw .notInLegacyTables(key, .states) }
        let (index, entry) = try entry(key, changedBy: changes)
        let marks = marksTranslations && speaksOfSource(changes)
        let changesSource = table.sourceLanguage.map { entry.changesTexts(in: $0) } ?? false
        let finished =
            marks || changesSource
            ? entry.old.map { finishedTranslations(of: $0, besides: changes.compactMap(\.language)) } ?? [] : []
        guard marks, !finished.isEmpty else {
            let outcome = try outcome(of: entry, suspects: changesSource ? finished : [])
            return Step(action: .change(index, entry), outcome: outcome)
        }
        let states = finished.map { EntryChange.state($0, nil, .needsReview, from: .translated) }
        let marked = try ChangedEntry(key, at: index, changes: changes + states, in: table)
        return Step(action: .change(index, marked), outcome: try outcome(of: marked, suspects: finished))
    }

    /// Returns an entry after changes, before the rules check its texts.
    func entry(
        _ key: String, changedBy changes: [EntryChange]
    ) throws(ChangeRefusal) -> (index: Int, entry: ChangedEntry) {
        let index = try present(key)
        if !table.isCatalog { try LegacyPlanner.checkForm(of: changes, to: key, isStoreText: table.isStoreText) }
        let present = table.table.entry(at: index)
        try requireObjects(in: present)
        return (index, try ChangedEntry(key, at: index, present, changes: changes, in: table))
    }

    /// Throws a refusal if a member that should be an object has another type, because the change would discard its
    /// value.
    private func requireObjects(in entry: Entry) throws(ChangeRefusal) {
        for problem in entry.problems {
            guard case .wrongType(let member, expected: "an object", let found) = problem.kind, found != .null else {
                continue
            }
            throw .noObject(location: table.location(problem.location), entry.key.string, member: member)
        }
    }

    /// Whether the changes set the source text, or no text at all.
    private func speaksOfSource(_ changes: [EntryChange]) -> Bool {
        let languages = changes.compactMap { change -> LanguageTag? in
            if case .text(let language, _, _, _) = change { language } else { nil }
        }
        guard table.sourceLanguage != nil, !languages.isEmpty else { return true }
        return languages.contains(where: table.isSource)
    }

    private func renaming(_ key: String, to name: String) throws(ChangeRefusal) -> Step {
        let index = try present(key)
        if table.isStoreText { throw .notInStoreTexts(key, .names) }
        if key.utf8.elementsEqual(name.utf8) { throw .sameName(key) }
        if KeyStyle.isInterfaceBuilderID(key), !KeyStyle.isInterfaceBuilderID(name),
            TableKind(table.table) == .interfaceBuilder
        {
            throw .objectName(key)
        }
        try requireAbsent(name)
        let isText = isOwnText(key, at: index)
        let kept = isText && KeyStyle.isIdentifier(name) ? try keepingText(of: key, at: index) : nil
        if kept != nil { try requireObjects(in: table.table.entry(at: index)) }
        let fragment = table.fragment(at: index)
        guard let old = ChangedEntry.catalog(key, fragment, in: table),
            let new = ChangedEntry.catalog(name, kept?.change.applied(to: fragment) ?? fragment, in: table)
        else { throw .unknownKey(key, nearest: nil) }
        try symbols.check(new.entry(at: 0), besides: index)
        let refused = check.refused(in: new, comparedWith: old)
        guard refused.isEmpty else { throw .findings(refused.map { ChangeRefusal.RejectedText($0) }) }
        let suspects = isText && kept == nil ? finishedTranslations(of: old.entry(at: 0)) : []
        return Step(
            action: .rename(index, to: name, kept),
            outcome: .init(
                key, newName: name, languages: kept?.changedLanguages ?? [], suspects: suspects,
                texts: kept?.changedTexts ?? []))
    }

    /// Whether a key is its own source text, so that another name is another text.
    private func isOwnText(_ key: String, at index: Int) -> Bool {
        guard let source = table.sourceLanguage, table.isCatalog, TableKind(table.table) == .code else { return false }
        return !KeyStyle.isIdentifier(key) && table.table.entry(at: index).localization(source) == nil
    }

    /// Returns the change that makes a key the source text, because it becomes an identifier.
    private func keepingText(of key: String, at index: Int) throws(ChangeRefusal) -> ChangedEntry? {
        guard let source = table.sourceLanguage else { return nil }
        return try ChangedEntry(key, at: index, changes: [.text(source, .whole, key, .translated)], in: table)
    }

    // MARK: - Notes for the user

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

    /// Returns the languages with finished translations, except those that the change also sets.
    private func finishedTranslations(of entry: Entry, besides written: [LanguageTag] = []) -> [LanguageTag] {
        guard let source = table.sourceLanguage else { return [] }
        let given = LanguageSet(written + [source])
        return entry.localizations.filter { localization in
            !given.contains(localization.language)
                && localization.content.parts.contains { $0.unit.state == .translated }
        }.map(\.language)
    }
}

extension KeyPlanner {
    /// Returns the changed languages that are new to the table and not required.
    private func newLanguages(of entry: ChangedEntry) -> [LanguageTag] {
        // In a table without keys, every language is new. For a legacy table, new files show the new languages.
        guard table.isCatalog, table.table.entryCount > 0 else { return [] }
        let strangers = entry.changedLanguages.filter { !table.table.languages.contains($0) }
        guard !strangers.isEmpty else { return [] }
        let required = table.settings.requiredLanguages ?? []
        let known = table.table.languages + required + [table.sourceLanguage].compactMap { $0 }
        return strangers.filter { language in !known.contains { $0.isSameLanguage(as: language) } }
    }
}
