import Foundation
import TestSupport
import Testing
import Yams

@Suite("The example workflow")
struct WorkflowTests {
    private struct Workflow: Decodable {
        let jobs: [String: Job]

        struct Job: Decodable { let steps: [Step] }

        struct Step: Decodable {
            let uses: String?
            let with: [String: String]?
            let run: String?
        }

        var steps: [Step] { jobs.values.flatMap(\.steps) }
        var lines: [String] { steps.compactMap(\.run) }
    }

    private static func workflow() throws -> Workflow {
        let file = SourceTree.package.appendingPathComponent("Examples/GitHub/strings-from-source.yml")
        return try YAMLDecoder().decode(Workflow.self, from: String(contentsOf: file, encoding: .utf8))
    }

    /// Returns a clone as `actions/checkout` leaves it: the pull request merged into main, with fitloc next to it.
    private func clone(adding key: WrittenCatalog.Entry) async throws -> Repository {
        let repository = try await Repository()
        let old: [WrittenCatalog.Entry] = [("a", ["en": "A", "pt-BR": "Á"]), ("z", ["en": "Z"])]
        try repository.work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try write(old, in: repository)
        try await repository.run("git add -A && git commit -qm old && git checkout -q -b topic")
        try write([old[0], key, old[1]], in: repository)
        try await repository.run("git commit -qam new && git checkout -q main && git commit -q --allow-empty -m later")
        try await repository.run("git clone -q --bare . ../origin && git remote add origin ../origin && git fetch -q")
        try await repository.run("git checkout -q --detach origin/main && git merge -q --no-ff -m merged origin/topic")
        let path = WorkFolder.program.path
        try await repository.run("mkdir -p .fitloc/scripts && ln -s '\(path)' .fitloc/scripts/fitloc")
        return repository
    }

    private func write(_ entries: [WrittenCatalog.Entry], in repository: Repository) throws {
        try repository.work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    /// Runs the commands as GitHub Actions does: each one separately, stopping at the first command that fails.
    private func run(in repository: Repository) async throws -> [(line: String, outcome: SpawnedProgram.Outcome)] {
        let setting =
            "export GITHUB_WORKSPACE=\"$PWD\" GITHUB_BASE_REF=main GITHUB_STEP_SUMMARY=\"$PWD/../summary\"; set -e\n"
        var outcomes: [(String, SpawnedProgram.Outcome)] = []
        for line in try Self.workflow().lines {
            outcomes.append((line, try await repository.work.shell(setting + line)))
        }
        return outcomes
    }

    @Test("It fetches the history, which is needed to find changes")
    func history() throws {
        let checkout = try #require(try Self.workflow().steps.first { $0.uses?.hasPrefix("actions/checkout") ?? false })
        #expect(checkout.with?["fetch-depth"] == "0")
    }

    @Test("A pull request with a gap fails, and only because of that gap")
    func gap() async throws {
        let repository = try await clone(adding: ("m", ["en": "M"]))
        let failed = try await run(in: repository).filter { $0.outcome.ending != .status(0) }
        #expect(failed.map(\.outcome.ending) == [.status(1)])
        #expect(
            failed.first?.outcome.output
                == "::error file=Localizable.xcstrings,line=21,col=5,title=missing-translation::"
                + "“m” (pt-BR): no translation\n")
    }

    @Test("One without a gap passes despite old gaps, and its changes are listed")
    func whole() async throws {
        let repository = try await clone(adding: ("m", ["en": "M", "pt-BR": "Eme"]))
        for (line, outcome) in try await run(in: repository) {
            #expect(outcome.ending == .status(0), "\(line)\n\(outcome.output)\(outcome.errors)")
            #expect(outcome.output == "")
        }
        let summary = try repository.work.text(of: "../summary")
        #expect(summary.contains("| m |") && !summary.contains("| z |"))
    }
}
