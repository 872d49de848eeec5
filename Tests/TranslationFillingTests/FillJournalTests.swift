import Foundation
import Testing

@testable import TranslationFilling

@Suite("The journal")
struct FillJournalTests {
    private let path = NSTemporaryDirectory() + "fitloc-\(UUID().uuidString)/a/journal.jsonl"
    private let question = JournalQuestion(text: "{\"key\":\"a\"}")

    private func answers(run: String = "next") async throws -> [String: String]? {
        try await FillJournal(path: path, run: run).answer(to: question)
    }

    @Test("What was answered in a run that was interrupted is known to the next")
    func interrupted() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        #expect(try await answers() == ["text": "Início"])
    }

    @Test("What was answered in a run that ended is not used again")
    func finished() async throws {
        let journal = try FillJournal(path: path, run: "one")
        await journal.note([JournalLine.answer(question, ["text": "Início"])])
        await journal.finish()
        #expect(try await answers() == nil)
    }

    @Test("The run that used the answers of another ends that one too")
    func takenOver() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        try await FillJournal(path: path, run: "two").finish()
        #expect(try await answers() == nil)
    }

    @Test("A line that a kill cut short costs that line alone")
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

    @Test("Of a text it is known where it came from the last time")
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

    @Test("Nobody else may read it")
    func permissions() async throws {
        try await FillJournal(path: path, run: "one").note([JournalLine.answer(question, ["text": "Início"])])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
}
