import CatalogCore
import ChildProcesses

/// The git of macOS, which is only a placeholder until the developer tools are installed.
///
/// The placeholder opens a window that offers to install them, although nobody may have asked for git.
enum PlaceholderGit {
    /// Whether `git` is the placeholder.
    static let isUsed: Bool = {
        #if os(macOS)
            if toolFolders.contains(where: FileReader.isFolder) { return false }
            let start = SpawnedProcess.Start(
                path: "/bin/sh", words: ["sh", "-c", script], environment: nil, keepsErrors: true)
            let outcome = try? ProgramRun(start, input: [], seconds: 10).run()
            return outcome?.status == 0
        #else
            return false
        #endif
    }()

    /// The folders of developer tools: the one that `xcode-select` has chosen, then the usual ones.
    private static let toolFolders = [
        "/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer",
        "/Library/Developer/CommandLineTools",
    ]

    /// A script that ends with status 0 if git is that of macOS and no other developer tools are chosen.
    static let script = #"[ -z "$DEVELOPER_DIR" ] && [ "$(command -v git)" = /usr/bin/git ]"#
}
