import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that generates accessors outside of the build plugin.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make typed accessors of catalogs.",
        discussion: """
            Arguments are catalogs, folders of catalogs, or folders of targets with a generate-strings.json, which says \
            what accessors the target gets; options go before it. Without -o the code is printed. Packages have no need \
            of this command: the build plugin GenerateStrings runs before every build.

              fitloc generate Sources/App -o Sources/App/Generated
              fitloc generate Sources/App -o Sources/App/Generated --dry-run
              fitloc generate Localizable.xcstrings --style apple --access public -o Strings.swift --check
            """)

    @Argument(
        help: ArgumentHelp("Catalogs, or folders of catalogs or targets.", valueName: "path"),
        completion: .offers(.inputs))
    var path: [String] = []

    @OptionGroup var settings: GenerationOptions

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Where the code goes: a file that ends in .swift, or a folder for a file each catalog.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: "List the files that are not as they would be written, and end with status 1; write nothing.")
    var check = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var printing: OutputOptions

    func validate() throws {
        guard output == nil else { return }
        if check { throw ValidationError("--check compares with what is there: name it with -o.") }
        if dryRun { throw ValidationError("--dry-run compares with what is there: name it with -o.") }
        if answer.isReport { throw ValidationError("--format json lists the files: name where they go with -o.") }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: check || dryRun) }
        let paths = path.isEmpty ? try await Workspace.defaultPaths() : path
        let result = try GenerationRequest(paths: paths, options: settings).result()
        try console.note((result.problems + result.leftOut.map(\.diagnostic)).map(\.description))
        console.report(result.leftOut.map(FileReport.Skipped.init))
        if !result.isUsable {
            console.end(with: .failure)
        } else if let output {
            let target = GenerationOutput(output)
            try console.carryOut(result, into: target, isCheck: check, isDryRun: dryRun, printing)
        } else {
            try console.write(result.files.map(\.source).joined(separator: "\n"))
        }
        try console.finish()
    }
}
