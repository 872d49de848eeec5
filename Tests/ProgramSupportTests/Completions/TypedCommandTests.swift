import ArgumentParser
import Testing

@testable import ProgramSupport

@Suite("The position of the cursor in a command")
struct TypedCommandTests {
    private struct Tool: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tool", subcommands: [Check.self, Many.self, Group.self])
    }

    private struct Group: ParsableCommand {
        static let configuration = CommandConfiguration(subcommands: [Check.self])
    }

    private struct Check: ParsableCommand {
        @Argument(completion: .offers(.keys)) var key: String
        @Argument(completion: .offers(.inputs)) var path: String?
        @Argument(parsing: .postTerminator, completion: .directory) var folders: [String] = []
        @Option(name: .shortAndLong, completion: .offers(.anything)) var output: String?
        @Option(completion: .offers(.catalogs)) var catalog: String?
        @Flag(name: .shortAndLong) var quiet = false
    }

    private struct Many: ParsableCommand {
        @Argument(completion: .offers(.inputs)) var paths: [String] = []
    }

    private func location(_ words: String...) -> String {
        let command = TypedCommand(words, below: Tool.self)
        return switch command.location {
        case .command: "command"
        case .option: "option"
        case .nothing: "nothing"
        case .value(let argument, let start):
            "\(argument.mainName ?? argument.value)\(start.isEmpty ? "" : " \(start)")"
        }
    }

    @Test("Subcommands are found, and commands in help requests")
    func commands() {
        #expect(location("") == "command")
        #expect(location("ch") == "command")
        #expect(location("group", "") == "command")
        #expect(location("help", "group", "") == "command")
        #expect(location("help", "check", "") == "nothing")
        #expect(location("chek", "") == "nothing")
        #expect(location("-") == "option")
    }

    @Test("Values belong to the option before them, or before the =")
    func options() {
        #expect(location("check", "-") == "option")
        #expect(location("check", "--output", "") == "--output")
        #expect(location("check", "-o", "x") == "--output")
        #expect(location("check", "--output=", "") == "<key>")
        #expect(location("check", "--output=a") == "--output --output=")
        #expect(location("check", "--quiet=a") == "nothing")
        #expect(location("check", "--quiet", "") == "<key>")
        #expect(location("check", "--none=a") == "nothing")
    }

    @Test("Positional arguments are assigned in order, the last one repeatedly, some only after --")
    func positions() {
        #expect(location("check", "") == "<key>")
        #expect(location("check", "a", "-q", "") == "<path>")
        #expect(location("check", "a", "b", "") == "option")
        #expect(location("check", "a", "b", "c") == "nothing")
        #expect(location("many", "a", "b", "") == "<paths>")
        #expect(location("check", "--", "") == "<folders>")
        #expect(location("check", "a", "--", "-") == "<folders>")
    }

    @Test("Given values are known by their kind")
    func values() {
        let command = TypedCommand(
            ["check", "key", "App", "--catalog=b", "--catalog", "c", "-q", ""], below: Tool.self)
        #expect(command.values(of: [.catalogs]) == ["b", "c"])
        #expect(command.values(of: [.inputs]) == ["App"])
        #expect(command.given == ["--catalog", "--quiet"])
    }
}
