import CommandSupport
import SwiftSources
import XCStringsKit

/// The tables of a folder with what editors have changed in them.
struct ReadTables: Sendable {
    /// The tables; of an open one that is broken at this moment, the last state that was not.
    let workspace: Workspace
    /// The files that are broken at this moment, as they are.
    let broken: [String: LoadedFile]
    /// What is wrong with configurations, by path.
    let problems: [String: ConfigurationError]

    /// The settings that govern the file at a path.
    var settings: @Sendable (String) -> LintSettings { workspace.lintSettings(requiring: nil) }

    /// A table, to be changed.
    func editable(_ table: any StringTable) -> EditableTable {
        EditableTable(table, of: workspace.project, settings: settings(table.path)).leavingBrokenFiles()
    }
}

/// The Swift code of a folder with what editors have changed in it.
struct ReadSources: Sendable {
    /// The code.
    let code: ReadCode
    /// The files of other kinds.
    let others: OtherFiles
}

/// Code beside the tables that it looks its strings up in.
struct ReadProject: Sendable {
    /// The code.
    let sources: ReadSources
    /// Both together.
    let project: SourceProject
}
