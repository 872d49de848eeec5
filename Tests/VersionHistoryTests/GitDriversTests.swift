import Testing

@testable import VersionHistory

@Suite("git settings for fitloc")
struct GitDriversTests {
    private func command(_ program: String, _ version: GitVersion) throws -> String {
        let drivers = GitDrivers(program: program, otherwise: "/b", version: version)
        return try #require(drivers.settings.first { $0.name == "merge.fitloc.driver" }?.value)
    }

    @Test("git mergetool names the versions and trusts the exit status")
    func mergetool() {
        let drivers = GitDrivers(program: "fitloc", otherwise: "/b c", version: GitVersion(2, 39))
        let settings = Dictionary(drivers.settings.map { ($0.name, $0.value) }) { $1 }
        #expect(
            settings["mergetool.fitloc.cmd"]
                == #"f=fitloc; command -v "$f" >/dev/null || f='/b c'; "$f" merge --interactive -o "$MERGED" "$BASE" "$LOCAL" "$REMOTE""#
        )
        #expect(settings["mergetool.fitloc.trustExitCode"] == "true")
    }

    @Test("Labels are requested if git supports them")
    func labels() throws {
        #expect(try !command("fitloc", GitVersion(2, 39)).contains("%X"))
        #expect(
            try command("fitloc", GitVersion(2, 44)).contains(
                "--label-base=%S --label-ours=%X --label-theirs=%Y %O %A %B;"))
        #expect(GitVersion(printed: "git version 2.50.1 (Apple Git-155)") == GitVersion(2, 50))
        #expect(GitVersion(printed: "git version 3.0.rc1").map { $0 > GitVersion(2, 44) } == true)
        #expect(GitVersion(printed: "hub") == nil)
    }

    @Test("Before git passes labels, the name of the merged branch comes from the environment")
    func branches() {
        let commit = String(repeating: "ab12", count: 10)
        let names = MergedBranches.names(in: ["GITHEAD_" + commit: "topic", "HOME": "/"])
        #expect(names.map { [$0.ours, $0.theirs] } == ["HEAD", "topic"])
        #expect(MergedBranches.names(in: ["GITHEAD_x": "topic", "HOME": "/"]) == nil)
        #expect(MergedBranches.names(in: ["GITHEAD_" + commit: "a", "GITHEAD_" + commit.reversed(): "b"]) == nil)
    }

    @Test("The lines of an earlier version are replaced and removed")
    func formerLines() {
        let block = String(decoding: AttributeLines.adding(to: nil), as: UTF8.self)
        let former = block.replacing("*.strings merge=fitloc", with: "*.strings")
            .replacing("*.stringsdict merge=fitloc", with: "*.stringsdict")
        #expect(former != block)
        let file = Array("*.png binary\n\n\(former)".utf8)
        #expect(String(decoding: AttributeLines.adding(to: file), as: UTF8.self) == "*.png binary\n\n\(block)")
        #expect(AttributeLines.removing(from: file).map { String(decoding: $0, as: UTF8.self) } == "*.png binary\n")
    }

    @Test("Paths may contain quotes and percent signs, which git would replace")
    func quoting() throws {
        let start = try command("/it's %A/fitloc", GitVersion(2, 39)).prefix { $0 != ";" }
        #expect(start == #"f='/it'\''s %%A/fitloc'"#)
    }

    @Test("Attribute lines that were moved or surrounded by others are found, and nothing else is removed")
    func attributes() throws {
        let block = String(decoding: AttributeLines.adding(to: nil), as: UTF8.self)
        func removed(_ text: String) -> String? {
            AttributeLines.removing(from: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(removed(block) == nil)
        #expect(removed("a\n\n\(block)b\n") == "a\nb\n")
        #expect(removed("a\n\(block)b\n") == "a\nb\n")
        #expect(removed(block + "b\n") == "b\n")
        #expect(removed(block.replacing("\n", with: "\r\n") + "b\r\n") == "b\r\n")
        #expect(removed(block + "*.foo merge=fitloc\n") == "*.foo merge=fitloc\n")
        #expect(removed("*.strings diff=fitloc\n") == "*.strings diff=fitloc\n")
    }
}
