import ArgumentParser
import TranslationFilling
import Workspaces

/// The arguments of `mcp`, which serves an agent over the Model Context Protocol.
package struct McpArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Run a Model Context Protocol server for coding agents.",
        discussion: """
            An agent's client starts the server and communicates with it over standard input and output. Its tools \
            check, list, add, change, rename, fill and compare keys and find them in code, with short answers. Writes \
            are checked as in the commands and are limited to PATH, or the current folder. The server ends with the \
            client. See docs/agents.md for setup.

            By default, fill uses only the project's own translations. Services and programs must be allowed here with \
            --fill-from, regardless of .fitloc.yml, which an agent can change. Their API keys are read from the \
            environment and never appear in answers.

              fitloc mcp
              fitloc mcp --read-only
              fitloc mcp ~/Projects/App --fill-from deepl --fill-budget "50000 characters"
            """)

    @Argument(
        help: ArgumentHelp("The project's folder.", valueName: "path"),
        completion: .offers(.inputs))
    var path = "."

    /// Whether writing is disabled.
    @Flag(help: "Offer only tools that do not write.")
    package var readOnly = false

    @Option(
        help: ArgumentHelp(
            "A service, or command:CMD, that the agent may use for filling; repeatable.", valueName: "source"),
        completion: .offers(.fillSources))
    var fillFrom: [String] = []

    @Option(
        help: ArgumentHelp("The language model to request from services.", valueName: "name"),
        completion: .offers(.anything))
    var fillModel: String?

    @Option(
        help: ArgumentHelp("Limit the requests to a service per run, as in fitloc fill --budget.", valueName: "n unit"),
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
            default:
                throw ValidationError("--fill-from must be a service, such as deepl, or command:CMD, not “\(name)”.")
            }
        }
        if let fillBudget, FillBudget(fillBudget) == nil {
            throw ValidationError("“\(fillBudget)” is not a budget; expected a form such as “200 requests”.")
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
