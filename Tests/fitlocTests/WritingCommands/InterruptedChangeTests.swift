import Foundation
import TestSupport
import Testing

@Suite(
    "A change to several files that was interrupted by a kill", .waitsForPrograms,
    .enabled(if: FaultLibrary.absence == nil, Comment(rawValue: FaultLibrary.absence ?? "")))
struct InterruptedChangeTests {
    private static let command = WritingCommand(
        "set a --value pt-BR=Olá --value en=Hi --catalog App/pt-BR.lproj/T.strings")
    private static let (first, second) = ("App/en.lproj/T.strings", "App/pt-BR.lproj/T.strings")
    private static let journal = "App/.fitloc-journal"

    private let fault: FaultWork

    /// Kills the command after it has written the first of two files and before it writes the second.
    init() async throws {
        fault = try await FaultWork(Self.command)
        let killer = try KillerProgram(in: fault.tools)
        var (number, left): (Int, FaultWork.Contents) = (0, [:])
        repeat {
            number += 1
            try fault.begin()
            let outcome = try fault.run(by: killer.words(in: fault.work, call: number, isAfter: false))
            try #require(outcome.ending == KillerProgram.killed)
            left = try fault.contents()
        } while left[Self.first] != fault.new[Self.first]
        try #require(left[Self.second] == fault.old[Self.second])
    }

    @Test("The next command that writes there reports and completes it, whatever the command")
    func nextCommand() async throws {
        let outcome = try await fault.work.fitloc("set", "z", "--value", "fr=Zou…", "--catalog", Self.second)
        #expect(outcome.ending == .status(0))
        #expect(outcome.errors == "finished a change that was interrupted; wrote App/pt-BR.lproj/T.strings\n")
        let left = try fault.contents()
        for path in [Self.first, Self.second] { #expect(left[path] == fault.new[path]) }
        #expect(left[Self.journal] == nil)
    }

    @Test("lint reports it with status 2 and lint --fix completes it; dry runs and reading commands do not")
    func lint() async throws {
        let before = try fault.contents()
        let found = try await fault.work.fitloc("lint", "App", "--exit-zero")
        #expect(found.ending == .status(2))
        #expect(
            found.errors == """
                error: App/pt-BR.lproj/T.strings: a change to this table was interrupted; fitloc lint --fix, or the next \
                command that writes to it, finishes it

                """)
        _ = try await fault.work.fitloc("list", "App")
        _ = try await fault.work.fitloc("set", "a", "--value", "en=X", "--dry-run", "--catalog", Self.second)
        #expect(try fault.contents() == before)
        let fixed = try await fault.work.fitloc("lint", "--fix", "App", "--exit-zero")
        #expect(fixed.errors.contains("finished a change that was interrupted"))
        #expect(try fault.work.text(of: Self.second).contains("Olá"))
        #expect(try fault.contents()[Self.journal] == nil)
    }

    @Test("If a file has changed since, the other files are not written, which is reported once")
    func changedSince() async throws {
        try fault.work.write("\"a\" = \"by hand\";\n", to: Self.first)
        let outcome = try await fault.work.fitloc("set", "z", "--value", "fr=Zou…", "--catalog", Self.second)
        #expect(outcome.ending == .status(0))
        #expect(
            outcome.errors.hasPrefix(
                """
                App/en.lproj/T.strings: changed since a change to several files was interrupted; nothing was written to \
                App/pt-BR.lproj/T.strings: compare them, and make the change again

                """))
        let left = try fault.contents()
        #expect(left[Self.second] == fault.old[Self.second])
        #expect(left[Self.journal] == nil)
    }

    @Test(
        "A journal in a cloned repository can only create tables below its folder",
        arguments: ["../x.strings", ".git/config.strings", "run.sh", "a/../../x.strings", "/tmp/x.strings"])
    func hostile(path: String) async throws {
        let known = try fault.work.bytes(of: Self.first)
        let name = "en.lproj/T.strings"
        var text =
            "fitloc journal 1\n\(name.utf8.count) 0 \(known.count)\n\(name)\(String(decoding: known, as: UTF8.self))"
        text += "\(path.utf8.count) - 5\n\(path)evil\nend\n"
        try fault.work.write(text, to: Self.journal)
        let before = Set(try fault.contents().keys)
        let outcome = try await fault.work.fitloc("set", "z", "--value", "fr=Zou…", "--catalog", Self.second)
        #expect(outcome.ending == .status(0))
        #expect(outcome.errors == "")
        #expect(Set(try fault.contents().keys) == before.subtracting([Self.journal]))
    }
}
