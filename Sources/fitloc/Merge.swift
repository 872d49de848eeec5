import ArgumentParser
import CommandSupport
import XCStringsKit

/// Merges three versions of a catalog.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merge three versions of a catalog, leaf by leaf.",
        discussion: """
            Like git merge-file: OURS is rewritten with what THEIRS did to BASE. Only two different edits of one leaf, \
            or an edit of what the other side took out, are conflicts; they stand between markers, and the file is valid \
            once one side of each is picked. What a rule settled is listed on standard error. Order and style are those \
            of OURS.

            fitloc merge base.xcstrings ours.xcstrings theirs.xcstrings -o -
            fitloc merge --resolve Localizable.xcstrings
            """)

    @Argument(help: "BASE, OURS and THEIRS; with --resolve the file.", completion: .file())
    var files: [String] = []

    @Flag(help: "Take up a merge that left markers in a file.")
    var resolve = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Where the result goes; - is standard output.", valueName: "path"))
    var output: String?

    @OptionGroup var conflicts: MergeArguments

    @Option(
        help: ArgumentHelp(
            "The file's path, given where git runs this as its driver: what cannot be merged goes to git merge-file.",
            valueName: "path"))
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
        if format == .json, output == Workspace.standardInput {
            throw ValidationError("--format json and --output - would both be on standard output.")
        }
    }

    func run() throws {
        var console = Console()
        let versions: MergeFiles =
            resolve ? .conflicted(files[0]) : .versions(base: files[0], ours: files[1], theirs: files[2])
        let target = MergeOutput(
            path: output, isDryRun: dryRun, isJSON: format == .json, isQuiet: printing.isQuiet)
        if path != nil, !resolve {
            try console.mergeForGit(versions, conflicts.options, to: target)
        } else {
            try console.merge(versions, conflicts.options, to: target)
        }
        try console.finish()
    }
}
