import Foundation
import TestSupport

/// The test program that asks one question and prints the answer to standard output.
enum ProbeProgram {
    /// The result of a run.
    struct Outcome: Sendable {
        let ending: PseudoTerminal.Ending
        let output: String
        let printed: String
        let modesBefore: [UInt64]
        let modesAfter: [UInt64]
    }

    /// Asks a question with the given arguments while `person` types, and waits for the end.
    static func run(
        _ arguments: String..., environment: [String: String] = ["TERM": "xterm"],
        size: (columns: Int, rows: Int) = (80, 24), _ person: @escaping @Sendable (PseudoTerminal) throws -> Void
    ) async throws -> Outcome {
        try await PseudoTerminal.run(
            url, arguments: arguments, environment: environment, size: size
        ) { terminal in
            try person(terminal)
            let ending = try terminal.waitForEnd()
            return Outcome(
                ending: ending, output: try terminal.output(), printed: terminal.printed,
                modesBefore: terminal.modesAtStart, modesAfter: try terminal.modes())
        }
    }

    /// The program is built next to the test bundle.
    static var url: URL {
        let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
        let executable = Bundle.main.executableURL ?? Bundle.main.bundleURL
        let test = bundles.first { $0.pathExtension == "xctest" } ?? executable
        return test.deletingLastPathComponent().appendingPathComponent("prompt-probe")
    }
}

/// Keys as the bytes that a terminal sends.
enum Key {
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    static let delete = "\u{1B}[3~"
    static let backspace = "\u{7F}"
    static let enter = "\r"
    static let tab = "\t"
    static let controlC = "\u{03}"
    static let controlD = "\u{04}"
    static let controlU = "\u{15}"
}
