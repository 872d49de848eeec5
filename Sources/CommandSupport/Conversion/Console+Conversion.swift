import XCStringsKit

extension Console {
    /// Says of each file that cannot be converted why: unreadable, broken, or of the other kind.
    ///
    /// - Returns: whether there is such a file; then nothing is to be written.
    package mutating func failUnconvertible(in workspace: Workspace, formats: [TableFormat]) throws -> Bool {
        try fail(workspace.failures)
        let sentences = workspace.project.files.compactMap { file in
            Self.refusal(of: file, in: workspace.project, formats: formats)
        }
        for sentence in sentences { try fail(sentence) }
        return !workspace.failures.isEmpty || !sentences.isEmpty
    }

    private static func refusal(of file: LoadedFile, in project: Project, formats: [TableFormat]) -> String? {
        if file.isStandardInput { return Texts.Convert.standardInput.resolved }
        if formats.contains(file.format) { return project.refusal(of: file) }
        return file.format == .catalog
            ? Texts.Convert.isCatalog(path: file.path).resolved : Texts.Convert.isLegacy(path: file.path).resolved
    }

    /// Writes the files of a plan, or shows what would be written.
    ///
    /// Nothing is written where one of them is there and may not be replaced.
    package mutating func carryOut(
        _ plan: ConversionPlan, overwriting: Bool, isDryRun: Bool, isQuiet: Bool
    ) throws {
        if !overwriting, !isDryRun, try failPresent(plan.files) { return }
        for remark in plan.remarks { try note(remark) }
        if isDryRun { return try showDifference(plan.files) }
        let isDone = try create(plan.files, overwriting: overwriting, isQuiet: isQuiet)
        let hasFiles = plan.files.contains { $0.path != Workspace.standardInput }
        if isDone, hasFiles, !isQuiet { try write("\n\(Texts.Convert.next(step: plan.nextStep))\n") }
    }
}
