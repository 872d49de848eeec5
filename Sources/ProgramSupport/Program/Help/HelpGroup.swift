import ArgumentParser

/// A group of related commands in the list of commands.
package struct HelpGroup: Sendable {
    /// The heading of the group.
    let name: String
    /// The commands with their abstracts.
    let commands: [(name: String, abstract: String)]

    /// Returns the groups of a command's subcommands, beginning with ungrouped ones.
    package static func all(below command: any ParsableCommand.Type) -> [HelpGroup] {
        let configuration = command.configuration
        let alone = HelpGroup("Commands", configuration.ungroupedSubcommands)
        let groups = [alone] + configuration.groupedSubcommands.map { HelpGroup($0.name, $0.subcommands) }
        return groups.filter { !$0.commands.isEmpty }
    }

    private init(_ name: String, _ commands: [any ParsableCommand.Type]) {
        self.name = name
        self.commands = commands.filter { $0.configuration.shouldDisplay }.map {
            ($0._commandName, $0.configuration.abstract)
        }
    }
}
