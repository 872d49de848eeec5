import XCStringsKit

extension EditSession {
    /// Answers programs at the end, where that was asked for; nothing else goes to standard output then.
    package func beginAnswer(_ console: inout Console) {
        if isReporting { console.beginReport(isDryRun: options.isDryRun) }
    }

    /// Makes sure that all changes to several tables can be made, before the first of them is.
    package func check(_ changes: [(table: EditableTable, changes: [KeyChange])]) throws(CommandFailure) {
        guard changes.count > 1 else { return }
        do throws(ChangeRefusal) {
            for (table, changes) in changes { _ = try table.plan(changes) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Writes a plan that was made of changes in their order; nothing on a dry run.
    func write(
        _ sequence: SequencePlan, of changes: [KeyChange], to table: EditableTable
    ) throws(CommandFailure) -> TablePlan {
        guard !options.isDryRun else { return try insideFolder(sequence.plan) }
        do {
            return try table.apply(sequence, of: changes)
        } catch let refusal as ChangeRefusal {
            throw CommandFailure(refusal)
        } catch let error as TableWriteError {
            throw CommandFailure(error.lines)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// Makes changes to a table and says what was done, or prints what would be.
    ///
    /// - Parameter summary: what to say of the plan that was carried out.
    package func apply(
        _ changes: [KeyChange], to table: EditableTable, as name: ChangeName = .own, console: inout Console,
        summary: (TablePlan) -> String
    ) throws {
        // Should this one fail, what was done before has been said.
        try console.flush()
        beginAnswer(&console)
        do {
            let plan = options.isDryRun ? try insideFolder(table.plan(changes)) : try table.apply(changes)
            try console.note(EditSummary.remarks(on: plan, in: table))
            console.report(plan.files)
            if console.isReporting { return console.report(.items(of: changes, plan, in: table, as: name)) }
            guard options.isDryRun else {
                if !output.isQuiet { try console.write(summary(plan)) }
                return
            }
            if plan.files.isEmpty, !output.isQuiet {
                try console.note(summary(plan).split(separator: "\n").map(String.init))
            }
            try console.showDifference(of: plan, output.patchStyler)
            try console.note(EditSummary.suspects(of: plan))
        } catch let refusal as ChangeRefusal {
            throw CommandFailure(refusal)
        } catch let error as TableWriteError {
            throw CommandFailure(error.lines)
        }
    }

    /// A plan that is only shown, and refused where carrying it out would be.
    private func insideFolder(_ plan: TablePlan) throws(CommandFailure) -> TablePlan {
        do throws(TableWriteError) {
            try plan.requireInside()
        } catch {
            throw CommandFailure(error.lines)
        }
        return plan
    }
}
