import XCStringsKit

extension Console {
    /// Says of each file that cannot be compiled why: unreadable, broken, or no catalog.
    ///
    /// - Returns: whether there is such a file; then nothing is to be written.
    package mutating func failUncompilable(in workspace: Workspace) throws -> Bool {
        try fail(workspace.failures)
        let lines = workspace.project.files.compactMap { file -> FailureLine? in
            if file.isStandardInput { return .sentence(Texts.Convert.standardInput.resolved) }
            guard file.format == .catalog else { return .sentence(Texts.Compile.isLegacy(path: file.path).resolved) }
            return workspace.project.refusal(of: file).map { FailureLine($0) }
        }
        if !lines.isEmpty { try fail(lines) }
        return !workspace.failures.isEmpty || !lines.isEmpty
    }

    /// Writes the tables of a plan that are not there with the same bytes, or lists them.
    package mutating func carryOut(_ plan: CompilationPlan, isDryRun: Bool, isQuiet: Bool) throws {
        if plan.isRefused {
            try fail(plan.messages.map { FailureLine.finding($0) })
        } else {
            try note(plan.messages)
        }
        if isDryRun {
            for file in plan.files {
                if isReporting {
                    report(WrittenFile(path: file.path, from: file.present, to: file.bytes))
                } else {
                    try write(file.path + "\n")
                }
            }
            return
        }
        let changed = plan.files.filter { !$0.isPresent }
        for file in plan.files where file.isPresent {
            report(WrittenFile(path: file.path, from: file.bytes, to: file.bytes))
        }
        let isDone = try create(changed, overwriting: true, isQuiet: isQuiet)
        guard changed.isEmpty, isDone, !plan.isRefused, !isQuiet, !isReporting else { return }
        try write("\(Texts.Compile.unchanged)\n")
    }
}

extension NewFile {
    /// Whether the file is there with the same bytes.
    package var isPresent: Bool { present == bytes }

    /// The bytes of the file that is there; nil where none can be read.
    var present: [UInt8]? { try? FileReader.read(path).bytes }
}
