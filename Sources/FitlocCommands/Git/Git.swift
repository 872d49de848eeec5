import ArgumentParser

/// The command group that configures git for catalogs and tables.
struct Git: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git",
        abstract: "Make git merge catalogs and tables text by text and show differences by key.",
        discussion: """
            The install command writes git attributes and configuration. Merges, rebases, cherry-picks and stashes of \
            catalogs and legacy tables then use fitloc merge. git diff, git log -p and git show print one line per text of catalogs and \
            legacy tables, including UTF-16 and binary files. Use --no-textconv to show the files themselves, for \
            example for patches to apply.

            git mergetool -t fitloc asks about conflicts one after another. Hosts such as GitHub and GitLab merge \
            without fitloc. On machines without fitloc, git merges lines as usual.

              fitloc git install
            """,
        subcommands: [GitInstall.self, GitUninstall.self, GitTextconv.self])
}
