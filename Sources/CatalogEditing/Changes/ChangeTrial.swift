import CatalogCore

/// Checks many changes individually, so that valid changes can be applied even if others are refused.
///
/// `EditableTable.plan` refuses all changes if one of them is refused. A check usually computes no new files.
package struct ChangeTrial: Sendable {
    private let table: EditableTable
    private let keys: KeyPlanner
    private let legacy: LegacyPlanner?

    /// Prepares the check of many changes.
    ///
    /// - Throws: a refusal if a file of the table cannot be read.
    package init(_ table: EditableTable) throws(ChangeRefusal) {
        self.table = table
        keys = KeyPlanner(table, count: .max)
        legacy = table.isCatalog ? nil : try LegacyPlanner(table)
    }

    /// Returns the outcome of a change for its key.
    ///
    /// - Throws: the reason to refuse the change.
    package func outcome(of change: KeyChange) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        try step(for: change).outcome
    }

    /// Returns the step for a change that is applied together with others.
    ///
    /// - Parameter others: other new entries that may generate the same Swift symbol.
    func step(for change: KeyChange, with others: [Entry] = []) throws(ChangeRefusal) -> KeyPlanner.Step {
        if let refusal = table.brokenFile(for: [change]) { throw .broken(refusal) }
        let step = try keys.step(for: change)
        if !others.isEmpty, let entry = step.action.newEntry { try keys.symbols.check(entry, with: others) }
        try legacy?.check(step)
        // Only a complete plan, which searches the bytes for the members to edit, detects duplicate members.
        if try hasDoubledMember(change.key, step) { _ = try table.plan([change]) }
        return step
    }

    /// Returns the file changes that carry out steps.
    func files(for steps: [KeyPlanner.Step]) throws(ChangeRefusal) -> [FileChange] {
        if let legacy { try legacy.files(for: steps) } else { try CatalogPlanner(table).files(for: steps) }
    }

    /// Returns the reason to refuse a change; nil if the change is possible.
    package func refusal(of change: KeyChange) -> ChangeRefusal? {
        do throws(ChangeRefusal) {
            _ = try outcome(of: change)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the reason to refuse each of many changes, which are checked on all cores; nil for a possible change.
    ///
    /// The next plan of the table uses what this check found out about possible changes.
    package func refusals(of changes: [KeyChange]) -> [ChangeRefusal?] {
        let results = Concurrent.map(changes, atOnce: KeyPlanner.changesAtOnce) { change in
            Result { () throws(ChangeRefusal) in try step(for: change) }
        }
        table.triedSteps.withLock { steps in
            steps.reserveCapacity(steps.count + changes.count)
            for (change, result) in zip(changes, results) { steps[ExactChange(change)] = try? result.get() }
        }
        return results.map { result -> ChangeRefusal? in
            if case .failure(let refusal) = result { refusal } else { nil }
        }
    }

    /// Checks that texts can be written to a key, regardless of their wording.
    ///
    /// - Throws: a refusal if they cannot.
    package func requireLocation(for changes: [EntryChange], of key: String) throws(ChangeRefusal) {
        _ = try keys.entry(key, changedBy: changes)
    }

    private func hasDoubledMember(_ key: String, _ step: KeyPlanner.Step) throws(ChangeRefusal) -> Bool {
        guard table.isCatalog else { return false }
        let present: Entry?
        if case .change(_, let entry) = step.action {
            present = entry.old
        } else {
            present = try keys.index(of: key).map { table.table.entry(at: $0) }
        }
        return (present?.problems ?? []).contains { problem in
            if case .duplicateMember = problem.kind { true } else { false }
        }
    }
}
