import ArgumentParser
import CatalogCore
import Foundation

/// The argument parser's message about a usage error, with a better suggestion for unknown options.
struct UsageErrorMessage {
    private let text: String
    private let message: String
    private let words: [String]
    private let options: [String]

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
        let tool = path?.commands.last.flatMap { try? ToolDescription(Data($0._dumpHelp().utf8)) }
        options = tool?.command.optionNames ?? []
    }

    /// Returns the lines of the message.
    func lines() -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let suggestion else { return lines }
        return ["Error: \(suggestion)"] + lines.drop { !$0.hasPrefix("Usage:") }
    }

    /// The error without the usage of the command.
    var sentence: String { suggestion ?? message }

    /// The error about an unknown option, with the nearest known one.
    private var suggestion: String? {
        guard let name = unknownOption else { return nil }
        let meant = nearest(to: name).map { ". Did you mean '\($0)'?" } ?? ""
        return "Unknown option '\(VisibleText.shown(name))'\(meant)"
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
        return Spelling.nearest(to: word, in: options).map { "--\($0)" }
    }
}
