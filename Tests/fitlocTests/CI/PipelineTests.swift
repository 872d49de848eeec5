import Foundation
import TestSupport
import Testing
import Yams

@Suite("The examples for GitLab and Xcode Cloud", .waitsForPrograms)
struct PipelineTests {
    private struct Pipeline: Decodable {
        let strings: Job

        struct Job: Decodable {
            let variables: [String: String]
            let preparation: [String]
            let script: [String]

            enum CodingKeys: String, CodingKey {
                case variables, script
                case preparation = "before_script"
            }
        }
    }

    /// Returns a release whose checkout can be cloned at its tag.
    private func release() async throws -> ReleasedArchive {
        let release = try await ReleasedArchive()
        _ = try await release.work.shell(
            """
            cd checkout && git init -q -b main && git add -A
            git -c user.name=A -c user.email=a@example.com commit -qm release && git tag v\(ReleasedArchive.version)
            """)
        return release
    }

    /// Returns a merge request with a new gap in addition to an old one.
    private func mergeRequest() async throws -> (repository: Repository, base: String) {
        let repository = try await Repository()
        let old: [WrittenCatalog.Entry] = [("a", ["en": "A", "pt-BR": "Á"]), ("z", ["en": "Z"])]
        try repository.work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try repository.work.write(WrittenCatalog.text(old), to: WrittenCatalog.name)
        try await repository.run("git add -A && git commit -qm old")
        let base = try await repository.run("git rev-parse HEAD").trimmingCharacters(in: .newlines)
        try repository.work.write(WrittenCatalog.text(old + [("zz", ["en": "ZZ"])]), to: WrittenCatalog.name)
        try await repository.run("git commit -qam new")
        return (repository, base)
    }

    /// Returns export commands for a shell.
    private func exports(_ values: [String: String]) -> String {
        values.map { "export \($0)='\($1)'\n" }.joined()
    }

    @Test("In GitLab, only the changes of the merge request are checked, and both reports are at their paths")
    func gitLab() async throws {
        let (release, (repository, base)) = (try await release(), try await mergeRequest())
        let file = SourceTree.package.appendingPathComponent("Examples/GitLab/strings.yml")
        let job = try YAMLDecoder().decode(Pipeline.self, from: String(contentsOf: file, encoding: .utf8)).strings
        let known = [
            "FITLOC_REPOSITORY": "file://\(release.work.file("checkout").path)",
            "FITLOC_RELEASES": "file://\(release.work.file("releases").path)",
            "FITLOC_CHECKOUT": release.work.file("clone").path, "CI_PROJECT_DIR": repository.work.url.path,
            "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
        ]
        let lines = exports(job.variables.merging(known) { $1 })
        let prepared = try await repository.work.shell(
            lines + "set -e\n" + job.preparation.joined(separator: "\n") + "\nfitloc")
        #expect(prepared.output == "released\n", "\(prepared.errors)")
        // The released program is a stand-in; the built program performs the check.
        let outcome = try await repository.work.shell(lines + job.script.joined(separator: "\n"))
        #expect(outcome.ending == .status(1), "\(outcome.errors)")
        #expect(outcome.output.contains("“zz” (pt-BR)") && !outcome.output.contains("“z” (pt-BR)"))
        let issues = try JSONValue(parsing: try repository.work.text(of: "fitloc-quality.json")).elements
        #expect(issues.compactMap { $0["location"]?["path"]?.text } == [WrittenCatalog.name])
        #expect(try repository.work.text(of: "fitloc-tests.xml").contains("failures=\"1\""))
    }

    @Test("In Xcode Cloud, the released program runs in the project, and a damaged archive stops the build")
    func xcodeCloud() async throws {
        let release = try await release()
        let script = SourceTree.package.appendingPathComponent("Examples/XcodeCloud/ci_post_clone.sh").path
        let setting = exports([
            "FITLOC_REPOSITORY": "file://\(release.work.file("checkout").path)",
            "FITLOC_RELEASES": "file://\(release.work.file("releases").path)",
            "CI_PRIMARY_REPOSITORY_PATH": release.work.url.path,
        ])
        let fine = try await release.work.shell("\(setting) '\(script)'")
        #expect(fine.ending == .status(0) && fine.output == "released\n", "\(fine.errors)")
        let pinned = String(repeating: "0", count: 64)
        let damaged = try await release.work.shell("\(setting) FITLOC_CHECKSUM=\(pinned) '\(script)'")
        #expect(damaged.ending == .status(2) && damaged.output == "", "\(damaged.errors)")
    }
}
