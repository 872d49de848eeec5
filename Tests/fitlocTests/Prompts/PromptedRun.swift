import Foundation
import TestSupport

/// A run of `fitloc` in a terminal with a simulated user.
struct PromptedRun: Sendable {
    let ending: PseudoTerminal.Ending
    /// The text of standard output.
    let output: String
    /// The output of the terminal: questions, typed text and errors.
    let printed: String
    /// Whether the terminal modes were restored.
    let restoresTerminal: Bool

    /// Runs `fitloc` in a folder while `person` types, and waits for its end.
    static func fitloc(
        _ arguments: String..., in work: WorkFolder, _ person: @escaping @Sendable (PseudoTerminal) throws -> Void
    ) async throws -> PromptedRun {
        // Without color, the printed questions contain no escape sequences.
        let environment = work.environment.merging(["NO_COLOR": "1"]) { $1 }
        return try await fitloc(arguments, in: work, environment: environment, person)
    }

    /// Runs `fitloc` with an environment.
    static func fitloc(
        _ arguments: [String], in work: WorkFolder, environment: [String: String],
        _ person: @escaping @Sendable (PseudoTerminal) throws -> Void
    ) async throws -> PromptedRun {
        let words = ["-c", #"cd "$0" && exec "$@""#, work.url.path, WorkFolder.program.path] + arguments
        return try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: words, environment: environment
        ) { terminal in
            try person(terminal)
            let ending = try terminal.waitForEnd()
            return PromptedRun(
                ending: ending, output: try terminal.output(), printed: terminal.printed,
                restoresTerminal: try terminal.modes() == terminal.modesAtStart)
        }
    }
}

extension PseudoTerminal {
    /// Waits for a question and answers it with a line.
    func answer(_ question: String, with line: String) throws {
        try wait(for: question)
        try type(line + Key.enter)
    }
}
