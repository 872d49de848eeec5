import ArgumentParser
import Foundation
import TerminalSupport

/// The help text of a command, wrapped to the width of the terminal.
///
/// Examples are not wrapped.
package struct HelpScreen {
    private let command: ToolDescription.Command
    private let words: [String]
    private let groups: [HelpGroup]
    private let width: Int

    /// The width without a terminal.
    static let usualWidth = 80
    /// The maximum width.
    ///
    /// Longer lines are hard to read.
    private static let greatestWidth = 110
    /// The width of the column of names.
    private static let nameWidth = 26
    /// The maximum number of arguments to list individually in the usage line.
    private static let namedArguments = 8

    /// Creates the help text of a command.
    ///
    /// - Parameters:
    ///   - words: The names of the command and its parents.
    ///   - groups: The groups of its subcommands.
    ///   - columns: The width of the terminal, or nil without a terminal.
    package init(_ tool: ToolDescription, named words: [String], groups: [HelpGroup], columns: Int?) {
        command = tool.command
        self.words = words
        self.groups = groups
        width = min(max(columns ?? Self.usualWidth, 40), Self.greatestWidth)
    }

    /// Returns the help text.
    package func text() -> String {
        let sections =
            [command.abstract.map(wrapped) ?? "", usage] + discussion + [arguments, options] + commands + [more]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: - Sections

    private var usage: String {
        let name = words.joined(separator: " ")
        if !groups.isEmpty { return "USAGE: \(name) <command>\n" }
        let shown = command.shownArguments
        let (named, options) = (shown.filter { $0.mainName == nil }, shown.filter { $0.mainName != nil })
        let isLong = shown.count > Self.namedArguments
        let words = isLong ? ["[<options>]"] + named.map(\.usage) : (named + options).map(\.usage)
        return HelpColumn(indent: "  ", width: width).lines("USAGE: \(name)", words)
    }

    private var discussion: [String] {
        let blocks = HelpBlock.blocks(of: command.discussion ?? "")
        return blocks.enumerated().map { index, block in
            guard block.isExample else { return block.lines.map(wrapped).joined() }
            let heading = index == blocks.count - 1 ? "EXAMPLES:\n" : ""
            return heading + block.lines.map { "  \($0)\n" }.joined()
        }
    }

    private var arguments: String {
        list("ARGUMENTS:", command.shownArguments.filter { $0.mainName == nil })
    }

    private var options: String {
        list(
            "OPTIONS:",
            command.shownArguments.filter { $0.mainName != nil } + command.helpArguments(isRoot: words.count == 1))
    }

    private var commands: [String] {
        groups.map { group in
            "\(group.name.uppercased()):\n" + group.commands.map { row($0.name, $0.abstract) }.joined()
        }
    }

    private var more: String {
        groups.isEmpty
            ? ""
            : wrapped(
                "See “\((words.prefix(1) + ["help"] + words.dropFirst()).joined(separator: " ")) COMMAND” for detailed help."
            )
    }

    // MARK: - Lines

    private func list(_ heading: String, _ arguments: [ToolDescription.Argument]) -> String {
        guard !arguments.isEmpty else { return "" }
        return heading + "\n" + arguments.map { row($0.label, $0.explanation) }.joined()
    }

    private func row(_ name: String, _ text: String) -> String {
        let indent = String(repeating: " ", count: Self.nameWidth)
        let lines = LineWrapping.lines(of: text, width: width - Self.nameWidth)
        let label = "  " + name
        let first = label.count + 1 < Self.nameWidth ? label.padding(Self.nameWidth) + (lines.first ?? "") : label
        let rest = first == label ? lines[...] : lines.dropFirst()
        return ([first] + rest.map { indent + $0 }).map { "\($0)\n" }.joined()
    }

    private func wrapped(_ text: String) -> String {
        LineWrapping.lines(of: text, width: width).map { "\($0)\n" }.joined()
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
