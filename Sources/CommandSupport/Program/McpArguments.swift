import ArgumentParser
import XCStringsKit

/// What `mcp` takes.
package struct McpArguments: ParsableArguments {
    /// What the command says of itself.
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

    /// Whether nothing may be written.
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

    /// What is printed and how.
    @OptionGroup var interface: InterfaceOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Refuses sources that fill would refuse each time.
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

    /// The folder that everything lies in.
    package var folder: String { path }
    /// What `fill` may ask.
    package var sources: [String] { fillFrom }
    /// The language model.
    package var model: String? { fillModel }
    /// The most that is asked.
    package var budget: String? { fillBudget }
}
