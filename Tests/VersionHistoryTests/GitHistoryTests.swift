import Foundation
import TestSupport
import Testing

@testable import VersionHistory

@Suite("Versions of files in git", .waitsForPrograms)
struct GitHistoryTests {
    @Test("If a setting occurs twice, the last one counts, as in git")
    func doubledSetting() throws {
        let repository = try TemporaryRepository()
        for file in ["first", "last"] { try repository.git("config", "--add", "core.attributesFile", "/tmp/\(file)") }
        let git = GitProgram(in: repository.url.path)
        #expect(try git.namedAttributesFile == "/tmp/last")
        #expect(try git.configuration("core.attributesFile", in: .local) == ["/tmp/first", "/tmp/last"])
        #expect(try git.configuration("core.nothing", in: .local) == [])
    }

    @Test("A file can be read from a commit and from the index; a missing file is nil")
    func versions() throws {
        let repository = try TemporaryRepository()
        let path = "a folder/ação \"x\".strings"
        try repository.commit("one", at: path)
        try repository.commit("two\n\n", at: path)
        try repository.write("three", to: path)
        try repository.git("add", "-A")
        let history = try repository.history
        let first = try history.commit("HEAD~1")
        #expect(try history.file(path, in: .commit(first)) == Array("one".utf8))
        #expect(try history.file(path, in: .commit(history.commit("HEAD"))) == Array("two\n\n".utf8))
        #expect(try history.file(path, in: .index) == Array("three".utf8))
        #expect(try history.files(["no", path, "a folder"], in: .index) == [nil, Array("three".utf8), nil])
        #expect(try history.paths(in: .commit(first)) == [path])
    }

