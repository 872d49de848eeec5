/// The git settings for fitloc: the merge driver, the merge tool and the text conversion for diffs.
///
/// The commands are shell code. If fitloc is missing or crashes, they fall back to git's behavior: `git merge-file`, or
/// the unchanged file. They try two locations, because graphical git clients often have a shorter PATH than a shell,
/// and because programs are sometimes moved.
package struct GitDrivers: Hashable, Sendable {
    /// The name of the drivers in attributes and configuration.
    static let name = "fitloc"

    private let program: String
    private let otherwise: String
    private let hasLabels: Bool

    /// Creates settings for a program.
    ///
    /// - Parameters:
    ///   - program: a name in PATH, or a path.
    ///   - otherwise: the program to try if `program` does not exist.
    ///   - version: the version of git. Since 2.44, git passes marker labels to merge drivers.
    package init(program: String, otherwise: String, version: GitVersion) {
        self.program = program
        self.otherwise = otherwise
        hasLabels = version >= GitVersion(2, 44)
    }

    /// The names of all settings.
    package static let settingNames = [
        "merge.\(name).name", "merge.\(name).driver", "diff.\(name).textconv", "mergetool.\(name).cmd",
        "mergetool.\(name).trustExitCode",
    ]

    /// The settings, by name.
    ///
    /// The text conversion has no git cache, because a later fitloc may print different text and git would not notice.
    package var settings: [(name: String, value: String)] {
        let title = "string catalogs and tables, text by text"
        let values = [title, mergeCommand, textconvCommand, mergetoolCommand, "true"]
        return Array(zip(Self.settingNames, values))
    }

    /// Shell code that finds the program and sets `$f`.
    private var search: String {
        "f=\(Self.quoted(program)); command -v \"$f\" >/dev/null || f=\(Self.quoted(otherwise)); "
    }

    /// The merge command.
    ///
    /// git replaces `%O`, `%A`, `%B`, `%P` and others, and quotes paths and labels.
    ///
    /// A status above 125 means that the program did not run or was ended by a signal. A status of `git merge-file` above
    /// 127 becomes 1, because git would treat it as a broken driver.
    private var mergeCommand: String {
        let labels = hasLabels ? "--label-base=%S --label-ours=%X --label-theirs=%Y " : ""
        return search.replacing("%", with: "%%")
            + "s=127; if command -v \"$f\" >/dev/null; then "
            + "\"$f\" merge --path=%P --marker-size=%L \(labels)%O %A %B; s=$?; fi; "
            + "if [ $s -gt 125 ]; then echo 'fitloc cannot run; git merges lines' >&2; "
            + "git merge-file -q --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; "
            + "[ $s -lt 128 ] || s=1; fi; exit $s"
    }

    /// The command for `git mergetool -t fitloc`.
    ///
    /// It gets the paths of the versions and of the conflicted file in variables.
    private var mergetoolCommand: String {
        search + "\"$f\" merge --interactive -o \"$MERGED\" \"$BASE\" \"$LOCAL\" \"$REMOTE\""
    }

    /// The text conversion command, to which git appends the path.
    ///
    /// The fallback removes zero bytes, which makes most UTF-16 text readable.
    private var textconvCommand: String {
        search + "t() { \"$f\" git textconv -- \"$1\" 2>/dev/null || tr -d '\\000' < \"$1\"; }; t"
    }

    /// Returns a quoted shell word.
    private static func quoted(_ word: String) -> String {
        word == name ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
