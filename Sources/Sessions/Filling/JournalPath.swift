import CatalogCore
import CommandOutput
import Workspaces

/// The location of the journal with service answers and filled texts.
///
/// The journal is private, so it is stored outside of the project.
///
/// The path is `$XDG_STATE_HOME/fitloc/fill/PROJECT/journal.jsonl`, with `~/.local/state` as default. PROJECT is the
/// path of the folder with the configuration, or else of the current folder.
package struct JournalPath: Sendable {
    /// The path of the journal, or nil if the environment names no folder for it.
    package let path: String?
    private let root: String
    private let currentFolder: String

    /// Determines the location for a project.
    package init(of workspace: Workspace, environment: [String: String]) throws(CommandFailure) {
        currentFolder = workspace.currentFolder
        var configurations = Configurations(currentFolder: currentFolder)
        let root = try configurations.current()?.folder ?? currentFolder
        self.root = root
        path = PersonalFolder.state(environment).map {
            PersonalFolder.path(of: "journal.jsonl", in: "fill", aboutProjectAt: root, below: $0)
        }
    }

    /// Returns a path relative to the project's folder, so that it does not depend on the current folder.
    func known(_ path: String) -> String {
        RelativePath.of(RelativePath.absolute(path, in: currentFolder), from: root)
    }
}
