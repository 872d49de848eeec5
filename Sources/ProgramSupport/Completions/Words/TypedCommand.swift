import ArgumentParser
import Foundation

/// A parsed command line up to the cursor: the command, the given arguments, and the expected input.
struct TypedCommand {
    /// A value that has been typed for an argument.
    struct Value {
        let argument: ToolDescription.Argument
        let text: String
    }

    /// The kind of input that is expected at the cursor.
    enum Location {
        /// The name of a subcommand.
        case command
        /// The name of an option.
        case option
        /// A value, preceded in the word by `start`, such as `--format=`.
        case value(ToolDescription.Argument, start: String)
        /// Unknown input.
        case nothing
    }

    /// The last command in the line.
    let command: any ParsableCommand.Type
    /// The command's description, or nil if the command has subcommands.
    let description: ToolDescription.Command?
    /// The complete values before the cursor.
    private(set) var values: [Value] = []
    /// The main names of the given options.
    private(set) var given: Set<String> = []
    /// The input that is expected at the cursor.
    private(set) var location = Location.nothing
    /// The word at the cursor, up to the cursor.
    let typed: String
    /// Whether `--` was typed, so that no options can follow.
    private(set) var isTerminated = false

    /// Whether the line asks for a command's help.
    let asksForHelp: Bool
    /// Whether the line does not name a command yet.
    let isRoot: Bool

    private var pending: ToolDescription.Argument?
    private var positions = 0

    /// - Parameter words: The words after the program's name. The last word ends at the cursor.
    init(_ words: [String], below root: any ParsableCommand.Type) {
        typed = words.last ?? ""
        var rest = words.dropLast()
        asksForHelp = rest.first == "help"
        if asksForHelp { rest.removeFirst() }
        var command = root
        while let word = rest.first, let found = command.subcommand(named: word) {
            command = found
            rest.removeFirst()
        }
        self.command = command
        isRoot = command == root
        let hasCommands = !command.configuration.subcommands.isEmpty
        // The description of a command with subcommands would include all their descriptions.
        description = hasCommands ? nil : try? ToolDescription(Data(command._dumpHelp().utf8)).command
        for word in rest { take(word) }
        if hasCommands {
            location = positions > 0 ? .nothing : typed.hasPrefix("-") && !asksForHelp ? .option : .command
        } else if !asksForHelp {
            location = lastLocation()
        }
    }

    /// Returns the values that were typed for arguments of the given kinds.
    func values(of subjects: Set<CompletionSubject>) -> [String] {
        values.filter { value in value.argument.completion.subject.map(subjects.contains) ?? false }.map(\.text)
    }

    private mutating func take(_ word: String) {
        if let option = pending {
            values.append(Value(argument: option, text: word))
            pending = nil
        } else if isTerminated || !word.hasPrefix("-") || word == "-" {
            if let argument = positional { values.append(Value(argument: argument, text: word)) }
            positions += 1
        } else if word == "--" {
            isTerminated = true
        } else {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = description?.option(parts[0]) else { return }
            given.insert(option.mainName ?? "")
            if parts.count > 1 {
                values.append(Value(argument: option, text: parts[1]))
            } else if !option.isFlag {
                pending = option
            }
        }
    }

    private func lastLocation() -> Location {
        if let pending { return .value(pending, start: "") }
        if !isTerminated, typed.hasPrefix("-") {
            guard let equals = typed.firstIndex(of: "=") else { return .option }
            guard let option = description?.option(String(typed[..<equals])), !option.isFlag else { return .nothing }
            return .value(option, start: String(typed[...equals]))
        }
        if let argument = positional { return .value(argument, start: "") }
        return typed.isEmpty && !isTerminated ? .option : .nothing
    }

    /// The argument that takes the next word without an option name.
    private var positional: ToolDescription.Argument? {
        let all = (description?.shownArguments ?? []).filter { $0.mainName == nil }
        if isTerminated, let last = all.first(where: \.isBehindTerminator) { return last }
        let open = all.filter { !$0.isBehindTerminator }
        if positions < open.count { return open[positions] }
        return open.last.flatMap { $0.isRepeating ? $0 : nil }
    }
}

extension ParsableCommand {
    fileprivate static func subcommand(named word: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first { $0._commandName == word || $0.configuration.aliases.contains(word) }
    }
}
