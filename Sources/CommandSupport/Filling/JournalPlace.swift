import XCStringsKit

/// Where it is kept what services answered and what was filled: outside the project, for it is nobody else's business.
///
/// `$XDG_STATE_HOME/fitloc/fill/PROJECT/journal.jsonl`, else below `~/.local/state`; PROJECT is the path of the folder
/// that the configuration lies in, else of the current one.
package struct JournalPlace: Sendable {
    /// The journal's path; nil where there is no place for it.
    package let path: String?
    private let root: String
    private let currentFolder: String

    /// Finds the place for a project.
    package init(of workspace: Workspace, environment: [String: String]) throws(CommandFailure) {
        currentFolder = workspace.currentFolder
        var configurations = Configurations(currentFolder: currentFolder)
        let root = try configurations.current()?.folder ?? currentFolder
        self.root = root
        path = PersonalFolder.state(environment).map { "\($0)/fill\(root == "/" ? "" : root)/journal.jsonl" }
    }

    /// A path as the journal knows it: below the project's folder, from wherever the command was started.
    func known(_ path: String) -> String {
        RelativePath.of(RelativePath.absolute(path, in: currentFolder), from: root)
    }
}
