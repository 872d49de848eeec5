/// The reference page of all commands, `docs/cli.md`, generated from the commands' descriptions.
package struct ReferencePage {
    private let tool: ToolDescription.Command

    /// Creates the page of a program.
    package init(_ tool: ToolDescription) {
        self.tool = tool.command
    }

    /// Returns the page as Markdown.
    package func markdown() -> String {
        let commands = tool.shownSubcommands
        let contents = commands.map {
            "- [`\(tool.commandName) \($0.commandName)`](#\(tool.commandName)-\($0.commandName)): \($0.abstract ?? "")\n"
        }
        let introduction: [String?] = [
            "# The commands of \(tool.commandName)\n",
            "Written by `scripts/test --update` from the commands themselves; not edited by hand.\n",
            tool.abstract.map { $0 + "\n" }, tool.discussion.map(markdown), contents.joined(),
        ]
        return (introduction.compactMap { $0 } + commands.map { section(of: $0, below: tool.commandName) })
            .joined(separator: "\n")
    }

    /// Returns a discussion as Markdown, with examples as code blocks.
    private func markdown(_ discussion: String) -> String {
        HelpBlock.blocks(of: discussion).map { block in
            let lines = block.lines.map { "\($0)\n" }.joined()
            return block.isExample ? "```sh\n\(lines)```\n" : lines
        }.joined(separator: "\n")
    }

    private func section(of command: ToolDescription.Command, below parent: String) -> String {
        let name = "\(parent) \(command.commandName)"
        let usage = ([name] + command.shownArguments.map(\.usage)).joined(separator: " ")
        let list = command.shownArguments.map(\.line).joined()
        let blocks: [String?] = [
            "## \(name)\n", command.abstract.map { $0 + "\n" }, "```\n\(usage)\n```\n",
            command.discussion.map(markdown), list.isEmpty ? nil : list,
        ]
        return (blocks.compactMap { $0 } + command.shownSubcommands.map { section(of: $0, below: name) }).joined(
            separator: "\n")
    }
}

extension ToolDescription.Argument {
    /// The argument's entry in the list below the usage.
    var line: String {
        let spellings = (names ?? []).map(\.spelling).joined(separator: ", ")
        let all = [spellings, kind == "flag" ? "" : value].filter { !$0.isEmpty }.joined(separator: " ")
        let standard = defaultValue.map { " (default: `\($0)`)" } ?? ""
        return "- `\(all)`: \(abstract ?? "")\(standard)\n"
    }
}
