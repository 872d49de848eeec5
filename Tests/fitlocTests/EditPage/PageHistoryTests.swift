import Foundation
import TestSupport
import Testing

@Suite("History and uses in code on the page of fitloc edit")
struct PageHistoryTests {
    private static let index = #"{"language":"pt-BR"}"#
    private static let asked = #"{"table":"Localizable.xcstrings","key":"title","language":"pt-BR"}"#

    /// Returns the page of a project in git whose last text is not committed.
    private func program() async throws -> PageProgram {
        let work = try WorkFolder()
        let entries: [WrittenCatalog.Entry] = [
            ("other", ["en": "Other", "pt-BR": "Outro"]), ("title", ["en": "Home", "pt-BR": "Casa"]),
        ]
        let text = WrittenCatalog.text(entries)
        try work.write(text, to: WrittenCatalog.name)
        try work.write("let title = NSLocalizedString(\"title\", comment: \"\")\n", to: "App/Home.swift")
        let commit = "git -c user.name=Ana -c user.email=ana@example.org commit -qm"
        #expect(try await work.shell("git init -q . && git add . && \(commit) 'First texts'").ending == .status(0))
        try work.write(text.replacingOccurrences(of: "Casa", with: "Início"), to: WrittenCatalog.name)
        return try await PageProgram(work, "--since HEAD")
    }

    @Test("Keys that are new or changed since a revision are marked, including saved ones")
    func since() async throws {
        let program = try await program()
        #expect(try await program.call("/api/project").body.contains("\"since\":\"HEAD\""))
        #expect(try await program.call("/api/index", Self.index).body.contains("\"changes\":[false,true]"))
        let save = """
            {"table":"Localizable.xcstrings","key":"other","language":"pt-BR",\
            "texts":[{"part":"","was":"Outro","text":"Outra","state":"translated"}]}
            """
        #expect(try await program.call("/api/save", save).status == 200)
        #expect(try await program.call("/api/index", Self.index).body.contains("\"changes\":[true,true]"))
    }

    @Test("The last author of each text is shown, and whether it is committed")
    func origins() async throws {
        let program = try await program()
        let body = try await program.call("/api/origins", Self.asked).body
        #expect(body.contains("\"author\":\"Ana\""))
        #expect(body.contains("\"subject\":\"First texts\""))
        #expect(body.components(separatedBy: "\"author\"").count == 2)
    }

    @Test("The uses of a key in code are shown")
    func usages() async throws {
        let program = try await program()
        let body = try await program.call("/api/usages", Self.asked).body
        let code = #"let title = NSLocalizedString(\"title\", comment: \"\")"#
        #expect(body.contains(#""location":"App/Home.swift:1""#))
        #expect(body.contains(#""code":"\#(code)""#))
    }

    @Test("An unknown revision is refused")
    func unknownRevision() async throws {
        let work = try await program().work
        let outcome = try await work.fitloc("edit", "--since", "nowhere")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("nowhere"))
    }
}
