import Foundation
import TestSupport
import Testing

@Suite("A file that changes while the user is asked")
struct ChangedMeanwhileTests {
    private static let path = WrittenCatalog.name
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Casa"])]), to: Self.path)
    }

    /// Adds `home.new` at a terminal while `other` runs between two questions.
    private func add(while other: @escaping @Sendable (WorkFolder) throws -> Void) async throws -> PromptedRun {
        let work = work
        return try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.answer("en: ", with: "New")
            try $0.wait(for: "pt-BR: ")
            try other(work)
            try $0.type("Novo" + Key.enter)
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
    }

    @Test("A change of another key and the new key are both kept")
    func otherKey() async throws {
        let run = try await add { work in
            let other = try work.start(["set", "home.title", "--value", "pt-BR=Lar"]).waitForEnd()
            #expect(other.ending == .status(0))
        }
        #expect(run.ending == .status(0))
        #expect(
            try work.catalog().texts == [
                "home.title en": "Home", "home.title pt-BR": "Lar", "home.new en": "New", "home.new pt-BR": "Novo",
            ])
        #expect(try await work.fitloc("fmt", "--check").ending == .status(0))
    }

    @Test("If another program adds the same key, its text stays, and the key is refused with its location")
    func sameKey() async throws {
        let run = try await add { work in
            let other = try work.start(["add", "home.new", "--value", "en=Other", "--value", "pt-BR=Outro"])
            #expect(try other.waitForEnd().ending == .status(0))
        }
        #expect(run.ending == .status(2))
        #expect(
            run.printed.hasSuffix(
                "error: Localizable.xcstrings:4:5: “home.new” already exists\r\n"))
        #expect(run.output.isEmpty)
        #expect(
            try work.catalog().texts == [
                "home.title en": "Home", "home.title pt-BR": "Casa", "home.new en": "Other", "home.new pt-BR": "Outro",
            ])
    }

    @Test("A file that became invalid is refused with the location, and stays unchanged")
    func broken() async throws {
        let broken = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : [\n"
        let run = try await add { try $0.write(broken, to: Self.path) }
        #expect(run.ending == .status(2))
        let lines = run.printed.components(separatedBy: "\r\n").filter { $0.contains("error: ") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("\u{1B}[?2004lLocalizable.xcstrings:4:1: error: ") == true, "\(lines)")
        #expect(try work.text(of: Self.path) == broken)
    }

    @Test("A file that was removed is not created again")
    func removed() async throws {
        let run = try await add { try FileManager.default.removeItem(at: $0.file(Self.path)) }
        #expect(run.ending == .status(2))
        #expect(run.printed.hasSuffix("error: Localizable.xcstrings: no such file or folder\r\n"))
        #expect(try work.names() == [])
    }
}
