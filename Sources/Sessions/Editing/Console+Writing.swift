import CatalogCore
import CatalogEditing
import CommandOutput
import StringTables
import TerminalSupport
import Workspaces

extension Console {
    /// Prints the changes of a plan as a patch.
    package mutating func showDifference(of plan: TablePlan, _ styler: Styler) throws {
        for file in plan.files {
            try showDifference(at: file.path, from: file.old, to: file.new, styler)
        }
    }

    /// Adds the files of a plan to the report.
    mutating func report(_ files: [FileChange]) {
        guard isReporting else { return }
        for file in files { report(WrittenFile(path: file.path, from: file.old, to: file.new)) }
    }

    /// Replaces the contents of a file if it has not changed since it was read, and reports a failure.
    ///
    /// - Returns: Whether the file was written.
    package mutating func replace(_ file: LoadedFile, with bytes: [UInt8]) throws -> Bool {
        do throws(FileError) {
            try WriteBoundary.check(file.path)
            try FileReplacer.replace(file.path, expecting: file.bytes, with: bytes)
            return true
        } catch {
            try leaveOut(file.path, error.sentence)
            return false
        }
    }
}

extension LoadedFile {
    /// Whether the contents came from standard input.
    package var isStandardInput: Bool { path == Workspace.standardInput }
}
