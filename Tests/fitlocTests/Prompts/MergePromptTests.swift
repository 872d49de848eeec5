import Foundation
import TestSupport
import Testing

@Suite("fitloc merge --interactive at a terminal")
struct MergePromptTests {
    private static let keys = "[o]urs  [t]heirs  [e]dit  [s]kip  [b]ack  [q]uit"
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try write("base", home: "Hello, %@", title: "Start")
        try write("ours", home: "Hi, %@", title: "Begin")
        try write("theirs", home: "Hey, %@", title: "Go")
    }

    private func write(_ name: String, home: String, title: String) throws {
        try work.write(
            WrittenCatalog.text([("home", ["en": home]), ("title", ["en": title])]), to: "\(name).xcstrings")
    }

    private func texts() throws -> [String: String] { try work.catalog("merged.xcstrings").texts }

    private func run(_ person: @escaping @Sendable (PseudoTerminal) throws -> Void) async throws -> PromptedRun {
        try await PromptedRun.fitloc(
            "merge", "--interactive", "-o", "merged.xcstrings", "base.xcstrings", "ours.xcstrings", "theirs.xcstrings",
            in: work, person)
    }

    @Test("Each conflict is shown with all three versions; going back repeats the question")
    func decisions() async throws {
        let run = try await run {
            try $0.wait(for: "1 of 2  “home”, en, value")
            try $0.wait(for: "base    “Hello, %@”")
            try $0.wait(for: "theirs  “Hey, %@”")
            try $0.wait(for: Self.keys)
            try $0.type("o")
            try $0.wait(for: "2 of 2  “title”, en, value")
            try $0.wait(for: Self.keys)
            try $0.type("b")
            try $0.wait(for: "1 of 2")
            try $0.wait(for: Self.keys)
            try $0.type("t")
            try $0.wait(for: "2 of 2")
            try $0.wait(for: Self.keys)
            try $0.type("e")
            try $0.answer("en: Begin", with: Key.controlU + "Let’s go")
        }
        #expect(run.ending == .status(0))
        #expect(run.restoresTerminal)
        #expect(try texts() == ["home en": "Hey, %@", "title en": "Let’s go"])
    }

    @Test("After quitting, the remaining conflicts have markers")
    func quit() async throws {
        let run = try await run {
            try $0.wait(for: Self.keys)
            try $0.type("o")
            try $0.wait(for: "2 of 2")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(1))
        #expect(run.printed.contains("1 conflict remains in merged.xcstrings, marked with conflict markers"))
        let text = try work.text(of: "merged.xcstrings")
        #expect(text.contains("Hi, %@") && text.contains("<<<<<<< ours"))
    }

    @Test("Conflicts of a legacy table are decided in the same way, and a typed text is written with escapes")
    func legacyTable() async throws {
        for (name, text) in [("base", "Hello"), ("ours", "Hi"), ("theirs", "Hey")] {
            try work.write("/* Greeting */\n\"home\" = \"\(text)\";\n", to: "\(name).strings")
        }
        let run = try await PromptedRun.fitloc(
            "merge", "--interactive", "-o", "merged.strings", "base.strings", "ours.strings", "theirs.strings", in: work
        ) {
            try $0.wait(for: "1 of 1  “home”, value")
            try $0.wait(for: "theirs  “Hey”")
            try $0.wait(for: Self.keys)
            try $0.type("e")
            try $0.answer("value: Hi", with: Key.controlU + "Say \"hi\"")
        }
        #expect(run.ending == .status(0))
        #expect(try work.text(of: "merged.strings") == "/* Greeting */\n\"home\" = \"Say \\\"hi\\\"\";\n")
    }

    @Test("Without a terminal, it is refused and nothing is written")
    func noTerminal() async throws {
        let outcome = try await work.fitloc(
            "merge", "--interactive", "-o", "merged.xcstrings", "base.xcstrings", "ours.xcstrings", "theirs.xcstrings")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("--interactive needs a terminal"))
        #expect(try !work.names().contains("merged.xcstrings"))
    }
}
