import ArgumentParser

/// The command group that configures git for catalogs and tables.
struct Git: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make git merge catalogs text by text, and show differences by key.",
        discussion: """
            install writes attributes and configuration: merges, rebases, cherry-picks and stashes of catalogs go \
            through fitloc merge then, and git diff, git log -p and git show print a line for each text of catalogs and \
            legacy tables, those in UTF-16 and binary ones too (--no-textconv shows the files themselves, as patches that \
            are to be applied must). git mergetool -t fitloc asks about conflicts, one after another. Hosts such as \
            GitHub and GitLab merge without it. Where fitloc is missing git merges lines, as ever.

              fitloc git install
            """,
        subcommands: [GitInstall.self, GitUninstall.self, GitTextconv.self])
}
