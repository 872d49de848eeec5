import Foundation

/// The description of a program's commands.
///
/// The argument parser prints it as JSON for `--experimental-dump-help`.
package struct ToolDescription: Decodable {
    let command: Command

    /// Decodes a description.
    ///
    /// - Throws: `DecodingError` if the JSON has a different form.
    package init(_ json: Data) throws {
        self = try JSONDecoder().decode(ToolDescription.self, from: json)
    }

    /// A command with its help texts, arguments and subcommands.
    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        private let shouldDisplay: Bool?
        private let arguments: [Argument]?
        private let subcommands: [Command]?

        /// The arguments that help shows, without `--help` and `--version`.
        var shownArguments: [Argument] {
            (arguments ?? []).filter { $0.isShown && !["help", "version"].contains($0.longName) }
        }

        /// The `--help` argument and, for the root command, `--version`.
        func helpArguments(isRoot: Bool) -> [Argument] {
            (arguments ?? []).filter { $0.longName == "help" || isRoot && $0.longName == "version" }
        }

        /// Whether the command is a group of others.
        var hasSubcommands: Bool { !shownSubcommands.isEmpty }

        /// The usage with the positional arguments alone; options are not listed.
        var shortUsage: [String] {
            let named = shownArguments.filter { $0.mainName != nil }
            let required = named.filter { !$0.isOptional }
            let options = named.count > required.count ? ["[<options>]"] : []
            return options + required.map(\.usage) + shownArguments.filter { $0.mainName == nil }.map(\.usage)
        }

        /// The names of all options of one letter.
        var letters: String {
            let names = (arguments ?? []).flatMap { $0.names ?? [] }
            return names.map(\.name).filter { $0.count == 1 }.joined()
        }

        /// The long names of all options.
        var optionNames: [String] { (arguments ?? []).compactMap(\.longName) }

        /// The subcommands that help shows.
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
        /// The name of the argument's parsing strategy in the argument parser.
        let parsingStrategy: String?
        /// The kind of completion, as encoded by the argument parser.
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

        /// The name in the usage line, or nil for a positional argument.
        var mainName: String? { (names?.first { $0.kind == "long" } ?? names?.first)?.spelling }

        /// The value's name in angle brackets.
        var value: String { "<\(valueName ?? "value")>" }

        /// The label in the list of arguments, short names first.
        var label: String {
            let names = (names ?? []).sorted { $0.kind != "long" && $1.kind == "long" }.map(\.spelling)
            let spelled = names.joined(separator: ", ")
            return [spelled, isFlag ? "" : value].filter { !$0.isEmpty }.joined(separator: " ")
        }

        /// The possible values, or nothing if the abstract already names them all.
        var unnamedValues: [String] {
            let told = abstract ?? ""
            return (allValues ?? []).contains { !told.contains($0) } ? allValues ?? [] : []
        }

        /// The abstract, with the possible values and the default value.
        var explanation: String {
            let told = abstract ?? ""
            let values = unnamedValues.isEmpty ? nil : "values: \(unnamedValues.joined(separator: ", "))"
            let standard = isFlag ? nil : defaultValue.map { "default: \($0)" }
            let facts = [values, standard].compactMap { $0 }
            return facts.isEmpty ? told : "\(told) (\(facts.joined(separator: "; ")))"
        }

        /// The argument in the usage line.
        var usage: String {
            let whole = [mainName, isFlag ? nil : value].compactMap { $0 }.joined(separator: " ")
            let repeated = isRepeating ? whole + " ..." : whole
            return isOptional ? "[\(repeated)]" : repeated
        }
    }
}
