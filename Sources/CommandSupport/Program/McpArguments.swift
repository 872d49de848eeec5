import ArgumentParser
import XCStringsKit

/// The arguments of `mcp`.
package struct McpArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve coding agents by the Model Context Protocol.",
        discussion: """
            An agent's client starts it and speaks with it on standard input and output: tools that check, list, add, \
            change, rename, fill and compare keys and find them in code, with short answers. Every write goes through the \
            checks of the commands, and stays below PATH, or the current folder. It ends when the client does. \
            docs/agents.md says how to set clients up.

            fill takes the project's own translations. Services and programs are asked only where --fill-from names them \
            here, whatever .fitloc.yml says: an agent can change that file. Their keys come from the environment, and no \
            answer repeats them.

              fitloc mcp
              fitloc mcp --read-only
              fitloc mcp ~/Projects/App --fill-from deepl --fill-budget "50000 characters"
            """)

    @Argument(
        help: ArgumentHelp("The project's folder; the current one by default.", valueName: "path"),
        completion: .offers(.inputs))
    var path = "."

    /// Whether writing is disabled.
    @Flag(help: "Offer no tool that writes, and refuse them.")
    package var readOnly = false

    @Option(
        help: ArgumentHelp(
            "A service or command:CMD that the agent may have fill ask; repeatable.", valueName: "source"),
        completion: .offers(.fillSources))
    var fillFrom: [String] = []

    @Option(
        help: ArgumentHelp("The language model that services are asked for.", valueName: "name"),
        completion: .offers(.anything))
    var fillModel: String?

    @Option(
        help: ArgumentHelp("The most that a service is asked in a run, as for fill --budget.", valueName: "n unit"),
        completion: .offers(.anything))
    var fillBudget: String?

    /// The option for the interface language.
    @OptionGroup var interface: InterfaceOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Rejects sources and budgets that `fill` would always reject.
    package func validate() throws {
        for name in fillFrom {
            switch FillSourceName(name) {
            case .service, .command: break
            default: throw ValidationError("--fill-from takes a service, such as deepl, or command:CMD, not “\(name)”.")
            }
        }
        if let fillBudget, FillBudget(fillBudget) == nil {
            throw ValidationError("“\(fillBudget)” is no budget; budgets look like “200 requests”.")
        }
    }

    /// The project's folder.
    package var folder: String { path }
    /// The services and programs that `fill` may use.
    package var sources: [String] { fillFrom }
    /// The language model for services, if given.
    package var model: String? { fillModel }
    /// The limit on requests to services, if given.
    package var budget: String? { fillBudget }
}
