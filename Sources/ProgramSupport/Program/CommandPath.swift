import ArgumentParser
import CatalogCore

/// The chain of commands that a command line names.
struct CommandPath {
    /// The root command, then the named subcommands.
    private(set) var commands: [any ParsableCommand.Type]
    /// Whether the line asks for the last command's help, or names a command group without a subcommand.
    private(set) var asksForHelp = false

    /// Parses the words after the program's name.
    ///
    /// - Throws: `UnknownCommand` with the nearest command. The parser would report a misspelled command as an
    ///   unexpected argument.
    init(_ words: [String], below root: any ParsableCommand.Type) throws(UnknownCommand) {
        commands = [root]
        var rest = words[...]
        if rest.first == "help" {
            asksForHelp = true
            rest = rest.dropFirst()
        }
        while let last = commands.last, !last.configuration.subcommands.isEmpty {
            guard let word = rest.first, !word.hasPrefix("-") else { break }
            commands.append(try Self.command(word, below: last, named: names))
            rest = rest.dropFirst()
        }
        let hasMore = !(commands.last?.configuration.subcommands.isEmpty ?? true)
        let options = rest.prefix { $0 != "--" }
        asksForHelp = asksForHelp || hasMore && rest.isEmpty || options.contains("--help") || options.contains("-h")
    }

    /// The names of the commands, the program's name first.
    var names: [String] { commands.map { $0._commandName } }

    /// Returns the words with a value for each option that the last command allows without one.
    func completed(_ words: [String]) -> [String] {
        guard let command = commands.last as? any CommandWithOptionalValues.Type else { return words }
        return command.completed(words)
    }

    private static func command(
        _ word: String, below parent: any ParsableCommand.Type, named parents: [String]
    ) throws(UnknownCommand) -> any ParsableCommand.Type {
        let known = parent.configuration.subcommands
        if let found = known.first(where: { $0._commandName == word || $0.configuration.aliases.contains(word) }) {
            return found
        }
        throw UnknownCommand(
            name: word, nearest: meant(word, among: known, isRoot: parents.count == 1), parents: parents)
    }

    /// Returns the suggestion for an unknown command.
    ///
    /// This is a similar command at this level or below, or else the counterpart of another tool's command.
    private static func meant(_ word: String, among known: [any ParsableCommand.Type], isRoot: Bool) -> String? {
        let shown = known.filter { $0.configuration.shouldDisplay }
        var names = Dictionary(shown.map { ($0._commandName, $0._commandName) }) { first, _ in first }
        for parent in shown {
            for command in parent.configuration.subcommands {
                names[command._commandName] =
                    names[command._commandName] ?? "\(parent._commandName) \(command._commandName)"
            }
        }
        if isRoot { for option in ["help", "version"] { names[option] = "--\(option)" } }
        if let meant = otherWords[word] { return meant.contains(" ") ? meant : names[meant] }
        return Spelling.nearest(to: word, in: names.keys.sorted()).flatMap { names[$0] }
    }

    /// Names that other tools use, and the corresponding commands.
    private static let otherWords = [
        "check": "lint", "validate": "lint", "format": "fmt", "sort": "fmt", "new": "add", "update": "set",
        "edit": "set",
        "delete": "remove", "rm": "remove", "mv": "rename", "cp": "copy", "ls": "list", "search": "list",
        "find": "list", "grep": "list", "keys": "list", "show": "preview", "missing": "list --missing",
        "todo": "list --missing", "translate": "fill", "status": "stats", "coverage": "stats", "progress": "stats",
        "lang": "language", "locale": "language", "locales": "language list", "dead": "unused", "prune": "unused",
        "upload": "push", "send": "push", "download": "pull", "fetch": "pull",
    ]
}
