import CatalogCore
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
        case rename(Int, to: String)
    }

    init(_ table: EditableTable) {
        self.table = table
        check = TextCheck(table: table)
    }

    func steps(for changes: [KeyChange]) throws(ChangeRefusal) -> [Step] {
        var steps: [Step] = []
        for change in changes { steps.append(try step(for: change)) }
        return steps
    }

    private func step(for change: KeyChange) throws(ChangeRefusal) -> Step {
        switch change.kind {
        case .add(let changes): try adding(change.key, changes)
        case .change(let changes, let marks): try changing(change.key, changes, marksTranslations: marks)
        case .remove: Step(action: .remove(try present(change.key)), outcome: .init(change.key))
        case .rename(let name): try renaming(change.key, to: name)
        }
    }

    private func present(_ key: String) throws(ChangeRefusal) -> Int {
        if let index = try table.index(of: key) { return index }
        throw .unknownKey(key, nearest: Spelling.nearest(to: key, in: table.keys))
    }

    // MARK: - Kinds

    private func adding(_ key: String, _ changes: [EntryChange]) throws(ChangeRefusal) -> Step {
        try table.requireAbsent(key)
        let entry = try ChangedEntry(key, at: nil, changes: changes, in: table)
        try SymbolCheck(table: table).check(entry.new)
        return Step(action: .add(entry), outcome: try outcome(of: entry, suspects: []))
    }

    private func changing(
        _ key: String, _ changes: [EntryChange], marksTranslations: Bool
    ) throws(ChangeRefusal) -> Step {
        let index = try present(key)
        if !table.isCatalog { try LegacyPlanner.checkForm(of: changes) }
        let entry = try ChangedEntry(key, at: index, changes: changes, in: table)
        let suspects = suspects(of: entry, besides: changes.compactMap(\.language))
        guard marksTranslations, !suspects.isEmpty else {
            return Step(action: .change(index, entry), outcome: try outcome(of: entry, suspects: suspects))
        }
        let marks = suspects.map { EntryChange.state($0, nil, .needsReview, from: .translated) }
        let marked = try ChangedEntry(key, at: index, changes: changes + marks, in: table)
        return Step(action: .change(index, marked), outcome: try outcome(of: marked, suspects: suspects))
    }

    private func renaming(_ key: String, to name: String) throws(ChangeRefusal) -> Step {
        let index = try present(key)
        try table.requireAbsent(name)
        guard let renamed = ChangedEntry.entry(name, table.fragment(at: index), in: table) else {
            throw .unknownKey(key, nearest: nil)
        }
        try SymbolCheck(table: table).check(renamed, besides: index)
        return Step(action: .rename(index, to: name), outcome: .init(key))
    }

    // MARK: - What a person should know

    private func outcome(
        of entry: ChangedEntry, suspects: [LanguageTag]
    ) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        let found = check.outcome(of: entry)
        guard found.refused.isEmpty else { throw .findings(found.refused.map(\.sentence)) }
        return TablePlan.KeyOutcome(
            entry.key, languages: entry.changedLanguages, suspects: suspects, remarks: found.remarks)
    }

    /// The languages with finished translations of a source text that is now another, save those that got a new text
    /// along with it.
    private func suspects(of entry: ChangedEntry, besides written: [LanguageTag]) -> [LanguageTag] {
        guard let source = table.sourceLanguage, let old = entry.old, entry.changesTexts(in: source) else { return [] }
        let given = written + [source]
        return old.localizations.filter { localization in
            !given.contains { $0.isSameLanguage(as: localization.language) }
                && localization.content.parts.contains { $0.unit.state == .translated }
        }.map(\.language)
    }
}

extension ChangedEntry {
    /// The languages that hold something else than before, in the order of the entry.
    var changedLanguages: [LanguageTag] {
        new.localizations.filter { localization in
            guard let before = old?.localization(localization.language) else { return true }
            return DocumentFragment(before.content) != DocumentFragment(localization.content)
        }.map(\.language)
    }

    /// Whether any text of a language says something else than before.
    func changesTexts(in language: LanguageTag) -> Bool {
        texts(of: old, in: language) != texts(of: new, in: language)
    }

    /// A key without a text in the source language is its own.
    private func texts(of entry: Entry?, in language: LanguageTag) -> [PartPath: String] {
        guard let parts = entry?.localization(language)?.content.parts else { return [.whole: key] }
        return Dictionary(parts.map { ($0.path, $0.unit.value?.string ?? "") }) { $1 }
    }
}
