import CommandOutput
import Foundation
import InterfaceTexts
import StandardStreams
import TerminalSupport

/// The questions that `init` asks on a terminal.
struct InitDialogue {
    private let output: OutputOptions

    /// Creates the questions with the styles of the output options.
    init(_ output: OutputOptions) {
        self.output = output
    }

    /// Asks whether to accept the existing findings.
    ///
    /// Returns false without asking if there is no terminal.
    func accepts(_ count: Int) throws -> Bool {
        guard count > 0, StandardStream.output.isTerminal,
            var prompter = Prompter(styler: output.errorStyler, environment: ProcessInfo.processInfo.environment)
        else { return false }
        guard let answer = try prompter.consent(to: Texts.Init.question(count: count)) else {
            throw CommandFailure.nothingWritten
        }
        return answer == .yes
    }
}
