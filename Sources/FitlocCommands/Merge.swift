import ArgumentParser
import CommandOutput
import Foundation
import ProgramSupport
import Sessions
import Workspaces

/// The command that merges three versions of a catalog or a file of a legacy table.
struct Merge: ParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge three versions of a catalog or a legacy table, text by text.",
        discussion: """
            Like git merge-file, this applies the changes from BASE to THEIRS to OURS. A conflict is two different \
            edits of the same text or attribute, or an edit of something the other side removed. Conflicts are \
            enclosed in markers; once one side of each is chosen, the file is valid. Conflicts that a rule resolved \
            are listed on standard error, and so are translations that may be outdated, because the other side \
            changed their source text. Order and style are those of OURS. If one side renamed a key and the other \
            edited it, the key keeps its new name and gets the edit.

            The files are catalogs, .strings or .stringsdict files. A file of a legacy table keeps its comments, \
            encoding and line endings. Binary property lists cannot be merged.

            With --interactive, each conflict is shown on the terminal with the texts of both sides and the base. \
            After fitloc git install, git mergetool -t fitloc does the same for a merge that stopped with conflicts.

              fitloc merge base.xcstrings ours.xcstrings theirs.xcstrings -o -
              fitloc merge --resolve Localizable.xcstrings
              fitloc merge --resolve de.lproj/Localizable.strings
              fitloc merge --resolve --interactive Localizable.xcstrings
            """)

    @Argument(help: "BASE, OURS and THEIRS; with --resolve, the file with conflicts.", completion: .file())
    var files: [String] = []

    @Flag(help: "Resolve the conflict markers that a merge left in a file.")
    var resolve = false

    @Flag(name: .shortAndLong, help: "Ask on the terminal how to resolve each conflict.")
    var interactive = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the result to a file; - for standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @OptionGroup var conflicts: MergeArguments

    @Option(
        help: ArgumentHelp(
            "The path of the file, as git passes it to a merge driver; fitloc then hands files that it cannot merge to git merge-file.",
            valueName: "path"), completion: .file())
    var path: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var format: FormatOptions<TextOrJSON>

    @OptionGroup var printing: OutputOptions

    func validate() throws {
        guard files.count == (resolve ? 1 : 3) else {
            throw ValidationError(resolve ? "--resolve takes one file." : "Give three files: BASE, OURS and THEIRS.")
        }
        try OutputPath.validate(output, as: versions.tableKind(name: path) == nil ? .catalog : .legacyTable)
        if interactive, path != nil {
            throw ValidationError("--interactive cannot be combined with --path.")
        }
        if format.chosen == .json, output == Workspace.standardInput {
            throw ValidationError("--format json and --output - cannot both write to standard output.")
        }
    }

    private var versions: MergeFiles {
        resolve ? .conflicted(files[0]) : .versions(base: files[0], ours: files[1], theirs: files[2])
    }

    /// git's index keeps what the work tree had before, and a driver's files are git's own.
    var undoing: UndoStore.Undoing { resolve ? .impossible : .ignored }

    func run() throws {
        var console = Console()
        let target = MergeOutput(
            path: output, name: resolve ? nil : path, isDryRun: dryRun, isJSON: format.chosen == .json,
            isQuiet: printing.isQuiet, styler: printing.patchStyler)
        let isDriver = path != nil && !resolve
        let options = conflicts.options(environment: isDriver ? ProcessInfo.processInfo.environment : [:])
        if interactive {
            try console.mergeWithPerson(versions, options, to: target, styler: printing.errorStyler)
        } else if isDriver {
            try console.mergeForGit(versions, options, to: target)
        } else {
            try console.merge(versions, options, to: target)
        }
        try console.finish()
    }
}
