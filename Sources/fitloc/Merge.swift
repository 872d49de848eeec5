import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that merges three versions of a catalog.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merge three versions of a catalog, leaf by leaf.",
        discussion: """
            Like git merge-file: OURS is rewritten with what THEIRS did to BASE. Only two different edits of one leaf, \
            or an edit of what the other side took out, are conflicts; they stand between markers, and the file is valid \
            once one side of each is picked. What a rule settled is listed on standard error. Order and style are those \
            of OURS. A key that one side renamed and the other edited keeps its new name and gets the edit.

            With --interactive each conflict is shown on the terminal, with what both sides and the common version say. \
            After fitloc git install, git mergetool -t fitloc does so for a merge that git stopped at.

              fitloc merge base.xcstrings ours.xcstrings theirs.xcstrings -o -
              fitloc merge --resolve Localizable.xcstrings
              fitloc merge --resolve --interactive Localizable.xcstrings
            """)

    @Argument(help: "BASE, OURS and THEIRS; with --resolve the file.", completion: .file())
    var files: [String] = []

    @Flag(help: "Take up a merge that left markers in a file.")
    var resolve = false

    @Flag(name: .shortAndLong, help: "Ask on the terminal what becomes of each conflict.")
    var interactive = false

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where the result goes; - is standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @OptionGroup var conflicts: MergeArguments

    @Option(
        help: ArgumentHelp(
            "The file's path, given where git runs this as its driver: what cannot be merged goes to git merge-file.",
            valueName: "path"), completion: .file())
    var path: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: TextOrJSON = .text

    @OptionGroup var printing: OutputOptions

    func validate() throws {
        guard files.count == (resolve ? 1 : 3) else {
            throw ValidationError(resolve ? "--resolve takes one file." : "Give three files: BASE, OURS and THEIRS.")
        }
        if interactive, path != nil {
            throw ValidationError("git runs its driver with --path; nobody is there to ask.")
        }
        if format == .json, output == Workspace.standardInput {
            throw ValidationError("--format json and --output - would both be on standard output.")
        }
    }

    func run() throws {
        var console = Console()
        let versions: MergeFiles =
            resolve ? .conflicted(files[0]) : .versions(base: files[0], ours: files[1], theirs: files[2])
        let target = MergeOutput(
            path: output, name: resolve ? nil : path, isDryRun: dryRun, isJSON: format == .json,
            isQuiet: printing.isQuiet, styler: printing.patchStyler)
        if interactive {
            try console.mergeWithPerson(versions, conflicts.options, to: target, styler: printing.errorStyler)
        } else if path != nil, !resolve {
            try console.mergeForGit(versions, conflicts.options, to: target)
        } else {
            try console.merge(versions, conflicts.options, to: target)
        }
        try console.finish()
    }
}
