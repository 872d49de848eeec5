import Foundation
import TestSupport
import Testing

@Suite("fitloc review at a terminal")
struct ReviewPromptTests {
    private static let keys = "[a]ccept  [e]dit  [s]kip  [b]ack  [q]uit"
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.unreviewed, to: WrittenCatalog.name)
    }

    /// Returns the catalog after a review of some Brazilian Portuguese texts.
    private static func reviewed(_ texts: KeyValuePairs<String, String>) -> String {
        texts.reduce(PromptCatalog.unreviewed) { catalog, text in
            catalog.replacingOccurrences(
                of: "\"state\" : \"needs_review\",\n            \"value\" : \"\(text.key)\"",
                with: "\"state\" : \"translated\",\n            \"value\" : \"\(text.value)\"")
        }
    }

    @Test("Texts are accepted, edited and skipped in turn, each with its source text")
    func allAnswers() async throws {
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: "1 of 3  home.first  Localizable.xcstrings\r\n")
            try $0.wait(for: "“First”\r\n")
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.wait(for: "2 of 3  home.greeting")
            try $0.wait(for: Self.keys)
            try $0.type("e")
            try $0.answer("pt-BR: Oi, %@!", with: Key.controlU + "Oi!")
            try $0.wait(for: "“home.greeting” (pt-BR): ")
            try $0.wait(for: "pt-BR: Oi!")
            try $0.type(Key.controlU + "Olá, %@!" + Key.enter)
            try $0.wait(for: "3 of 3  home.third")
            try $0.wait(for: Self.keys)
            try $0.type("s")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "accepted 1, edited 1, remaining 1\n")
        #expect(run.restoresTerminal)
        let expected = Self.reviewed(["Um": "Um", "Oi, %@!": "Olá, %@!"])
        #expect(expected != PromptCatalog.unreviewed)
        #expect(try work.text(of: WrittenCatalog.name) == expected)
    }

    @Test("An answer that cannot be written leaves the text in the queue, and the status is 2")
    func unwritten() async throws {
        let file = work.url.appendingPathComponent(WrittenCatalog.name)
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            try FileManager.default.removeItem(at: file)
            try $0.type("a")
            try $0.wait(for: "no such file or folder")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(2))
        #expect(run.output == "accepted 0, edited 0, remaining 3\n")
        #expect(run.restoresTerminal)
    }

    @Test("Going back undoes the last answer, in the file too")
    func back() async throws {
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.wait(for: "2 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("e")
            try $0.answer("pt-BR: Oi, %@!", with: Key.controlU + "Olá, %@!")
            try $0.wait(for: "3 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("b")
            try $0.wait(for: "2 of 3")
            try $0.wait(for: "“Oi, %@!”")
            try $0.wait(for: Self.keys)
            try $0.type("b")
            try $0.wait(for: "1 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.output == "accepted 0, edited 0, remaining 3\n")
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.unreviewed)
    }

    @Test("In a repository, earlier source and translation are shown")
    func history() async throws {
        let before = WrittenCatalog.text([("home.first", ["en": "Start", "pt-BR": "Comece"])])
        let after = WrittenCatalog.text(
            [("home.first", ["en": "First", "pt-BR": "Um"])], states: ["home.first pt-BR": "needs_review"])
        try work.write(before, to: WrittenCatalog.name)
        let setUp = "git init -q -b main && git config user.email a@b.c && git config user.name n && git add -A"
        _ = try await work.shell("\(setUp) && git commit -qm base")
        try work.write(after, to: WrittenCatalog.name)
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: "source was  “Start”")
            try $0.wait(for: "source      “First”")
            try $0.wait(for: "pt-BR was   “Comece”")
            try $0.wait(for: "pt-BR       “Um”")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(0))
    }

    @Test("A dry run shows the answers as a patch and writes nothing")
    func dryRun() async throws {
        let run = try await PromptedRun.fitloc("review", "--dry-run", in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(0))
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
        let states = lines.map { $0.filter { $0 != " " } }
        #expect(states == ["-\"state\":\"needs_review\",", "+\"state\":\"translated\","])
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.unreviewed)
    }

    @Test("Stopping keeps all answers so far", arguments: ["q", Key.controlD])
    func quit(key: String) async throws {
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.wait(for: Self.keys)
            try $0.type(key)
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "accepted 1, edited 0, remaining 2\n")
        #expect(try work.text(of: WrittenCatalog.name) == Self.reviewed(["Um": "Um"]))
    }

    @Test("Ctrl-C keeps the texts accepted so far", arguments: [false, true])
    func interrupt(whileEditing: Bool) async throws {
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.wait(for: Self.keys)
            if whileEditing {
                try $0.type("e")
                try $0.wait(for: "pt-BR: Oi, %@!")
            }
            try $0.type(Key.controlC)
        }
        #expect(run.ending == .signal(SIGINT))
        #expect(run.restoresTerminal)
        #expect(try work.text(of: WrittenCatalog.name) == Self.reviewed(["Um": "Um"]))
        #expect(try work.names() == [WrittenCatalog.name])
    }

    @Test("Changes by others in the meantime stay")
    func changedMeanwhile() async throws {
        let work = work
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            let other = try work.start(["set", "home.third", "--value", "pt-BR=Terceiro"]).waitForEnd()
            #expect(other.ending == .status(0))
            try $0.type("a")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(0))
        #expect(try work.text(of: WrittenCatalog.name) == Self.reviewed(["Um": "Um", "Três": "Terceiro"]))
    }

    @Test("A text that changed in the meantime is not accepted unseen")
    func changedText() async throws {
        let work = work
        let other = PromptCatalog.unreviewed.replacingOccurrences(of: "\"Um\"", with: "\"Primeiro\"")
        let run = try await PromptedRun.fitloc("review", in: work) {
            try $0.wait(for: Self.keys)
            try work.write(other, to: WrittenCatalog.name)
            try $0.type("a")
            try $0.wait(for: "“home.first” (pt-BR) was changed by another program in the meantime; ")
            try $0.wait(for: "the text is now “Primeiro”")
            try $0.wait(for: Self.keys)
            try $0.type("q")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "accepted 0, edited 0, remaining 3\n")
        #expect(try work.text(of: WrittenCatalog.name) == other)
    }

    @Test("Without a terminal, it is refused with status 2 and an alternative")
    func noTerminal() async throws {
        let outcome = try await work.fitloc("review")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.hasPrefix("error: review needs a terminal; "))
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.unreviewed)
    }

    @Test("If no text needs review, this is reported")
    func nothing() async throws {
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let run = try await PromptedRun.fitloc("review", in: work) { _ in }
        #expect(run.ending == .status(0))
        #expect(run.output == "Nothing to review.\n")
    }
}
