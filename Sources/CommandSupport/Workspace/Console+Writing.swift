import XCStringsKit

extension Console {
    /// Prints what a plan would change as a patch.
    package mutating func showDifference(of plan: TablePlan, _ styler: Styler) throws {
        for file in plan.files {
            try showDifference(at: file.path, from: file.old, to: file.new, styler)
        }
    }

    /// Replaces a file by new bytes if it is still the one that was read; says why where that cannot be done.
    ///
    /// - Returns: whether the file was written.
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
    /// Whether the file came from standard input.
    package var isStandardInput: Bool { path == Workspace.standardInput }
}
