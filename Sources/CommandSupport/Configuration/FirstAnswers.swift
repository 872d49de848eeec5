import Foundation
import XCStringsKit

/// What `init` asks on a terminal.
struct FirstAnswers {
    private let output: OutputOptions

    /// Asks in the colours of the options.
    init(_ output: OutputOptions) {
        self.output = output
    }

    /// Whether a person wants the findings of today accepted; false where nobody is there to be asked.
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
