import ArgumentParser
import Foundation
import Testing

@testable import ProgramSupport

@Suite("Help at a terminal")
struct HelpScreenTests {
    private struct Tool: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tool", abstract: "Does things.", subcommands: [],
            groupedSubcommands: [CommandGroup(name: "Look", subcommands: [Check.self])])
    }

    private struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check files.",
            discussion: """
                Of files that are named each line is looked at, and of folders each file that has one of the endings.

                  tool check --times 5 --reason 'a rather long reason which is here to be copied' one.txt
                """)

        @Argument(help: ArgumentHelp("Files.", valueName: "path"))
        var paths: [String] = []

        @Flag(name: .shortAndLong, help: "Say less.")
        var quiet = false

        @Option(help: ArgumentHelp("How often, of which more than once is seldom of any use at all.", valueName: "n"))
        var times = 1

        @Option(help: ArgumentHelp("Why.", valueName: "text"))
        var reason: String?
    }

    private func help(_ columns: Int?) throws -> String {
        let tool = try ToolDescription(Data(Check._dumpHelp().utf8))
        return HelpScreen(tool, named: ["tool", "check"], groups: [], columns: columns).text()
    }

    @Test("Everything except examples fits the terminal, and words are never broken")
    func width() throws {
        let example = "  tool check --times 5 --reason 'a rather long reason which is here to be copied' one.txt"
        for columns in [50, 80, 100] {
            let lines = try help(columns).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(lines.contains(example))
            #expect(lines.filter { $0 != example }.allSatisfy { $0.count <= columns })
        }
        #expect(try help(nil) == help(80))
        #expect(try help(100) != help(80))
    }

    @Test("The order is usage, description, examples, arguments, options")
    func sections() throws {
        #expect(
            try help(80) == """
                Check files.

                USAGE: tool check [<path> ...] [--quiet] [--times <n>] [--reason <text>]

                Of files that are named each line is looked at, and of folders each file that
                has one of the endings.

                EXAMPLES:
                  tool check --times 5 --reason 'a rather long reason which is here to be copied' one.txt

                ARGUMENTS:
                  <path>                  Files.

                OPTIONS:
                  -q, --quiet             Say less.
                  --times <n>             How often, of which more than once is seldom of any
                                          use at all. (default: 1)
                  --reason <text>         Why.
                  -h, --help              Show help information.

                """)
    }

    @Test("Commands are grouped by task")
    func groups() throws {
        let tool = try ToolDescription(Data(Tool._dumpHelp().utf8))
        let help = HelpScreen(tool, named: ["tool"], groups: HelpGroup.all(below: Tool.self), columns: 80).text()
        #expect(help.contains("LOOK:\n  check                   Check files.\n"))
    }

    @Test("A misspelled command is refused with the nearest one, at any level, including names from other tools")
    func unknownCommands() throws {
        #expect(throws: UnknownCommand(name: "chekc", nearest: "check", parents: ["tool"])) {
            try CommandPath(["chekc"], below: Tool.self)
        }
        #expect(throws: UnknownCommand(name: "version", nearest: "--version", parents: ["tool"])) {
            try CommandPath(["version"], below: Tool.self)
        }
        #expect(throws: UnknownCommand(name: "apple", nearest: nil, parents: ["tool"])) {
            try CommandPath(["help", "apple"], below: Tool.self)
        }
    }

    @Test(
        "Help is requested by an option, by its command, or by no arguments",
        arguments: [["--help"], ["check", "-h"], ["help", "check"], []])
    func asks(words: [String]) throws {
        #expect(try CommandPath(words, below: Tool.self).asksForHelp)
        #expect(try !CommandPath(["check", "--", "-h"], below: Tool.self).asksForHelp)
        #expect(try !CommandPath(["--version"], below: Tool.self).asksForHelp)
    }
}
