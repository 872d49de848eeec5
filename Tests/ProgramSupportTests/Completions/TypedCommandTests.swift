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

    private func place(_ words: String...) -> String {
        let command = TypedCommand(words, below: Tool.self)
        return switch command.place {
        case .command: "command"
        case .option: "option"
        case .nothing: "nothing"
        case .value(let argument, let start):
            "\(argument.mainName ?? argument.value)\(start.isEmpty ? "" : " \(start)")"
        }
    }

    @Test("Subcommands are found, and commands in help requests")
    func commands() {
        #expect(place("") == "command")
        #expect(place("ch") == "command")
        #expect(place("group", "") == "command")
        #expect(place("help", "group", "") == "command")
        #expect(place("help", "check", "") == "nothing")
        #expect(place("chek", "") == "nothing")
        #expect(place("-") == "option")
    }

    @Test("Values belong to the option before them, or before the =")
    func options() {
        #expect(place("check", "-") == "option")
        #expect(place("check", "--output", "") == "--output")
        #expect(place("check", "-o", "x") == "--output")
        #expect(place("check", "--output=", "") == "<key>")
        #expect(place("check", "--output=a") == "--output --output=")
        #expect(place("check", "--quiet=a") == "nothing")
        #expect(place("check", "--quiet", "") == "<key>")
        #expect(place("check", "--none=a") == "nothing")
    }

    @Test("Positional arguments are assigned in order, the last one repeatedly, some only after --")
    func positions() {
        #expect(place("check", "") == "<key>")
        #expect(place("check", "a", "-q", "") == "<path>")
        #expect(place("check", "a", "b", "") == "option")
        #expect(place("check", "a", "b", "c") == "nothing")
        #expect(place("many", "a", "b", "") == "<paths>")
        #expect(place("check", "--", "") == "<folders>")
        #expect(place("check", "a", "--", "-") == "<folders>")
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
