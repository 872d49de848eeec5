import XCStringsKit

extension Console {
    /// Writes the files of an export, or shows what would be written.
    ///
    /// Nothing is written where one of them is there and may not be replaced.
    package mutating func carryOut(
        _ plan: ExportPlan, overwriting: Bool, isDryRun: Bool, _ printing: OutputOptions
    ) throws {
        if !overwriting, !isDryRun, try failPresent(plan.files) { return }
        try note(plan.remarks)
        if isDryRun { return try showDifference(plan.files, printing.patchStyler) }
        // Standard output is the export itself.
        _ = try create(plan.files, overwriting: overwriting, isQuiet: printing.isQuiet)
    }
}
