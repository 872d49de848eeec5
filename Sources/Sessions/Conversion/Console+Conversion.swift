import CatalogCore
import CommandOutput
import InterfaceTexts
import StringTables
import Workspaces

extension Console {
    /// Reports each file that cannot be converted: unreadable, broken, or already in the target format.
    ///
    /// - Returns: Whether there is such a file. In that case, nothing must be written.
    package mutating func failUnconvertible(in workspace: Workspace, formats: [TableFormat]) throws -> Bool {
        try fail(workspace.failures)
        var isRefused = false
        for file in workspace.project.files where try refuse(file, in: workspace.project, formats: formats) {
            isRefused = true
        }
        let isBroken = workspace.project.files.contains { file in
            formats.contains(file.format) && workspace.project.refusal(of: file) != nil
        }
        if isBroken, formats.contains(.strings) { try note(Texts.Convert.incomplete.resolved) }
        return !workspace.failures.isEmpty || isRefused
    }

    private mutating func refuse(_ file: LoadedFile, in project: Project, formats: [TableFormat]) throws -> Bool {
        let path = file.path
        if file.isStandardInput {
            try leaveOut(path, Texts.Convert.standardInput.resolved)
        } else if formats.contains(file.format) {
            guard let broken = project.refusal(of: file) else { return false }
            try leaveOut(broken)
        } else {
            let sentence =
                file.format == .catalog
                ? Texts.Convert.isCatalog(path: VisibleText.path(path))
                : Texts.Convert.isLegacy(path: VisibleText.path(path))
            try leaveOut(path, sentence.resolved)
        }
        return true
    }

    /// Writes the files of a plan, or shows what would be written.
    ///
    /// Writes nothing if a file must not be written or replaced.
    package mutating func carryOut(
        _ plan: ConversionPlan, overwriting: Bool, isDryRun: Bool, _ printing: OutputSettings
    ) throws {
        guard let files = try accept(plan.files, reading: plan.inputs) else { return }
        if !overwriting, !isDryRun, try failPresent(files) { return }
        for remark in plan.remarks { try note(remark) }
        report(plan.leftOut)
        if isDryRun { return try showDifference(files, printing.patchStyler) }
        let isDone = try create(files, overwriting: overwriting, isQuiet: printing.isQuiet)
        let hasFiles = plan.files.contains { $0.path != Workspace.standardInput }
        if isDone, hasFiles, !printing.isQuiet, !isReporting {
            try write("\n\(Texts.Convert.next(step: plan.nextStep))\n")
        }
    }
}
