import Foundation
import TestSupport
import Testing

@Suite("CI files checked by other programs", .waitsForPrograms)
struct CIFileTests {
    private func run(_ words: [String]) async throws {
        try await OwnThread.run {
            let run = try Program.transcript(of: words)
            #expect(run.status == 0, "\(run.text)")
        }
    }

    private static func path(_ name: String) -> String { SourceTree.package.appendingPathComponent(name).path }

    @Test(
        "The action, workflows and pipeline match the published schemas",
        .enabled(if: ForeignReader.hasReportReaders),
        arguments: [
            ("vendor.github-actions", "action.yml"), ("vendor.github-workflows", "Examples/GitHub/strings.yml"),
            ("vendor.github-workflows", "Examples/GitHub/strings-from-source.yml"),
            ("vendor.github-workflows", ".github/workflows/ci.yml"),
            ("vendor.github-workflows", ".github/workflows/docs.yml"),
            ("vendor.github-workflows", ".github/workflows/release.yml"),
            ("vendor.dependabot", ".github/dependabot.yml"),
            ("vendor.gitlab-ci", "Examples/GitLab/strings.yml"),
        ])
    func schemas(schema: String, file: String) async throws {
        try await run([
            ForeignReader.readers + "check-jsonschema", "--builtin-schema", schema, Self.path(file),
        ])
    }

    @Test("pre-commit accepts the hooks", .enabled(if: ForeignReader.hasReportReaders))
    func preCommit() async throws {
        try await run([
            ForeignReader.readers + "pre-commit", "validate-manifest", Self.path(".pre-commit-hooks.yaml"),
        ])
    }

    @Test("zizmor finds no weakness in the workflows and the action", .enabled(if: ForeignReader.hasReportReaders))
    func zizmor() async throws {
        try await run([
            ForeignReader.readers + "zizmor", "--offline", "--no-progress", "--quiet", Self.path(".github"),
            Self.path("action.yml"),
        ])
    }

    @Test("The hook for an installed program rejects the same commits as the other hook")
    func hooks() throws {
        let text = try String(contentsOfFile: Self.path(".pre-commit-hooks.yaml"), encoding: .utf8)
        let entries = text.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }
        #expect(entries == ["  entry: scripts/fitloc lint --staged --quiet", "  entry: fitloc lint --staged --quiet"])
    }
}
