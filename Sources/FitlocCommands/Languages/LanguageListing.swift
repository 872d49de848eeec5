import ArgumentParser
import CommandOutput
import FileSearch
import ProgramSupport
import Sessions

/// The command that lists the languages of all tables.
struct LanguageListing: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the languages of all tables with their progress.",
        discussion: "  fitloc language list --project App.xcodeproj")

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp("Also list the known regions of this Xcode project.", valueName: "xcodeproj"),
        completion: .file(extensions: ["xcodeproj"]))
    var project: String?

    @OptionGroup var format: FormatOptions<TextOrJSON>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let list = try await LanguageList(
            of: console.load(input.paths, endings: FileFinder.tableEndings), project: project)
        try console.write(format.chosen == .json ? list.json : list.text(width: output.width, styler: output.styler))
        try console.finish()
    }
}
