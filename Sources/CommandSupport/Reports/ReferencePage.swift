import Foundation

/// The page of all commands, `docs/cli.md`, from what the program says of itself.
///
/// The input is the argument parser's description of a tool, which `--experimental-dump-help` prints as JSON.
package struct ReferencePage {
    private let tool: CommandDescription

    /// Reads a description.
    ///
    /// - Throws: what the decoder says where the JSON is of another form.
    package init(toolInfo json: Data) throws {
        tool = try JSONDecoder().decode(ToolDescription.self, from: json).command
    }

    /// The page as Markdown.
    package func markdown() -> String {
        let commands = (tool.subcommands ?? []).filter { $0.isShown && $0.commandName != "help" }
        let contents = commands.map {
            "- [`\(tool.commandName) \($0.commandName)`](#\(tool.commandName)-\($0.commandName)): \($0.abstract ?? "")\n"
        }
        let introduction: [String?] = [
            "# The commands of \(tool.commandName)\n",
            "Written by `scripts/test --update` from the commands themselves; not edited by hand.\n",
            tool.abstract.map { $0 + "\n" }, tool.discussion.map { $0 + "\n" }, contents.joined(),
        ]
        return (introduction.compactMap { $0 } + commands.map { section(of: $0, below: tool.commandName) })
            .joined(separator: "\n")
    }

    private func section(of command: CommandDescription, below parent: String) -> String {
        let name = "\(parent) \(command.commandName)"
        let arguments = (command.arguments ?? []).filter { $0.isShown && !["help", "version"].contains($0.longName) }
        let usage = ([name] + arguments.map(\.usage)).joined(separator: " ")
        let list = arguments.map(\.line).joined()
        let blocks: [String?] = [
            "## \(name)\n", command.abstract.map { $0 + "\n" }, "```\n\(usage)\n```\n",
            command.discussion.map { $0 + "\n" }, list.isEmpty ? nil : list,
        ]
        let below = (command.subcommands ?? []).filter { $0.isShown && $0.commandName != "help" }
        return (blocks.compactMap { $0 } + below.map { section(of: $0, below: name) }).joined(separator: "\n")
    }
}

private struct ToolDescription: Decodable {
    let command: CommandDescription
}

private struct CommandDescription: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let arguments: [ArgumentDescription]?
    let subcommands: [CommandDescription]?

    var isShown: Bool { shouldDisplay ?? true }
}

private struct ArgumentDescription: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool?

    struct Name: Decodable {
        let kind: String
        let name: String

        var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    var isShown: Bool { shouldDisplay ?? true }

    var longName: String? { names?.first { $0.kind == "long" }?.name }

    private var value: String { "<\(valueName ?? "value")>" }

    /// The argument in the line of usage.
    var usage: String {
        let name = names?.first { $0.kind == "long" } ?? names?.first
        let whole = [name?.spelling, kind == "flag" ? nil : value].compactMap { $0 }.joined(separator: " ")
        let repeated = isRepeating ? whole + " ..." : whole
        return isOptional ? "[\(repeated)]" : repeated
    }

    /// The argument in the list below the usage.
    var line: String {
        let spellings = (names ?? []).map(\.spelling).joined(separator: ", ")
        let all = [spellings, kind == "flag" ? "" : value].filter { !$0.isEmpty }.joined(separator: " ")
        let standard = defaultValue.map { " (default: `\($0)`)" } ?? ""
        return "- `\(all)`: \(abstract ?? "")\(standard)\n"
    }
}
