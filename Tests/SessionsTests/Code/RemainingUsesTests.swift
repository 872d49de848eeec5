import Foundation
import TestSupport
import Testing

@testable import InterfaceTexts
@testable import Sessions

@Suite("Uses in code that remain after a change")
struct RemainingUsesTests {
    /// Returns the notes about a key if a shell script counts the uses.
    ///
    /// Another program writes the script. If this process wrote it, a process that another test starts at the same moment
    /// would have it open for writing, too, and a program that is open for writing cannot start.
    private func notes(of script: String, keys: [String] = ["a"], seconds: Double = 20) async throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("text", "#!/bin/sh\n\(script)\n")
        _ = try Program.run(["/bin/sh", "-c", "cp text program && chmod 700 program"], in: folder.path)
        let uses = await RemainingUses(
            of: keys.map { (key: $0, table: "L.xcstrings") }, folder.file("program"),
            ProcessInfo.processInfo.environment,
            seconds: seconds)
        return uses.notes { "\($0) \($1)" }
    }

    @Test("A search that takes too long is no silence")
    func time() async throws {
        let notes = try await notes(of: "sleep 30", seconds: 1)
        #expect(notes == [Texts.Edit.usesUnknownTime(seconds: 1).resolved])
    }

    @Test("A search that fails is no silence", arguments: ["exit 2", "echo no list"])
    func failure(script: String) async throws {
        #expect(try await notes(of: script) == [Texts.Edit.usesUnknown(program: "fitloc-sources").resolved])
    }

    @Test("The uses of a key in several tables are added, and only some keys are named")
    func counts() async throws {
        let two = #"[{"table":"L.xcstrings","key":"a","count":2},{"table":"M.xcstrings","key":"a","count":1}"#
        let many = (10..<40).map { #",{"table":"L.xcstrings","key":"k\#($0)","count":1}"# }.joined()
        let none = #"{"table":"L.xcstrings","key":"z","count":0}"#
        let notes = try await notes(of: "cat >/dev/null; echo '\(two)\(many),\(none)]'")
        #expect(notes.count == 21)
        #expect(notes.first == "“a” 3")
        #expect(notes.last == Texts.Edit.moreStillUsed(count: 11).resolved)
    }
}
