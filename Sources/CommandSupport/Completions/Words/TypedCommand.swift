import ArgumentParser
import Foundation

/// What the words up to the cursor say: which command, which of its arguments are given, what stands at the cursor.
struct TypedCommand {
    /// An argument's value that was typed.
    struct Value {
        let argument: ToolDescription.Argument
        let text: String
    }

    /// What is to be typed at the cursor.
    enum Place {
        /// The name of a command below the last one.
        case command
        /// The name of an option.
        case option
        /// A value, which begins behind `start`: `--format=` and the like.
        case value(ToolDescription.Argument, start: String)
        /// Nothing that is known.
        case nothing
    }

    /// The last command that is named.
    let command: any ParsableCommand.Type
    /// What it says of itself; nil where others are below it.
    let description: ToolDescription.Command?
    /// The values that are complete.
    private(set) var values: [Value] = []
    /// The options that are given, by their main names.
    private(set) var given: Set<String> = []
    /// What is to be typed.
    private(set) var place = Place.nothing
    /// The word at the cursor up to there.
    let typed: String
    /// Whether `--` was typed: what follows is no option.
    private(set) var isTerminated = false

    /// Whether help of a command is asked for.
    let asksForHelp: Bool
    /// Whether no command is named yet.
    let isRoot: Bool

    private var pending: ToolDescription.Argument?
    private var positions = 0

    /// - Parameter words: those behind the program's name; the last one ends at the cursor.
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
        // What a command above others says includes all that those say.
        description = hasCommands ? nil : try? ToolDescription(Data(command._dumpHelp().utf8)).command
        for word in rest { take(word) }
        if hasCommands {
            place = positions > 0 ? .nothing : typed.hasPrefix("-") && !asksForHelp ? .option : .command
        } else if !asksForHelp {
            place = lastPlace()
        }
    }

    /// The texts that are given for arguments of a kind.
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

    private func lastPlace() -> Place {
        if let pending { return .value(pending, start: "") }
        if !isTerminated, typed.hasPrefix("-") {
            guard let equals = typed.firstIndex(of: "=") else { return .option }
            guard let option = description?.option(String(typed[..<equals])), !option.isFlag else { return .nothing }
            return .value(option, start: String(typed[...equals]))
        }
        if let argument = positional { return .value(argument, start: "") }
        return typed.isEmpty && !isTerminated ? .option : .nothing
    }

    /// The argument that a word without a name belongs to.
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
