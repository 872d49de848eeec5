import AccessorGenerator
import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions
import Workspaces

/// The command that generates accessors outside of the build plugin.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate typed accessors for catalogs.",
        discussion: """
            Arguments are catalogs, folders of catalogs, or folders of targets. The generate-strings.json of a target \
            specifies its accessors; options override it. Without -o, the code is printed. Packages do not need this \
            command: the build plugin GenerateStrings generates accessors before every build.

              fitloc generate Sources/App -o Sources/App/Generated
              fitloc generate Sources/App -o Sources/App/Generated --dry-run
              fitloc generate Localizable.xcstrings --style apple --access public -o Strings.swift --check
            """)

    @Argument(
        help: ArgumentHelp("Catalogs, folders of catalogs, or folders of targets.", valueName: "path"),
        completion: .offers(.inputs))
    var path: [String] = []

    @OptionGroup var settings: GenerationOptions

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The output: a .swift file, or a folder for one file per catalog; - for standard output.",
            valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: "List the files that are out of date and exit with status 1; write nothing.")
    var check = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var printing: OutputOptions

    /// The output file or folder; nil for standard output.
    private var destination: String? { output == Workspace.standardInput ? nil : output }

    func validate() throws {
        try answer.validate(besides: output)
        try OutputPath.validate(output)
        guard destination == nil else { return }
        if check { throw ValidationError("--check needs the output file or folder to compare with; give -o.") }
        if dryRun { throw ValidationError("--dry-run needs the output file or folder to compare with; give -o.") }
        if answer.isReport { throw ValidationError("--format json requires -o with a file or folder.") }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: check || dryRun) }
        let paths = path.isEmpty ? try await Workspace.defaultPaths() : path
        let result = try GenerationRequest(
            paths: paths, areConfigured: path.isEmpty, overrides: settings.overrides
        ).result()
        try console.note((result.problems + result.leftOut.map(\.diagnostic)).map(\.shown))
        console.report(result.leftOut.map(FileReport.Skipped.init))
        if !result.isUsable {
            console.end(with: .failure)
        } else if let destination {
            let target = GenerationOutput(destination)
            try console.carryOut(
                result, of: paths, into: target, isCheck: check, isDryRun: dryRun, printing.settings)
        } else {
            try console.write(Array(result.files.map(\.source).joined(separator: "\n").utf8))
        }
        try console.finish()
    }
}
