import ArgumentParser
import CatalogCore
import Foundation

/// The argument parser's message about a usage error, in the form of other errors, with a better suggestion for unknown
/// options.
struct UsageErrorMessage {
    private let text: String
    private let message: String
    private let words: [String]
    private let tool: ToolDescription?
    private let names: [String]

    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - path: The commands that the words name, or nil if the command is unknown.
    init(_ error: any Error, of root: any ParsableCommand.Type, _ words: [String], _ path: CommandPath?) {
        let full = root.fullMessage(for: error, columns: nil)
        message = root.message(for: error)
        // A line break in an argument must not begin a line of the message.
        let hasLines = words.contains { $0.contains(where: \.isNewline) }
        text = hasLines ? full.replacing(message, with: VisibleText.inLine(message)) : full
        self.words = words
        tool = path?.commands.last.flatMap { try? ToolDescription(Data($0._dumpHelp().utf8)) }
        names = path?.names ?? [root._commandName]
    }

    /// Returns the lines of the message: the error, the help on the argument if there is any, and the usage.
    func lines() -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let reason = lines.prefix { !$0.hasPrefix("Usage:") }
        let start = "Error: "
        let given = reason.first.map { line in
            let isError = line.hasPrefix(start)
            return [isError ? "error: \(Self.statement(line.dropFirst(start.count)))" : line] + reason.dropFirst()
        }
        return (suggestion.map { ["error: \($0)"] } ?? given ?? []) + (order.map { [$0] } ?? []) + usage
    }

    /// Returns a message in the form of other errors: without a capital letter at the start and a period at the end, and
    /// with the quotation marks of texts.
    static func statement(_ sentence: some StringProtocol) -> String {
        let quoted = String(sentence).replacing(#/(^|[ (])'([^'\n]+)'(?=$|[ ).,;:?])/#) { "\($0.1)“\($0.2)”" }
            .replacing(". Please provide one of “", with: "; use one of “")
        let isWord = quoted.dropFirst().first?.isUppercase == false
        let statement = isWord ? quoted.prefix(1).lowercased() + quoted.dropFirst() : quoted
        let isOneSentence = statement.firstRange(of: ". ") == nil
        return isOneSentence && statement.hasSuffix(".") ? String(statement.dropLast()) : statement
    }

    /// The advice to write options before `--`, if one stands behind it.
    private var order: String? {
        let behind = words.drop { $0 != "--" }.dropFirst().filter { $0.hasPrefix("--") }
        let isMeant = behind.contains { word in options.contains(String(word.dropFirst(2).prefix { $0 != "=" })) }
        return isMeant ? "Options stand before --; what follows it is a key or path." : nil
    }

    /// The error without the usage of the command.
    var sentence: String { suggestion ?? Self.statement(message) }

    private var usage: [String] {
        let name = names.joined(separator: " ")
        let more = "See `\(name) --help` for more information."
        guard let tool, !tool.command.hasSubcommands else { return ["  \(more)"] }
        return ["Usage: \(([name] + tool.command.shortUsage).joined(separator: " "))", "  \(more)"]
    }

    private var options: [String] { tool?.command.optionNames ?? [] }

    /// The error about an unknown option, with the nearest known one.
    private var suggestion: String? {
        guard let name = unknownOption else { return nil }
        let meant = nearest(to: name).map { "; did you mean “\($0)”?" } ?? ""
        return "unknown option “\(VisibleText.shown(name))”\(meant)"
    }

    /// The unknown option.
    ///
    /// The parser may report another error first, so the given options are also compared with the known ones.
    private var unknownOption: String? {
        let start = "Unknown option '"
        if message.hasPrefix(start) { return String(message.dropFirst(start.count).prefix { $0 != "'" }) }
        guard !options.isEmpty else { return nil }
        let given = words.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { $0.prefix { $0 != "=" } }
        return given.first { !options.contains(String($0.dropFirst(2))) }.map(String.init)
    }

    /// Returns the suggested option.
    ///
    /// The parser's own suggestion is not used: it may have nothing in common with the name, and the parser suggests
    /// nothing for a single letter.
    private func nearest(to name: String) -> String? {
        let word = String(name.drop { $0 == "-" })
        guard word.count > 1 else {
            return options.first { $0.hasPrefix(word.lowercased()) }.map { "--\($0)" }
        }
        if let meant = Self.otherWords[word], options.contains(meant.name) {
            return (["--\(meant.name)"] + [meant.value].compactMap { $0 }).joined(separator: " ")
        }
        return Spelling.nearest(to: word, in: options).map { "--\($0)" }
    }

    /// Names that other tools use, and the corresponding options with their values.
    private static let otherWords: [String: (name: String, value: String?)] = [
        "no-color": ("color", "never"), "no-colour": ("color", "never"), "reporter": ("format", nil),
        "cached": ("staged", nil), "locale": ("language", nil), "lang": ("language", nil), "file": ("catalog", nil),
        "table": ("catalog", nil), "grep": ("search", nil),
    ]
}
