import Foundation
import TestSupport
import Testing

@Suite("The GitHub action", .waitsForPrograms)
struct ActionTests {
    @Test("No shell line contains an expression, which the author of a pull request could fill with commands")
    func noInjection() throws {
        let lines = try ActionSteps().steps.compactMap(\.run)
        #expect(lines.count == 4)
        for line in lines { #expect(!line.contains("${{"), "\(line)") }
    }

    /// Returns a pull request with a new gap in addition to an old one, as `actions/checkout` leaves it.
    private func pullRequest() async throws -> Repository {
        let repository = try await Repository()
        let old: [WrittenCatalog.Entry] = [("a", ["en": "A", "pt-BR": "Á"]), ("z", ["en": "Z"])]
        try repository.work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try repository.work.write(WrittenCatalog.text(old), to: WrittenCatalog.name)
        try await repository.run("git add -A && git commit -qm old && git update-ref refs/remotes/origin/main HEAD")
        try repository.work.write(
            WrittenCatalog.text([old[0], ("m", ["en": "M"]), old[1]]), to: WrittenCatalog.name)
        try await repository.run("git commit -qam new")
        return repository
    }

    /// Runs the steps in order.
    ///
    /// The served archive contains only the built program.
    private func run(
        _ inputs: [String: String], in repository: Repository
    ) async throws -> (statuses: [Int32], output: String) {
        let release = try await ReleasedArchive()
        let work = repository.work
        let temporary = work.url.deletingLastPathComponent().appendingPathComponent("temporary").path
        let output = "\(temporary)/output"
        var known = Dictionary(uniqueKeysWithValues: inputs.map { ("inputs.\($0)", $1) })
        known["github.server_url"] = "file://\(release.work.url.path)"
        known["github.action_repository"] = "o/fitloc"
        try await repository.run(
            "mkdir -p '\(temporary)' && printf '{\"pull_request\":{\"number\":5}}' > '\(temporary)/event'")
        _ = try await release.work.shell("mkdir -p o/fitloc/releases && cp -R releases o/fitloc/releases/download")
        var statuses: [Int32] = []
        var printed = ""
        for step in try ActionSteps().steps {
            guard let line = step.run, step.if == nil || known["inputs.comment"] == "true" else { continue }
            try work.write("", to: "../temporary/output")
            var settings = try ActionSteps().environment(of: step, known)
            settings["GITHUB_ACTION_PATH"] = release.work.file("checkout").path
            settings["RUNNER_TEMP"] = temporary
            settings["GITHUB_OUTPUT"] = output
            settings["GITHUB_PATH"] = "\(temporary)/path"
            settings["GITHUB_BASE_REF"] = "main"
            settings["GITHUB_REPOSITORY"] = "o/r"
            settings["GITHUB_EVENT_PATH"] = "\(temporary)/event"
            let exports = settings.map { "export \($0)='\($1.replacing("'", with: "'\\''"))'\n" }.joined()
            try work.write(exports + "set -eo pipefail\n" + line, to: "../temporary/step")
            let outcome = try await work.shell("bash ../temporary/step")
            statuses.append({ if case .status(let status) = outcome.ending { status } else { -1 } }())
            printed += outcome.output
            for pair in try work.text(of: "../temporary/output").split(separator: "\n") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                known["steps.\(step.id ?? "").outputs.\(parts[0])"] = parts.count > 1 ? parts[1] : ""
            }
        }
        printed += "status \(known["steps.lint.outputs.status"] ?? "none")\n"
        return (statuses, printed)
    }

    @Test("In a pull request, only its changes are checked, and each finding has its line")
    func pull() async throws {
        let repository = try await pullRequest()
        let run = try await run(["format": "github\nsarif=out.sarif"], in: repository)
        #expect(run.statuses == [0, 0, 1])
        #expect(
            run.output
                == "::error file=Localizable.xcstrings,line=21,col=5,title=missing-translation::"
                + "“m” (pt-BR): no translation\nstatus 1\n")
        #expect(
            try repository.work.text(of: "out.sarif").contains("o/fitloc/blob/main/docs/rules.md#missing-translation"))
    }

    @Test("since: all checks everything, args adds options, and quoted words stay together")
    func inputs() async throws {
        let repository = try await pullRequest()
        let all = try await run(["since": "all", "args": "--disable missing-translation --exit-zero"], in: repository)
        #expect(all.statuses == [0, 0, 0])
        try await repository.run("mkdir 'a b' && cp \(WrittenCatalog.name) 'a b/'")
        let path = try await run(
            ["since": "all", "path": "a b\n", "args": "--format 'json=out file.json'"], in: repository)
        #expect(path.statuses == [0, 0, 1])
        #expect(try repository.work.text(of: "out file.json").contains("\"path\": \"a b/Localizable.xcstrings\""))
    }

    @Test("The content of inputs is never executed")
    func noCommands() async throws {
        let repository = try await pullRequest()
        let evil = "$(touch run-1) `touch run-2`; touch run-3 && touch run-4"
        for name in ["since", "format", "path", "args"] {
            let run = try await run([name: evil], in: repository)
            #expect(run.statuses.last != 0)
        }
        #expect(try repository.work.names().filter { $0.hasPrefix("run-") } == [])
    }

    @Test("With comment, the findings are written to a file for the comment script")
    func comment() async throws {
        let repository = try await pullRequest()
        let run = try await run(["comment": "true", "token": ""], in: repository)
        // Without a token, as in a fork, no comment can be written. Only the findings decide whether the job fails.
        #expect(run.statuses == [0, 0, 1, 0])
        #expect(run.output.contains("::warning title=fitloc::There is no comment"))
        let text = try repository.work.text(of: "../temporary/fitloc-comment.md")
        #expect(text.hasPrefix("<!-- fitloc lint -->\n### fitloc: 1 error\n"))
    }
}
