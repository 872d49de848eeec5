import Foundation
import Testing

@testable import InterfaceTexts
@testable import Sessions

// A script cannot start while a process that another test starts at the same moment still has it open for writing.
@Suite("Uses in code that remain after a change", .serialized)
struct RemainingUsesTests {
    /// Returns the notes about a key if a shell script counts the uses.
    private func notes(of script: String, keys: [String] = ["a"], seconds: Double = 20) async throws -> [String] {
        let path = FileManager.default.temporaryDirectory.appending(path: "fitloc-\(UUID().uuidString)").path
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let uses = await RemainingUses(
            of: keys.map { (key: $0, table: "L.xcstrings") }, path, ProcessInfo.processInfo.environment,
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
