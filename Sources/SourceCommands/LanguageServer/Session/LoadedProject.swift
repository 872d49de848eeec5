import CatalogCore
import CatalogEditing
import CatalogLint
import LintRules
import StringTables
import SwiftSources
import Workspaces

/// The tables of a folder, including unsaved changes in the editor.
struct LoadedTables: Sendable {
    /// The tables; an open table that is invalid has its last valid state.
    let workspace: Workspace
    /// The open files that are currently invalid, by path.
    let broken: [String: BrokenDocument]
    /// The problems of configurations, by path.
    let problems: [String: ConfigurationError]

    /// The lint settings, as a function of a file's path.
    var settings: @Sendable (String) -> LintSettings { workspace.lintSettings(requiring: nil) }

    /// Returns a table in a form that accepts changes.
    func editable(_ table: any StringTable) -> EditableTable {
        EditableTable(table, of: workspace.project, settings: settings(table.path), rules: .standard)
            .leavingBrokenFiles()
    }
}

/// An open file whose text is not a table at the moment.
struct BrokenDocument: Sendable {
    /// The file, with the text in the editor.
    let file: LoadedFile
    /// The catalog if the text is valid JSON without an object `strings`; nil if the text cannot be parsed.
    let catalog: Catalog?

    /// A project of the file alone.
    var project: Project { Project(tables: catalog.map { [$0] } ?? [], files: [file]) }
}

/// The Swift code of a folder, including unsaved changes in the editor.
struct LoadedSources: Sendable {
    /// The Swift files and the facts about their targets.
    let code: LoadedCode
    /// The files of other kinds.
    let others: OtherFiles
}

/// The code of a folder together with its tables.
struct LoadedProject: Sendable {
    /// The tables.
    let tables: LoadedTables
    /// The Swift files and the files of other kinds.
    let sources: LoadedSources
    /// The code and the tables in which it looks up its strings.
    let project: SourceProject
    /// All code that can use the keys, with the same tables.
    let whole: SourceProject
}

/// The analysis of a folder's code, which stays useful while a file is edited.
struct AnalyzedCode: Sendable {
    /// The code together with the tables.
    let project: LoadedProject
    /// What the checks of the code share.
    let analysis: CodeAnalysis
    /// The check of the folder at that time.
    let check: FolderCheck
}
