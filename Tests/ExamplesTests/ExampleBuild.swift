import Foundation
import TestSupport

/// What a build of an example said.
struct ExampleBuild {
    /// Whether it ended well.
    let succeeded: Bool
    /// Each error, warning and note once, in their order, with paths from the package: `Sources/…:3:5: error: …`.
    let diagnostics: [String]
    /// All that was printed.
    let output: String

    init(_ outcome: SpawnedProgram.Outcome, of package: URL) {
        succeeded = outcome.ending == .status(0)
        output = outcome.output + "\n" + outcome.errors
        var seen: Set<String> = []
        diagnostics = output.split(separator: "\n").compactMap { line in
            let text = String(line).replacing(package.path + "/", with: "")
            let isDiagnostic = [": error: ", ": warning: ", ": note: "].contains { text.contains($0) }
            // The compiler draws the place below, and says it there again.
            guard isDiagnostic, !text.hasPrefix(" "), seen.insert(text).inserted else { return nil }
            return text
        }
    }

    /// What was said at a line of a file: `error: …`.
    func messages(at path: String, line: Int?) -> [String] {
        diagnostics.filter { $0.hasPrefix("\(path):\(line ?? 0):") }.compactMap { text in
            text.split(separator: ":", maxSplits: 3).last.map { String($0.dropFirst()) }
        }
    }
}
