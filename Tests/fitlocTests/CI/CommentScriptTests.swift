import Foundation
import TestSupport
import Testing

@Suite(
    "The comment on a pull request",
    .enabled(if: FileManager.default.isExecutableFile(atPath: ForeignReader.python), "needs Python"), .waitsForPrograms)
struct CommentScriptTests {
    private static let mark = "<!-- fitloc report -->"
    private static let onGitHub =
        "GITHUB_TOKEN=secret GITHUB_REPOSITORY=o/r GITHUB_EVENT_PATH=event.json"
    private static let onGitLab = "GITLAB_TOKEN=secret CI_PROJECT_ID=7 CI_MERGE_REQUEST_IID=5"

    /// Creates a folder with a report, a pull request and other comments.
    private func folder(_ report: String, comments: [String]) throws -> WorkFolder {
        let work = try WorkFolder()
        try work.write(report, to: "report.md")
        try work.write("{\"pull_request\": {\"number\": 5}}", to: "event.json")
        let list = comments.enumerated().map { ["id": $0 + 1, "body": $1] as [String: Any] }
        try JSONSerialization.data(withJSONObject: list).write(to: work.file("comments.json"))
        return work
    }

    /// Runs the script with a fake host.
    ///
    /// Returns its output, the comments and the requests.
    @discardableResult
    private func comment(
        in work: WorkFolder, _ setting: String, status: Int32 = 0
    ) async throws -> (said: String, comments: [String], asked: [String]) {
        let fake = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("fake_host.py")
        let script = SourceTree.package.appendingPathComponent("scripts/ci/comment").path
        let run = "\(setting) python3 '\(fake.path)' comments.json python3 '\(script)' report.md"
        let outcome = try await work.shell(run)
        #expect(outcome.ending == .status(status), "\(outcome.errors)")
        let state = try JSONValue(parsing: try work.text(of: "comments.json"))
        let comments = (state["comments"]?.elements ?? []).compactMap { $0["body"]?.text }
        let list = comments.enumerated().map { ["id": $0 + 1, "body": $1] as [String: Any] }
        try JSONSerialization.data(withJSONObject: list).write(to: work.file("comments.json"))
        return (outcome.output + outcome.errors, comments, (state["asked"]?.elements ?? []).compactMap(\.text))
    }

    @Test(
        "It is created once, then updated, and left unchanged if the report is the same",
        arguments: [onGitHub, onGitLab])
    func replaced(setting: String) async throws {
        // So many comments precede the wanted comment that the host's first page does not contain it.
        let others = (1...120).map { "comment \($0)" }
        let work = try folder("\(Self.mark)\nfirst\n", comments: others)
        #expect(try await comment(in: work, setting).comments == others + ["\(Self.mark)\nfirst\n"])
        try work.write("\(Self.mark)\nsecond, “ã”\n", to: "report.md")
        #expect(try await comment(in: work, setting).comments == others + ["\(Self.mark)\nsecond, “ã”\n"])
        let last = try await comment(in: work, setting)
        #expect(last.said == "comment left as it is\n")
        #expect(last.asked.count == 2 && last.asked.allSatisfy { $0.hasPrefix("GET ") })
    }

    @Test("URLs are those that each host documents")
    func addresses() async throws {
        let work = try folder("\(Self.mark)\nnew\n", comments: ["\(Self.mark)\nold\n"])
        #expect(
            try await comment(in: work, Self.onGitHub).asked == [
                "GET /repos/o/r/issues/5/comments?per_page=100&page=1", "PATCH /repos/o/r/issues/comments/1",
            ])
        try work.write("\(Self.mark)\nnewer\n", to: "report.md")
        #expect(
            try await comment(in: work, Self.onGitLab).asked == [
                "GET /projects/7/merge_requests/5/notes?per_page=100&page=1",
                "PUT /projects/7/merge_requests/5/notes/1",
            ])
    }

    @Test("A comment that quotes the mark further down is not mistaken for it")
    func quoted() async throws {
        let work = try folder("\(Self.mark)\nnew\n", comments: ["look:\n\(Self.mark)"])
        #expect(try await comment(in: work, Self.onGitHub).comments.count == 2)
    }

    @Test("Without a pull request, nothing is done")
    func noPullRequest() async throws {
        let work = try folder("\(Self.mark)\nnew\n", comments: [])
        try work.write("{\"ref\": \"refs/heads/main\"}", to: "event.json")
        let run = try await comment(in: work, Self.onGitHub)
        #expect(run.said == "no pull request, no comment\n" && run.asked.isEmpty)
    }

    @Test("A file without a mark or that is too long, a missing token and an error of the host are reported")
    func refused() async throws {
        let work = try folder("no mark\n", comments: [])
        #expect(try await comment(in: work, Self.onGitHub, status: 2).said.contains("does not begin with a mark"))
        try work.write("\(Self.mark)\n" + String(repeating: "x", count: 65_536), to: "report.md")
        #expect(try await comment(in: work, Self.onGitHub, status: 2).said.contains("a comment at most 65536"))
        try work.write("\(Self.mark)\nnew\n", to: "report.md")
        let noToken = Self.onGitHub.replacing("GITHUB_TOKEN=secret", with: "GITHUB_TOKEN=")
        #expect(try await comment(in: work, noToken, status: 2).said == "error: GITHUB_TOKEN is not set\n")
        let wrong = Self.onGitHub.replacing("GITHUB_TOKEN=secret", with: "GITHUB_TOKEN=other")
        let said = try await comment(in: work, wrong, status: 2).said
        #expect(said.contains("403") && !said.contains("other"))
    }
}
