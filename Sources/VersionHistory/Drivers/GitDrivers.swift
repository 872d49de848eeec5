/// What git's configuration says of fitloc: which command merges a catalog, which one asks a person about conflicts, and
/// which one prints a table.
///
/// The commands are lines of shell. Where fitloc is not there any more, or ends as no program does by itself, they do
/// what git does without it: `git merge-file`, and the file as it is. Two places are tried, since programs that run git
/// from a window often know a shorter PATH than a shell does, and since programs are moved.
package struct GitDrivers: Hashable, Sendable {
    /// The name of the drivers, in attributes and in the configuration.
    static let name = "fitloc"

    private let program: String
    private let otherwise: String
    private let hasLabels: Bool

    /// Names the program.
    ///
    /// - Parameters:
    ///   - program: a name that PATH finds, or a path.
    ///   - otherwise: what is tried where that is not there.
    ///   - version: git's; from 2.44 on it tells drivers what the markers are to say.
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
    /// What textconv prints is not cached by git: a later fitloc may print it otherwise, and git would not know.
    package var settings: [(name: String, value: String)] {
        let values = ["string catalogs, text by text", mergeCommand, textconvCommand, mergetoolCommand, "true"]
        return Array(zip(Self.settingNames, values))
    }

    /// Finds the program, as `$f`.
    private var search: String {
        "f=\(Self.quoted(program)); command -v \"$f\" >/dev/null || f=\(Self.quoted(otherwise)); "
    }

    /// What git replaces `%O`, `%A`, `%B`, `%P` and the like in, quoting paths and labels itself.
    ///
    /// Above 125 no program ends by itself: 126 and 127 say that there was none to start, the others that a signal
    /// ended it. What git merges is never worth more than 127, which it would take for a broken driver.
    private var mergeCommand: String {
        let labels = hasLabels ? "--label-base=%S --label-ours=%X --label-theirs=%Y " : ""
        return search.replacing("%", with: "%%")
            + "s=127; if command -v \"$f\" >/dev/null; then "
            + "\"$f\" merge --path=%P --marker-size=%L \(labels)%O %A %B; s=$?; fi; "
            + "if [ $s -gt 125 ]; then echo 'fitloc cannot run; git merges lines' >&2; "
            + "git merge-file -q --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; "
            + "[ $s -lt 128 ] || s=1; fi; exit $s"
    }

    /// What `git mergetool -t fitloc` runs, with the versions' files and the conflicted one in variables.
    private var mergetoolCommand: String {
        search + "\"$f\" merge --interactive -o \"$MERGED\" \"$BASE\" \"$LOCAL\" \"$REMOTE\""
    }

    /// What git adds the path behind.
    ///
    /// Without its zero bytes a text in UTF-16 can mostly be read.
    private var textconvCommand: String {
        search + "t() { \"$f\" git textconv -- \"$1\" 2>/dev/null || tr -d '\\000' < \"$1\"; }; t"
    }

    /// A word of shell.
    private static func quoted(_ word: String) -> String {
        word == name ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
