import CatalogCore
import CatalogLint
import CommandOutput
import StringTables
import TerminalSupport

/// Applies the fixes of findings.
package struct FindingFixer {
    private let isDryRun: Bool
    private let styler: Styler
    /// The findings that were fixed, or would be on a dry run.
    package private(set) var fixed: [Finding] = []

    /// Creates a fixer that writes files, or prints patches on a dry run.
    package init(isDryRun: Bool, styler: Styler) {
        self.isDryRun = isDryRun
        self.styler = styler
    }

    /// Writes the fixed tables and records the fixed findings.
    package mutating func write(_ project: FixedProject, to console: inout Console) throws {
        var written: Set<String> = []
        for change in project.files where !change.file.isStandardInput {
            if try take(change.bytes, for: change.file, console: &console) { written.insert(change.file.path) }
        }
        fixed += project.fixed.filter { written.contains($0.path) }
    }

    /// Applies the safe fixes of findings in code.
    ///
    /// Fixes that overlap are left for the next pass.
    ///
    /// - Returns: Whether any file was written, or a patch printed.
    package mutating func write(_ findings: [Finding], ofCode files: [LoadedFile], to console: inout Console) throws
        -> Bool
    {
        let byPath = Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.path)
        var hasWritten = false
        for file in files {
            guard let findings = byPath[file.path] else { continue }
            let edits = FixEdits.compatible(findings.map(\.fix))
            guard try take(Edit.apply(edits, to: file.bytes), for: file, console: &console) else { continue }
            hasWritten = true
            fixed += findings.filter { $0.fix.allSatisfy(edits.contains) }
        }
        return hasWritten
    }

    private func take(_ bytes: [UInt8], for file: LoadedFile, console: inout Console) throws -> Bool {
        guard isDryRun else { return try console.replace(file, with: bytes) }
        try console.showDifference(at: file.path, from: file.bytes, to: bytes, styler)
        return true
    }
}
