import ArgumentParser
import XCStringsKit

/// The commands that a command line names, one below the other.
struct CommandPath {
    /// The program's own command, then those that are named.
    private(set) var commands: [any ParsableCommand.Type]
    /// Whether help on the last of them is asked for, or nothing else.
    private(set) var asksForHelp = false

    /// Reads the words behind the program's name.
    ///
    /// - Throws: where no command has such a name, with the nearest that there is: the parser would call a misspelt
    ///   command an unexpected argument.
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

    /// The names, the program's first.
    var names: [String] { commands.map { $0._commandName } }

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

    /// The nearest command, also one below these, else what other tools call so.
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
        if let nearest = Spelling.nearest(to: word, in: names.keys.sorted()) { return names[nearest] }
        return otherWords[word].flatMap { names[$0] }
    }

    /// What other tools call these commands.
    private static let otherWords = [
        "check": "lint", "validate": "lint", "format": "fmt", "sort": "fmt", "new": "add", "update": "set",
        "edit": "set",
        "delete": "remove", "rm": "remove", "mv": "rename", "ls": "list", "translate": "fill", "status": "stats",
    ]
}
