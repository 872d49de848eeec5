import CatalogCore
import CommandOutput
import InterfaceTexts
import Workspaces

extension Console {
    /// Reports each file that cannot be compiled: unreadable, broken, or not a catalog.
    ///
    /// - Returns: Whether there is such a file. In that case, nothing must be written.
    package mutating func failUncompilable(in workspace: Workspace) throws -> Bool {
        try fail(workspace.failures)
        let lines = workspace.project.files.compactMap { file -> FailureLine? in
            if file.isStandardInput { return .sentence(Texts.Convert.standardInput.resolved) }
            guard file.format == .catalog else {
                return .sentence(Texts.Compile.isLegacy(path: VisibleText.path(file.path)).resolved)
            }
            return workspace.project.refusal(of: file).map { FailureLine($0) }
        }
        if !lines.isEmpty { try fail(lines) }
        return !workspace.failures.isEmpty || !lines.isEmpty
    }

    /// Writes the tables of a plan whose bytes differ from the existing files, or lists all tables in a dry run.
    package mutating func carryOut(_ plan: CompilationPlan, isDryRun: Bool, isQuiet: Bool) throws {
        if plan.isRefused {
            try fail(plan.messages.map { FailureLine.diagnostic($0) })
        } else {
            try note(plan.messages)
        }
        guard let files = try accept(plan.files, reading: plan.inputs) else { return }
        if isDryRun {
            for (file, output) in files.outputs {
                if isReporting {
                    report(WrittenFile(path: file.path, from: try? output.present(), to: file.bytes))
                } else {
                    try write("\(VisibleText.path(file.path))\n")
                }
            }
            return
        }
        let changed = files.changed
        for (file, output) in files.outputs where (try? output.present()) == file.bytes {
            report(WrittenFile(path: file.path, from: file.bytes, to: file.bytes))
        }
        let isDone = try create(changed, overwriting: true, isQuiet: isQuiet)
        guard changed.all.isEmpty, isDone, !plan.isRefused, !isQuiet, !isReporting else { return }
        try write("\(Texts.Compile.unchanged)\n")
    }
}
