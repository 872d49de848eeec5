import Foundation

/// What a program says of its commands.
///
/// The argument parser prints it as JSON for `--experimental-dump-help`.
package struct ToolDescription: Decodable {
    let command: Command

    /// Reads a description.
    ///
    /// - Throws: what the decoder says where the JSON is of another form.
    package init(_ json: Data) throws {
        self = try JSONDecoder().decode(ToolDescription.self, from: json)
    }

    /// A command.
    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        private let shouldDisplay: Bool?
        private let arguments: [Argument]?
        private let subcommands: [Command]?

        /// The arguments that help shows, without those that every command has.
        var shownArguments: [Argument] {
            (arguments ?? []).filter { $0.isShown && !["help", "version"].contains($0.longName) }
        }

        /// The commands below it that help shows.
        var shownSubcommands: [Command] {
            (subcommands ?? []).filter { $0.shouldDisplay ?? true && $0.commandName != "help" }
        }
    }

    /// An argument, option or flag.
    struct Argument: Decodable {
        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
        private let shouldDisplay: Bool?

        struct Name: Decodable {
            let kind: String
            let name: String

            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        var isShown: Bool { shouldDisplay ?? true }

        var isFlag: Bool { kind == "flag" }

        var longName: String? { names?.first { $0.kind == "long" }?.name }

        /// The name that usage shows; nil for a positional argument.
        var mainName: String? { (names?.first { $0.kind == "long" } ?? names?.first)?.spelling }

        /// The value in angle brackets.
        var value: String { "<\(valueName ?? "value")>" }

        /// The argument in the line of usage.
        var usage: String {
            let whole = [mainName, isFlag ? nil : value].compactMap { $0 }.joined(separator: " ")
            let repeated = isRepeating ? whole + " ..." : whole
            return isOptional ? "[\(repeated)]" : repeated
        }
    }
}
