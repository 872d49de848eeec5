import Workspaces

/// The manual pages of a program in the `mandoc` language: one for the program and one for each command.
package struct ManualPages {
    private let tool: ToolDescription.Command
    private let version: ProgramVersion

    /// Creates the pages of a program.
    package init(_ tool: ToolDescription, version: ProgramVersion) {
        self.tool = tool.command
        self.version = version
    }

    /// A manual page.
    package struct Page {
        /// The name of the file, such as `fitloc-lint.1`.
        package let name: String
        /// The contents of the file.
        package let text: String
    }

    /// The pages, the program's page first.
    package var all: [Page] { pages(of: tool, named: [tool.commandName]) }

    private func pages(of command: ToolDescription.Command, named words: [String]) -> [Page] {
        let page = Page(name: words.joined(separator: "-") + ".1", text: text(of: command, named: words))
        return [page] + command.shownSubcommands.flatMap { pages(of: $0, named: words + [$0.commandName]) }
    }

    private func text(of command: ToolDescription.Command, named words: [String]) -> String {
        let name = words.joined(separator: "-")
        var page = ManualText()
        page.macro("Dd", version.manualDate)
        page.macro("Dt", name.uppercased(), "1")
        page.macro("Os", "\(tool.commandName) \(version.name)")
        page.macro("Sh", "NAME")
        page.macro("Nm", name)
        page.macro("Nd", Self.withoutFullStop(command.abstract ?? name))
        page.macro("Sh", "SYNOPSIS")
        page.synopsis(of: command, named: words)
        page.macro("Sh", "DESCRIPTION")
        var blocks = HelpBlock.blocks(of: command.discussion ?? "")
        let examples = blocks.last?.isExample == true ? blocks.removeLast() : nil
        page.paragraphs(blocks.isEmpty ? HelpBlock.blocks(of: command.abstract ?? "") : blocks)
        if !command.shownArguments.isEmpty { page.options(command.shownArguments) }
        page.commands(command.shownSubcommands, below: words)
        page.statuses()
        if let examples { page.examples(examples) }
        if words.count > 1 { page.seeAlso(words.dropLast()) }
        return page.text
    }

    private static func withoutFullStop(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
