import ArgumentParser

/// Commands that belong together, as the list of commands shows them.
package struct HelpGroup: Sendable {
    /// What a person wants to do.
    let name: String
    /// The commands, with what each does.
    let commands: [(name: String, abstract: String)]

    /// The groups of the commands below one; those that are in no group come first.
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
