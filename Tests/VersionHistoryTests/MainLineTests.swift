import TestSupport
import Testing

@testable import VersionHistory

@Suite("The main line of files", .waitsForPrograms)
struct MainLineTests {
    @Test("Commits that changed the files are listed in order, and others are not")
    func commits() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: "a.strings")
        try repository.commit("else", at: "b.strings")
        try repository.commit("two", at: "a.strings")
        let line = try repository.history.mainLine(of: ["a.strings"])
        #expect(
            try line.commits.map(\.name) == [repository.history.commit("HEAD~2"), repository.history.commit("HEAD")])
        #expect(line.presentPaths == [:])
    }

    @Test("A merge counts as one commit, whatever its branch contains")
    func merges() throws {
        let repository = try TemporaryRepository()
        try repository.commit("one", at: "a.strings")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit("two", at: "a.strings")
        try repository.commit("three", at: "a.strings")
        try repository.git("checkout", "-q", "-")
        try repository.commit("else", at: "b.strings")
        try repository.git("merge", "-q", "--no-ff", "-m", "Merge", "topic")
        let history = try repository.history
        #expect(
            try history.mainLine(of: ["a.strings"]).commits.map(\.name) == [
                history.commit("HEAD~2"), history.commit("HEAD"),
            ])
    }

    @Test("Renames are followed")
    func renames() throws {
        let repository = try TemporaryRepository()
        try repository.commit((0..<50).map { "line \($0)\n" }.joined(), at: "old.strings")
        try repository.git("mv", "old.strings", "new.strings")
        try repository.git("commit", "-q", "-m", "Move")
        let line = try repository.history.mainLine(of: ["new.strings"])
        #expect(line.commits.count == 2)
        #expect(line.presentPaths == ["old.strings": "new.strings"])
    }

    @Test("Before the first commit, there are no commits; each commit has its own details")
    func details() throws {
        let repository = try TemporaryRepository()
        #expect(try repository.history.mainLine(of: ["a.strings"]).commits == [])
        try repository.commit("one", at: "a.strings")
        let history = try repository.history
        let details = try history.details(of: history.commit("HEAD"))
        let logged = try #require(try history.mainLine(of: ["a.strings"]).commits.first)
        #expect(details == logged && !details.date.isEmpty)
    }
}
