import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts

/// A run over a list of changes, which plans all changes first and writes each file once.
package struct BatchSession {
    private let session: EditSession
    private let list: BatchList
    private let isIncomplete: Bool
    private let keepsGoing: Bool

    /// Reads a list and the tables that it may change.
    ///
    /// - Parameters:
    ///   - path: The file of the list, or `-` for standard input.
    ///   - operation: The operation for every entry, or nil if each entry names its own.
    ///   - isIncomplete: Whether to leave missing required texts in state `new`.
    package init(
        _ path: String, _ operation: ChangeRequest.Operation?, isIncomplete: Bool = false, _ batch: BatchSettings,
        _ edit: EditSettings
    ) async throws {
        list = try BatchList(at: path, batch.form, operation: operation)
        session = try await EditSession.load(edit)
        self.isIncomplete = isIncomplete
        keepsGoing = batch.keepsGoing
    }

    /// Makes the changes and reports each change that cannot be made.
    ///
    /// The command ends with status 2 if there is such a change.
    package func run(_ console: inout Console) async throws {
        session.beginAnswer(&console)
        try session.reportUnreadable(to: &console)
        if list.languageColumns.count > 1 {
            for table in session.tables { try list.checkColumns(in: session.editable(table)) }
        }
        var draft = BatchDraft(session, isIncomplete: isIncomplete)
        var problems = list.problems
        for (number, request) in list.requests.enumerated() {
            do {
                try draft.add(request, number)
            } catch let failure as CommandFailure {
                problems.append(BatchProblem(request, failure))
                draft.fail(request)
            } catch let refusal as ChangeRefusal {
                problems.append(BatchProblem(request, refusal))
                draft.fail(request)
            }
        }
        let plans = try plans(of: &draft, &problems)
        try report(problems.sorted { $0.position < $1.position }, &console)
        guard problems.isEmpty || keepsGoing else { return }
        let uses = await remainingUses(of: plans)
        try carryOut(plans, &console)
        try console.note(uses.notes { Texts.Edit.stillUsed(count: $1, key: $0).resolved })
    }

    /// Returns the uses in code of the keys that the list removes or renames.
    ///
    /// A key that gets its name back, such as in a swap of two names, is still there.
    private func remainingUses(of plans: [Plan]) async -> RemainingUses {
        let added = Set(list.requests.map { ExactText($0.operation == .add ? $0.key : $0.destination ?? "") })
        var keys: [(key: String, table: String)] = []
        for (draft, _) in plans {
            for request in draft.requests.map({ list.requests[$0] }) {
                let isGone = request.operation == .remove || request.operation == .rename
                if isGone, !added.contains(ExactText(request.key)) { keys.append((request.key, draft.table.path)) }
            }
        }
        return await RemainingUses(of: keys, unless: session.isQuiet)
    }

    // MARK: - Planning

    private typealias Plan = (draft: BatchDraft.Table, sequence: SequencePlan)

    /// Plans the changes, and plans again without the rejected ones until no change is rejected.
    ///
    /// This keeps both halves of a move together: a key must not be removed if it cannot be inserted.
    private func plans(of draft: inout BatchDraft, _ problems: inout [BatchProblem]) throws -> [Plan] {
        while true {
            var refusals: [Int: ChangeRefusal] = [:]
            var plans: [Plan] = []
            for table in draft.tables where !table.changes.isEmpty {
                do {
                    let sequence = try table.table.plan(inOrder: table.changes)
                    for (number, result) in zip(table.requests, sequence.results) {
                        if case .failure(let refusal) = result { refusals[number] = refusals[number] ?? refusal }
                    }
                    plans.append((table, sequence))
                } catch {
                    for number in table.requests { refusals[number] = error }
                }
            }
            guard !refusals.isEmpty else { return plans }
            problems += refusals.map { number, refusal in
                let request = list.requests[number]
                return BatchProblem(request, refusal, needing: draft.failedLine(for: request.key))
            }
            for number in refusals.keys.sorted() { draft.fail(list.requests[number]) }
            draft.remove(Set(refusals.keys))
        }
    }

    private func report(_ problems: [BatchProblem], _ console: inout Console) throws {
        guard !problems.isEmpty else { return }
        try console.fail(Self.failureLines(of: problems, path: list.path))
        console.report(problems.map { $0.skipped(path: list.path) })
        let count = problems.count
        try console.note((keepsGoing ? Texts.Batch.leftOut(count: count) : Texts.Batch.refused(count: count)).resolved)
    }

    /// Returns the lines to print, with one for all problems of the same cause.
    private static func failureLines(of problems: [BatchProblem], path: String) -> [FailureLine] {
        var seen: Set<[FailureLine]> = []
        let counts = Dictionary(problems.map { ($0.lines, 1) }, uniquingKeysWith: +)
        return problems.filter { seen.insert($0.lines).inserted }.flatMap { problem in
            problem.failureLines(path: path, repeated: counts[problem.lines, default: 1] - 1)
        }
    }

    // MARK: - Writing

    private func carryOut(_ plans: [Plan], _ console: inout Console) throws {
        var isChanged = false
        try session.requireWritable(plans.flatMap { _, sequence in sequence.plan.files })
        for (draft, sequence) in plans where !sequence.plan.files.isEmpty {
            isChanged = true
            try console.flush()
            let plan = try session.write(sequence, of: draft.changes, to: draft.table)
            try console.note(EditSummary.remarks(on: plan, in: draft.table))
            console.report(items(of: draft, sequence, plan))
            console.report(plan.files)
            guard !console.isReporting else { continue }
            if session.isDryRun {
                try console.showDifference(of: plan, session.options.output.patchStyler)
            } else if !session.isQuiet {
                let location = EditSummary.location(draft.table, plan)
                try console.write("\(Texts.Batch.changed(count: draft.changes.count, place: location))\n")
                try console.write(EditSummary.suspects(of: plan, after: draft.changes).map { $0 + "\n" }.joined())
            }
        }
        if !isChanged, !console.isReporting, !session.isQuiet { try console.write("\(Texts.Batch.nothing)\n") }
    }

    /// Returns the report's entries for a table.
    ///
    /// A moved key, which is removed from one table and inserted into another, is reported once.
    private func items(
        of draft: BatchDraft.Table, _ sequence: SequencePlan, _ plan: TablePlan
    ) -> [ChangeReport.Change] {
        let files = LanguageFiles(draft.table, plan)
        return zip(zip(draft.changes, draft.requests), sequence.results).flatMap { pair, result in
            let (change, request) = (pair.0, list.requests[pair.1])
            guard let outcome = try? result.get(), outcome.isChanged else { return [ChangeReport.Change]() }
            if request.operation == .move, case .insert = change.kind { return [] }
            let isTransfer = request.operation == .move || request.operation == .copy
            return ChangeReport.Change.items(
                of: request.operation == .copy ? KeyChange(request.key, change.kind) : change, outcome,
                in: draft.table, files, as: isTransfer ? request.operation.rawValue : nil,
                to: isTransfer ? request.destination : nil, line: request.position.line)
        }
    }
}
