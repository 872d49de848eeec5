import CatalogCore

/// Tells of one change after another whether it can be made, so that those that can be are, whatever the others are like.
///
/// `EditableTable.plan` refuses all changes for one; a trial works out no new files.
package struct ChangeTrial: Sendable {
    private let table: EditableTable
    private let keys: KeyPlanner
    private let legacy: LegacyPlanner?

    /// Gets ready for many changes.
    ///
    /// - Throws: where one of its files is not what it was.
    package init(_ table: EditableTable) throws(ChangeRefusal) {
        self.table = table
        keys = KeyPlanner(table, count: .max)
        legacy = table.isCatalog ? nil : try LegacyPlanner(table)
    }

    /// What a change would come to for its key.
    ///
    /// - Throws: why it cannot be made.
    package func outcome(of change: KeyChange) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        try step(for: change).outcome
    }

    /// What a change comes to, made along with others.
    ///
    /// - Parameter others: entries that come in with it and have the letters of its key.
    func step(for change: KeyChange, with others: [Entry] = []) throws(ChangeRefusal) -> KeyPlanner.Step {
        if let refusal = table.brokenFile(for: [change]) { throw .broken(refusal) }
        let step = try keys.step(for: change)
        if !others.isEmpty, let entry = step.action.newEntry { try keys.symbols.check(entry, with: others) }
        try legacy?.check(step)
        // Doubled members show only when the bytes are looked for.
        if try hasDoubledMember(change.key) { _ = try table.plan([change]) }
        return step
    }

    /// The files that steps come to.
    func files(for steps: [KeyPlanner.Step]) throws(ChangeRefusal) -> [TablePlan.FileChange] {
        if let legacy { try legacy.files(for: steps) } else { try CatalogPlanner(table).files(for: steps) }
    }

    /// Why a change cannot be made; nil where it can.
    package func refusal(of change: KeyChange) -> ChangeRefusal? {
        do throws(ChangeRefusal) {
            _ = try outcome(of: change)
            return nil
        } catch {
            return error
        }
    }

    /// Whether texts could be written to a key at all, whatever they say.
    ///
    /// - Throws: why they cannot.
    package func requirePlace(for changes: [EntryChange], of key: String) throws(ChangeRefusal) {
        _ = try keys.entry(key, changedBy: changes)
    }

    private func hasDoubledMember(_ key: String) throws(ChangeRefusal) -> Bool {
        guard table.isCatalog, let index = try keys.index(of: key) else { return false }
        return table.table.entry(at: index).problems.contains { problem in
            if case .duplicateMember = problem.kind { true } else { false }
        }
    }
}
