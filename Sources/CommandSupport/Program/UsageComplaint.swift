import ArgumentParser
import Foundation
import XCStringsKit

/// What the argument parser says of wrong usage, with the option that may have been meant.
struct UsageComplaint {
    private let text: String
    private let message: String
    private let path: CommandPath?

    /// - Parameter path: the commands that the command line names; nil where there are no such ones.
    init(_ error: any Error, of root: any ParsableCommand.Type, _ path: CommandPath?) {
        text = root.fullMessage(for: error, columns: nil)
        message = root.message(for: error)
        self.path = path
    }

    /// The lines for a person.
    func lines() -> String {
        guard let name = unknownOption else { return text }
        let meant = nearest(to: name).map { ". Did you mean '\($0)'?" } ?? ""
        return text.replacing(message, with: "Unknown option '\(VisibleText.shown(name))'\(meant)", maxReplacements: 1)
    }

    private var unknownOption: String? {
        let start = "Unknown option '"
        guard message.hasPrefix(start) else { return nil }
        return String(message.dropFirst(start.count).prefix { $0 != "'" })
    }

    /// The parser takes options for near that have nothing in common, and knows none for a single letter.
    private func nearest(to name: String) -> String? {
        guard let command = path?.commands.last,
            let tool = try? ToolDescription(Data(command._dumpHelp().utf8))
        else { return nil }
        let known = tool.command.optionNames
        let word = String(name.drop { $0 == "-" })
        guard word.count > 1 else {
            return known.first { $0.hasPrefix(word.lowercased()) }.map { "--\($0)" }
        }
        return Spelling.nearest(to: word, in: known).map { "--\($0)" }
    }
}
