import Foundation
import TestSupport
import Testing

/// A copy of the real app FitToday, in which the commands of the guide `docs/fittoday/adopting.md` run.
struct MigratedApp {
    /// The answer of `fitloc adopt --accessors --format json`.
    struct Answer: Decodable {
        /// A replaced lookup or text.
        struct Rewritten: Decodable {
            let path: String
            let line: Int
            /// The code that replaces it.
            let accessor: String
        }

        /// A lookup that stays.
        struct Left: Decodable {
            let path: String
            let key: String
            let reason: String
        }

        let rewritten: [Rewritten]
        let left: [Left]
    }

    /// The folder of the copy.
    let folder: WorkFolder

    /// Copies the app.
    init() throws {
        folder = try WorkFolder(named: "app")
        for file in try Corpus.realFiles(in: "fittoday-app", endingIn: ["swift", "strings", "plist"]) {
            let parts = file.url.pathComponents
            let start = try #require(parts.lastIndex(of: "fittoday-app"))
            let copy = parts[(start + 1)...].reduce(folder.url) { $0.appendingPathComponent($1) }
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: copy)
        }
    }

    /// Follows step 1: the app's own lookup becomes that of the package.
    func linkPackage() throws {
        try folder.write("@_exported import FitTodayBridge\n", to: "FitToday/FitToday/Support/String+Localized.swift")
    }

    /// Rewrites the app with some maps of `docs/fittoday`.
    ///
    /// The command would end with status 2 if a result were not valid Swift code.
    func adopt(_ maps: [String]) async throws -> Answer {
        let root = SourceTree.package.path
        let names = maps.map { "--map '\(root)/docs/fittoday/\($0)'" }.joined(separator: " ")
        let settings = "\(root)/Sources/FitTodayStrings/generate-strings.json"
        let outcome = try await run(
            "fitloc adopt --accessors FitToday \(names) --settings '\(settings)' --format json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    }

    /// Runs a command in the app's folder.
    func run(_ line: String) async throws -> (status: Int32, output: String, errors: String) {
        let url = folder.url
        return try await OwnThread.run {
            let outcome = try SpawnedProgram(
                ["/bin/sh", "-c", line], in: url, environment: BuiltProgram.environment(in: url)
            ).waitForEnd(patience: 600)
            return (outcome.ending.number, outcome.output, outcome.errors)
        }
    }
}
