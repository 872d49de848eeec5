import Foundation
import TestSupport

/// The result of building an example.
struct ExampleBuild {
    /// Whether the build succeeded.
    let succeeded: Bool
    /// The distinct errors, warnings and notes in order, with paths relative to the package: `Sources/…:3:5: error: …`.
    let diagnostics: [String]
    /// The complete output.
    let output: String

    init(_ outcome: SpawnedProgram.Outcome, of package: URL) {
        succeeded = outcome.ending == .status(0)
        output = outcome.output + "\n" + outcome.errors
        var seen: Set<String> = []
        diagnostics = output.split(separator: "\n").compactMap { line in
            let text = String(line).replacing(package.path + "/", with: "")
            let isDiagnostic = [": error: ", ": warning: ", ": note: "].contains { text.contains($0) }
            // The compiler repeats the message with the source line below.
            guard isDiagnostic, !text.hasPrefix(" "), seen.insert(text).inserted else { return nil }
            return text
        }
    }

    /// Returns the messages at a line of a file, such as `error: …`.
    func messages(at path: String, line: Int?) -> [String] {
        diagnostics.filter { $0.hasPrefix("\(path):\(line ?? 0):") }.compactMap { text in
            text.split(separator: ":", maxSplits: 3).last.map { String($0.dropFirst()) }
        }
    }
}
