import ArgumentParser
import Foundation
import XCStringsKit

/// What the argument parser says of wrong usage, with the option that may have been meant.
struct UsageComplaint {
    private let text: String
    private let message: String
    private let words: [String]
    private let options: [String]

    /// - Parameters:
    ///   - words: the words behind the program's name.
    ///   - path: the commands that they name; nil where there are no such ones.
    init(_ error: any Error, of root: any ParsableCommand.Type, _ words: [String], _ path: CommandPath?) {
        text = root.fullMessage(for: error, columns: nil)
        message = root.message(for: error)
        self.words = words
        let tool = path?.commands.last.flatMap { try? ToolDescription(Data($0._dumpHelp().utf8)) }
        options = tool?.command.optionNames ?? []
    }

    /// The lines for a person.
    func lines() -> String {
        guard let name = unknownOption else { return text }
        let meant = nearest(to: name).map { ". Did you mean '\($0)'?" } ?? ""
        let usage = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("Usage:") }
        return "Error: Unknown option '\(VisibleText.shown(name))'\(meant)\n" + usage.joined(separator: "\n")
    }

    /// The option that nothing is called; the parser asks a command what it thinks of the others first.
    private var unknownOption: String? {
        let start = "Unknown option '"
        if message.hasPrefix(start) { return String(message.dropFirst(start.count).prefix { $0 != "'" }) }
        guard !options.isEmpty else { return nil }
        let given = words.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { $0.prefix { $0 != "=" } }
        return given.first { !options.contains(String($0.dropFirst(2))) }.map(String.init)
    }

    /// The parser takes options for near that have nothing in common, and knows none for a single letter.
    private func nearest(to name: String) -> String? {
        let word = String(name.drop { $0 == "-" })
        guard word.count > 1 else {
            return options.first { $0.hasPrefix(word.lowercased()) }.map { "--\($0)" }
        }
        return Spelling.nearest(to: word, in: options).map { "--\($0)" }
    }
}