    @Test("Changes are compared with the default branch of a remote, or else with the upstream")
    func comparedBranch() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: "a")
        #expect(try repository.history.comparedBranch == nil)
        try repository.git("update-ref", "refs/remotes/origin/work", "HEAD")
        try repository.git("config", "remote.origin.url", ".")
        try repository.git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*")
        try repository.git("config", "branch.main.remote", "origin")
        try repository.git("config", "branch.main.merge", "refs/heads/work")
        #expect(try repository.history.comparedBranch == "origin/work")
        for remote in ["fork", "origin"] {
            try repository.git("update-ref", "refs/remotes/\(remote)/develop", "HEAD")
            try repository.git("symbolic-ref", "refs/remotes/\(remote)/HEAD", "refs/remotes/\(remote)/develop")
            #expect(try repository.history.comparedBranch == "\(remote)/develop")
        }
    }

    @Test("The last release is the nearest tag before a commit")
    func tags() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: "a")
        let history = try repository.history
        #expect(try history.tag(before: history.commit("HEAD")) == nil)
        try repository.git("tag", "v1")
        // The first commit is the release itself, and has nothing before it.
        #expect(try history.tag(before: history.commit("HEAD")) == nil)
        try repository.commit("two", at: "a")
        #expect(try history.tag(before: history.commit("HEAD")) == "v1")
        try repository.git("tag", "v2")
        #expect(try history.tag(before: history.commit("HEAD")) == "v1")
        try repository.git("branch", "v2", "v1")
        try repository.commit("three", at: "a")
        #expect(try history.tag(before: history.commit("HEAD")) == "v2")
        #expect(try history.commit(GitHistory.reference(toTag: "v2")) == history.commit("HEAD~1"))
    }

    @Test("A file whose name contains a line break can be read", arguments: ["a\nb", "a\r\nb"])
    func lineBreak(path: String) throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: path)
        #expect(try repository.history.files([path, path], in: .index) == [Array("one".utf8), Array("one".utf8)])
    }

    @Test("The root is the folder of the repository, even if git's own folder is elsewhere")
    func root() throws {
        let repository = try TemporaryRepository()
        let folder = repository.url.path + "/sub"
        try repository.git("init", "-q", "--separate-git-dir", repository.url.path + "/own", "sub")
        #expect(try GitHistory(around: folder).root.hasSuffix("/sub"))
        // git skips a folder `.git` without a repository.
        try repository.write("", to: "sub/inner/.git/notes")
        #expect(try GitHistory(around: folder + "/inner").root.hasSuffix("/sub"))
        try repository.git("-C", "sub", "config", "core.worktree", folder + "/inner")
        #expect(try GitHistory(around: folder).root.hasSuffix("/sub/inner"))
        let root = try repository.history.root
        try repository.git("-C", "sub", "config", "core.worktree", root)
        #expect(throws: GitError.otherWorkTree(root, repository: folder)) { try GitHistory(around: folder) }
    }

    @Test("Many files and files of several megabytes can be read")
    func large() throws {
        let repository = try TemporaryRepository()
        let text = String(repeating: "0123456789abcde\n", count: 200_000)
        for number in 0..<5 { try repository.write(text + "\(number)", to: "\(number)") }
        try repository.git("add", "-A")
        let names = Array(repeating: ["0", "1", "2", "3", "4", "none"], count: 3).flatMap { $0 }
        let files = try repository.history.files(names, in: .index)
        #expect(files.compactMap { $0?.count } == Array(repeating: text.utf8.count + 1, count: 15))
    }

    @Test("The merge base and renamed files are found")
    func mergeBase() throws {
        let repository = try TemporaryRepository()
        let text = (0..<50).map { "line \($0)\n" }.joined()
        try repository.commit(text, at: "old name")
        let base = try repository.git("rev-parse", "HEAD")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.git("mv", "old name", "new name")
        try repository.commit(text + "more\n", at: "new name")
        try repository.git("checkout", "-q", "main")
        try repository.commit("other", at: "other")
        let history = try repository.history
        #expect(try history.mergeBase("main", "topic") == base)
        #expect(
            try history.changedPaths(from: base, to: .commit(history.commit("topic"))).renames == [
                "new name": "old name"
            ])
    }

    @Test("Changed files are those with different contents, regardless of line breaks in the checkout")
    func changes() throws {
        let repository = try TemporaryRepository()
        try repository.git("config", "core.autocrlf", "true")
        try repository.commit("one\n", at: "same")
        try repository.commit("one\n", at: "gone")
        try repository.commit("one\n", at: "changed")
        let base = try repository.git("rev-parse", "HEAD")
        try repository.write("one\r\n", to: "same")
        try repository.write("two\n", to: "changed")
        try repository.git("rm", "-q", "gone")
        try repository.write("new\n", to: "untracked")
        let history = try repository.history
        #expect(try history.changedPaths(from: base, to: .workTree).paths == ["gone", "changed"])
        #expect(try history.changedPaths(from: base, to: .index).paths == ["gone"])
    }

    @Test("Links are not files, but a file with a merge conflict is")
    func kinds() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one\n", at: "f")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit("two\n", at: "f")
        try repository.git("checkout", "-q", "main")
        try FileManager.default.createSymbolicLink(
            atPath: repository.url.appendingPathComponent("link").path, withDestinationPath: "f")
        try repository.commit("three\n", at: "f")
        #expect(throws: GitError.self) { try repository.git("merge", "-q", "topic") }
        let history = try repository.history
        #expect(try history.paths(in: .index) == ["f"])
        #expect(try history.file("f", in: .index) == nil)
        #expect(try history.paths(in: .commit(history.commit("HEAD"))) == ["f"])
    }

    @Test("Before the first commit, there is no revision")
    func unborn() throws {
        let repository = try TemporaryRepository()
        #expect(try repository.history.lastCommit == nil)
        try repository.commit("one", at: "f")
        #expect(try repository.history.lastCommit == repository.git("rev-parse", "HEAD"))
    }

    @Test("The three versions of a failed merge can be read")
    func recorded() throws {
        let repository = try TemporaryRepository()
        try repository.commit("0\n", at: "f")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit("2\n", at: "f")
        try repository.git("checkout", "-q", "main")
        try repository.commit("1\n", at: "f")
        #expect(try repository.history.recordedVersions(of: "f") == nil)
        #expect(throws: GitError.self) { try repository.git("merge", "-q", "topic") }
        let versions = try #require(try repository.history.recordedVersions(of: "f"))
        #expect([versions.base, versions.ours, versions.theirs] == ["0\n", "1\n", "2\n"].map { Array($0.utf8) })
    }

    @Test("A missing revision is reported, with a possible reason in a shallow clone")
    func missing() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: "f")
        let first = try repository.git("rev-parse", "HEAD")
        try repository.commit("two", at: "f")
        #expect(throws: GitError.unknownRevision("nowhere", isShallow: false)) {
            try repository.history.commit("nowhere")
        }
        #expect(throws: GitError.unknownRevision("--all", isShallow: false)) { try repository.history.commit("--all") }
        let clone = try TemporaryRepository()
        try clone.clone(repository, depth: 1, into: "shallow")
        let history = try GitHistory(around: clone.url.appendingPathComponent("shallow").path)
        #expect(history.isShallow)
        #expect(throws: GitError.unknownRevision(first, isShallow: true)) { try history.commit(first) }
        #expect(throws: GitError.noRepository("/")) { try GitHistory(around: "/") }
    }

    @Test("The user's pagers, colours, external diffs and hooks have no effect")
    func settings() throws {
        let repository = try TemporaryRepository()
        try repository.commit(String(repeating: "x\n", count: 30), at: "a")
        for (name, value) in [
            ("core.pager", "false"), ("color.ui", "always"), ("diff.external", "false"), ("core.fsmonitor", "false"),
            ("diff.mnemonicPrefix", "true"), ("diff.renames", "false"), ("core.quotePath", "true"),
        ] { try repository.git("config", name, value) }
        try repository.git("mv", "a", "ç")
        let history = try repository.history
        let head = try history.commit("HEAD")
        #expect(try history.changedPaths(from: head, to: .index).renames == ["ç": "a"])
        #expect(try history.paths(in: .index) == ["ç"])
    }

    @Test("A call that takes too long is cancelled")
    func timeLimit() throws {
        let repository = try TemporaryRepository()
        try repository.git("config", "alias.slow", "!sleep 30")
        #expect(throws: GitError.tookTooLong(seconds: 1)) {
            try GitProgram(in: repository.url.path, seconds: 1).output(of: ["slow"])
        }
    }
}
