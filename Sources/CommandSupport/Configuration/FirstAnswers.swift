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
        let answer = try prompter.ask(Question(Texts.Init.question(count: count).resolved)) {
            $0.isEmpty || YesOrNo(typed: $0) != nil ? nil : Texts.Prompt.noOrYes.resolved
        }
        guard case .given(let text) = answer else { throw CommandFailure.nothingWritten }
        return !text.isEmpty && YesOrNo(typed: text) == .yes
    }
}
