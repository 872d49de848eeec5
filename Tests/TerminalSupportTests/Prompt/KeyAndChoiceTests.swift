import TestSupport
import Testing

@Suite("Single keys and choices in a terminal")
struct KeyAndChoiceTests {
    @Test(
        "A key takes effect at once, in either case, and is echoed; other keys have no effect",
        arguments: [("a", "a"), ("A", "a"), ("xy9é", "é"), ("\r", "s"), (Key.up + Key.home + "\u{1B}OA" + "s", "s")]
    )
    func key(keys: String, meaning: String) async throws {
        let outcome = try await ProbeProgram.run("key") {
            try $0.wait(for: "[s]kip ")
            try $0.type(keys)
        }
        #expect(outcome.ending == .status(0))
        #expect(outcome.output == "<\(meaning)>\n")
        #expect(outcome.printed.hasSuffix("[s]kip \(meaning)\r\n\u{1B}[?2004l"))
        #expect(outcome.modesAfter == outcome.modesBefore)
    }

    @Test("Pasted text does not count as a key")
    func pastedKeys() async throws {
        let outcome = try await ProbeProgram.run("key") {
            try $0.wait(for: "[s]kip ")
            try $0.type("\u{1B}[200~aaa\u{1B}[201~s")
        }
        #expect(outcome.output == "<s>\n")
    }

    @Test("Ctrl-D means no")
    func endOfInput() async throws {
        let outcome = try await ProbeProgram.run("key") {
            try $0.wait(for: "[s]kip ")
            try $0.type(Key.controlD)
        }
        #expect(outcome.output == "end\n")
    }

    @Test("A choice is a number, or Enter for the default", arguments: [("2\r", 1), ("\r", 0), (" 3 \r", 2)])
    func choice(keys: String, location: Int) async throws {
        let outcome = try await ProbeProgram.run("choose", "App.xcstrings", "Kit.xcstrings", "\u{1B}[2J") {
            try $0.wait(for: "[1]")
            try $0.type(keys)
        }
        #expect(outcome.output == "<\(location)>\n")
        #expect(!outcome.printed.contains("\u{1B}[2J"))
    }

    @Test("After a number that is not on the list, the question is repeated")
    func wrongChoice() async throws {
        let outcome = try await ProbeProgram.run("choose", "one", "two") {
            try $0.wait(for: "[1]")
            try $0.type("3" + Key.enter)
            try $0.wait(for: "That is not on the list.")
            try $0.wait(for: "[1]")
            try $0.type(Key.controlU + "2" + Key.enter)
        }
        #expect(outcome.output == "<1>\n")
    }
}
