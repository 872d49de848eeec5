import Foundation
import Testing

@testable import TranslationFilling

@Suite("The journal of fill")
struct FillJournalTests {
    private let path = NSTemporaryDirectory() + "fitloc-\(UUID().uuidString)/a/journal.jsonl"
    private let question = JournalQuestion(text: "{\"key\":\"a\"}")

    private func answers(run: String = "next") async throws -> [String: String]? {
        try await FillJournal(path: path, run: run).answer(to: question)
    }

    @Test("Answers of an interrupted run are available to the next run")
    func interrupted() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        #expect(try await answers() == ["text": "Início"])
    }

    @Test("Answers of a completed run are not used again")
    func finished() async throws {
        let journal = try FillJournal(path: path, run: "one")
        await journal.note([JournalLine.answer(question, ["text": "Início"])])
        await journal.finish()
        #expect(try await answers() == nil)
    }

    @Test("A run that used another run's answers marks that run as completed")
    func takenOver() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        try await FillJournal(path: path, run: "two").finish()
        #expect(try await answers() == nil)
    }

    @Test("A line that was truncated by a kill affects only itself")
    func cutShort() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        let file = URL(fileURLWithPath: path)
        try (Data(contentsOf: file) + Data("{\"run\":\"one\",\"quest".utf8)).write(to: file)
        let other = JournalQuestion(text: "b")
        try await FillJournal(path: path, run: "two").note([JournalLine.answer(other, ["text": "B"])])
        let journal = try FillJournal(path: path, run: "three")
        #expect(await journal.answer(to: question) == ["text": "Início"])
        #expect(await journal.answer(to: other) == ["text": "B"])
    }

    @Test(
        "A score has two decimals and is never rounded up",
        arguments: [(1, "1"), (0.999, "0.99"), (0.925, "0.92"), (0.1, "0.10"), (0.09, "0.09"), (0, "0.00")]
            as [(Double, String)])
    func scores(score: Double, written: String) {
        #expect(FilledText.written(score) == written)
    }

    @Test("The last origin of a text is known")
    func origins() async throws {
        let text = FilledText(
            path: "a.xcstrings", key: "k", language: "pt-BR", part: .whole, text: "Início",
            origin: FillOrigin(source: "memory", score: 0.925, key: "other", path: "b.xcstrings"))
        let journal = try FillJournal(path: path, run: "one")
        await journal.note([text])
        let anew = FilledText(
            path: "a.xcstrings", key: "k", language: "pt-BR", part: .whole, text: "Começo",
            origin: FillOrigin(source: "openai"))
        #expect(try FillJournal.filled(path: path).map(\.origin.key) == ["other"])
        await journal.note([anew])
        #expect(try FillJournal.filled(path: path) == [anew])
    }

    @Test("Only the user can read it")
    func permissions() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
}
