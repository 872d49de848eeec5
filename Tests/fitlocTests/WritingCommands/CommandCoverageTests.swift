import ArgumentParser
import Testing

@testable import FitlocCommands

@Suite("Commands that write")
struct CommandCoverageTests {
    /// Commands that only read the project.
    private static let reading: Swift.Set<String> = [
        "rules", "stats", "list", "usages", "diff", "blame", "language list", "git textconv", "push",
    ]

    /// Commands that run until they are stopped.
    ///
    /// They write through other commands, or with the code of other commands.
    private static let serving: Swift.Set<String> = ["lsp", "mcp", "edit"]

    /// Commands that make an undone change again when they run a second time; `UndoTests` has their tests.
    private static let undoing: Swift.Set<String> = ["undo"]

    private static func leaves(of command: any ParsableCommand.Type, named words: [String] = []) -> [String] {
        let subcommands = command.configuration.subcommands
        guard !subcommands.isEmpty else { return [words.joined(separator: " ")] }
        return subcommands.flatMap { leaves(of: $0, named: words + [$0._commandName]) }
    }

    @Test("Every command is tested with faults, or known to only read")
    func all() {
        let commands = Swift.Set(Self.leaves(of: Fitloc.self))
        let writing = Swift.Set(
            commands.filter { command in
                WritingCommand.all.contains { ($0.testDescription + " ").hasPrefix(command + " ") }
            })
        #expect(writing.union(Self.reading).union(Self.serving).union(Self.undoing) == commands)
        #expect(writing.isDisjoint(with: Self.reading))
    }
}
