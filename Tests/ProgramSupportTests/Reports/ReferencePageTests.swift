import ArgumentParser
import Foundation
import Testing

@testable import ProgramSupport

@Suite("The reference page of all commands")
struct ReferencePageTests {
    private struct Tool: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tool", abstract: "Does things.", subcommands: [Check.self])
    }

    private struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Check files.", discussion: "Slowly.")

        @Argument(help: ArgumentHelp("Files.", valueName: "path"))
        var paths: [String] = []

        @Flag(name: .shortAndLong, help: "Say less.")
        var quiet = false

        @Option(help: ArgumentHelp("How often.", valueName: "n"))
        var times = 1
    }

    @Test("Each command has its usage and a line for each argument")
    func page() throws {
        let page = ReferencePage(try ToolDescription(Data(Tool._dumpHelp().utf8))).markdown()
        #expect(page.hasPrefix("# The commands of tool\n"))
        #expect(page.contains("- [`tool check`](#tool-check): Check files.\n"))
        #expect(
            page.hasSuffix(
                """
                ## tool check

                Check files.

                ```
                tool check [<path> ...] [--quiet] [--times <n>]
                ```

                Slowly.

                - `<path>`: Files.
                - `--quiet, -q`: Say less.
                - `--times <n>`: How often. (default: `1`)

                """))
    }
}
