import CatalogCore
import CatalogEditing
import CommandOutput
import FileSearch

extension EditSession {
    /// Begins a JSON report if one was requested.
    ///
    /// The report is then the only text on standard output.
    package func beginAnswer(_ console: inout Console) {
        if isReporting { console.beginReport(isDryRun: options.isDryRun) }
    }

    /// Checks that all changes to several tables can be made and their files written, before any is written.
    ///
    /// Changes to one table need no check, because ``apply(_:to:as:after:console:summary:)`` writes all of them or
    /// none.
    ///
    /// - Parameter isRequired: Whether to check changes to one table too, because something else comes before them: a
    ///   question, or changes to code.
    package func check(
        _ changes: [(table: EditableTable, changes: [KeyChange])], isRequired: Bool = false
    ) throws(CommandFailure) {
        if isRequired || changes.count > 1 { try requireWritable(try plannedFiles(of: changes)) }
    }

    /// Throws an error if a file would be created outside the project, or is write-protected, which a dry run ignores.
    func requireWritable(_ files: [FileChange]) throws(CommandFailure) {
        do throws(FileError) {
            for file in files where file.old == nil { try ProjectBounds.requireInside(newFile: file.path) }
            guard !options.isDryRun else { return }
            for file in files { try FileReplacer.requireWritable(file.path) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Plans changes to several tables, so that none is written if one of them is refused.
    ///
    /// - Returns: The files that the changes write.
    func plannedFiles(
        of changes: [(table: EditableTable, changes: [KeyChange])]
    ) throws(CommandFailure) -> [FileChange] {
        for (table, _) in changes { try workspace.requireFiles(of: table.table) }
        do throws(ChangeRefusal) {
            var files: [FileChange] = []
            for (table, changes) in changes { files += try table.plan(changes).files }
            return files
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Writes the planned result of changes that are made one after another.
    ///
    /// On a dry run, writes nothing and returns the plan.
    package func write(
        _ sequence: SequencePlan, of changes: [KeyChange], to table: EditableTable
    ) throws(CommandFailure) -> TablePlan {
        try workspace.requireFiles(of: table.table)
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

    /// Applies changes to a table and prints a summary, or prints the differences on a dry run.
    ///
    /// - Parameters:
    ///   - written: The files that earlier parts of the same operation wrote, which an error names too.
    ///   - summary: A closure that returns the summary of an applied plan.
    /// - Returns: The plan; on a dry run, it was not written.
    @discardableResult
    package func apply(
        _ changes: [KeyChange], to table: EditableTable, as name: ChangeName = .own, after written: [String] = [],
        console: inout Console, summary: (TablePlan) -> String
    ) throws -> TablePlan {
        // If this change fails, the summaries of earlier changes must already be printed.
        try console.flush()
        try workspace.requireFiles(of: table.table)
        beginAnswer(&console)
        do {
            let plan = options.isDryRun ? try insideFolder(table.plan(changes)) : try table.apply(changes)
            try console.note(EditSummary.remarks(on: plan, in: table))
            console.report(plan.files)
            if console.isReporting {
                console.report(.items(of: changes, plan, in: table, as: name))
                return plan
            }
            guard options.isDryRun else {
                if !isQuiet { try console.write(summary(plan)) }
                return plan
            }
            if plan.files.isEmpty, !isQuiet {
                try console.note(summary(plan).split(separator: "\n").map(String.init))
            }
            try console.showDifference(of: plan, options.output.patchStyler)
            try console.note(EditSummary.suspects(of: plan, after: changes))
            return plan
        } catch let refusal as ChangeRefusal {
            throw CommandFailure(TableWriteError(reason: refusal, path: table.path, written: written).lines)
        } catch let error as TableWriteError {
            throw CommandFailure(error.after(written).lines)
        }
    }

    /// Returns the plan after checking that none of its files is outside of the project, as before writing.
    private func insideFolder(_ plan: TablePlan) throws(CommandFailure) -> TablePlan {
        do throws(TableWriteError) {
            try plan.requireInside()
        } catch {
            throw CommandFailure(error.lines)
        }
        return plan
    }
}
