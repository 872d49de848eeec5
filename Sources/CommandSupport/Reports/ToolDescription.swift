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

        /// The arguments that every command has, as far as help shows them.
        func helpArguments(isRoot: Bool) -> [Argument] {
            (arguments ?? []).filter { $0.longName == "help" || isRoot && $0.longName == "version" }
        }

        /// The long names of all options.
        var optionNames: [String] { (arguments ?? []).compactMap(\.longName) }

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
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
        /// How values are told from other words.
        let parsingStrategy: String?
        /// What values it takes, as the argument parser writes it.
        let completionKind: CompletionKind?
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

        /// The argument in the list of arguments, short names first.
        var label: String {
            let names = (names ?? []).sorted { $0.kind != "long" && $1.kind == "long" }.map(\.spelling)
            let spelled = names.joined(separator: ", ")
            return [spelled, isFlag ? "" : value].filter { !$0.isEmpty }.joined(separator: " ")
        }

        /// All values that it takes, unless it says so itself.
        var unnamedValues: [String] {
            let told = abstract ?? ""
            return (allValues ?? []).contains { !told.contains($0) } ? allValues ?? [] : []
        }

        /// What it is for, with the values that it takes and the one that it has unless told otherwise.
        var explanation: String {
            let told = abstract ?? ""
            let values = unnamedValues.isEmpty ? nil : "values: \(unnamedValues.joined(separator: ", "))"
            let standard = isFlag ? nil : defaultValue.map { "default: \($0)" }
            let facts = [values, standard].compactMap { $0 }
            return facts.isEmpty ? told : "\(told) (\(facts.joined(separator: "; ")))"
        }

        /// The argument in the line of usage.
        var usage: String {
            let whole = [mainName, isFlag ? nil : value].compactMap { $0 }.joined(separator: " ")
            let repeated = isRepeating ? whole + " ..." : whole
            return isOptional ? "[\(repeated)]" : repeated
        }
    }
}
