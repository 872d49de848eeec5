import CatalogCore
import CatalogRuntime
import CommandOutput
import StringTables
import Workspaces

extension Console {
    /// Reports files that cannot be read.
    ///
    /// A broken legacy file of a language that is not exported is only a warning.
    ///
    /// - Parameter languages: The languages to export, or nil for all.
    package mutating func reportUnreadable(in workspace: Workspace, exporting languages: [LanguageTag]?) throws {
        try failUnread(in: workspace)
        for file in workspace.project.files {
            guard let broken = workspace.project.refusal(of: file) else { continue }
            if workspace.holdsOtherLanguage(file, than: languages) {
                try note(broken.warning)
            } else {
                try fail([FailureLine(broken)])
            }
        }
    }

    /// Writes the files of an export, or shows what would be written.
    ///
    /// Writes nothing if a file must not be written or replaced.
    package mutating func carryOut(
        _ plan: ExportPlan, overwriting: Bool, isDryRun: Bool, _ printing: OutputSettings
    ) throws {
        guard let files = try accept(plan.files, reading: plan.inputs) else { return }
        if !overwriting, !isDryRun, try failPresent(files) { return }
        try note(plan.remarks)
        if isDryRun { return try showDifference(files, printing.patchStyler) }
        // If the target is standard output, `create` prints the export.
        _ = try create(files, overwriting: overwriting, isQuiet: printing.isQuiet)
    }
}

extension Workspace {
    /// Whether a legacy file has translations into a language that is neither exported nor the source language.
    fileprivate func holdsOtherLanguage(_ file: LoadedFile, than languages: [LanguageTag]?) -> Bool {
        guard let languages, file.format != .catalog, let folder = TablePath.projectFolder(of: file.path),
            let location = TablePath.tableFolder(of: file.path)
        else { return false }
        let table = project.tables.first { table in
            table.name == TablePath.tableName(of: file.path) && TablePath.tableFolder(of: table.path) == location
        }
        let source = table?.sourceLanguage ?? configuration(of: file.path)?.sourceLanguage
        guard let source, folder != "Base" else { return false }
        return !(languages + [source]).contains { $0.isSameLanguage(as: LanguageTag(folder)) }
    }
}
