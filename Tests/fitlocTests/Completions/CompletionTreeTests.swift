import ArgumentParser
import Foundation
import Testing

@testable import ProgramSupport
@testable import FitlocCommands

@Suite("Completions declared by commands")
struct CompletionTreeTests {
    /// Returns the leaf commands below a command, with their names and arguments.
    private static func leaves(
        below command: any ParsableCommand.Type, named name: String
    ) throws -> [(name: String, arguments: [ToolDescription.Argument])] {
        let subcommands = command.configuration.subcommands
        guard subcommands.isEmpty else {
            return try subcommands.flatMap { try leaves(below: $0, named: "\(name) \($0._commandName)") }
        }
        let description = try ToolDescription(Data(command._dumpHelp().utf8))
        return [(name, description.command.shownArguments.filter { !$0.isFlag })]
    }

    @Test("Every option and argument of every command declares its values")
    func everything() throws {
        let all = try Self.leaves(below: Fitloc.self, named: "fitloc")
        #expect(all.count > 35)
        let silent = all.flatMap { name, arguments in
            arguments.filter { $0.completion == .unknown }.map { "\(name) \($0.label)" }
        }
        #expect(silent == [])
    }

    @Test("Every kind of completion is used somewhere")
    func subjects() throws {
        let all = try Self.leaves(below: Fitloc.self, named: "fitloc").flatMap(\.arguments)
        #expect(Swift.Set(all.compactMap(\.completion.subject)) == Swift.Set(CompletionSubject.allCases))
    }
}
