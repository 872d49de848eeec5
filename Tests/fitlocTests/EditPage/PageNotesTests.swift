import TestSupport
import Testing

@Suite("Notes to developers from the page of fitloc edit", .waitsForPrograms)
struct PageNotesTests {
    private static let asked = #"{"table":"Localizable.xcstrings","key":"title","language":"pt-BR""#

    private func program(notes: String?, _ arguments: String = "") async throws -> PageProgram {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text([("title", ["en": "Home", "pt-BR": "Casa"])]), to: WrittenCatalog.name)
        try work.write(notes.map { "notes: \($0)\n" } ?? "", to: ".fitloc.yml")
        return try await PageProgram(work, arguments)
    }

    @Test("A note is added to the project's file, in which no text is markup")
    func added() async throws {
        let program = try await program(notes: "docs/notes.md")
        let catalog = try program.work.text(of: WrittenCatalog.name)
        #expect(try await program.call("/api/entry", Self.asked + "}").body.contains("\"notes\":\"docs/notes.md\""))
        let first = try await program.call("/api/note", Self.asked + #","text":"A *verb*?\nOr a noun?"}"#)
        #expect(first.body == #"{"path":"docs/notes.md"}"#)
        _ = try await program.call("/api/note", Self.asked + #","text":"<b>"}"#)
        let head = "- `title`, pt-BR, Localizable.xcstrings: "
        #expect(
            try program.work.text(of: "docs/notes.md") == """
                # Notes to developers

                \(head)A \\*verb\\*?
                  Or a noun?
                \(head)&lt;b>

                """)
        #expect(try program.work.text(of: WrittenCatalog.name) == catalog)
    }

    @Test("A file with the line breaks of Windows keeps them, and a last line without one gets one")
    func lineBreaks() async throws {
        let program = try await program(notes: "notes.txt")
        try program.work.write("One\r\nTwo", to: "notes.txt")
        _ = try await program.call("/api/note", Self.asked + #","text":"Three"}"#)
        let note = "- `title`, pt-BR, Localizable.xcstrings: Three\r\n"
        #expect(try program.work.text(of: "notes.txt") == "One\r\nTwo\r\n\(note)")
    }

    @Test("Without a file in the configuration, or read-only, there is nothing to add to")
    func none() async throws {
        #expect(try await program(notes: nil).call("/api/note", Self.asked + #","text":"Why?"}"#).status == 404)
        let readOnly = try await program(notes: "notes.md", "--read-only")
        #expect(try await readOnly.call("/api/note", Self.asked + #","text":"Why?"}"#).status == 403)
    }

    @Test("Notes go to documents only, and to none outside of the project", arguments: ["notes.sh", "../notes.md"])
    func refused(path: String) async throws {
        let work = try WorkFolder()
        try work.write("notes: \(path)\n", to: ".fitloc.yml")
        try work.write(WrittenCatalog.text([("title", ["en": "Home"])]), to: WrittenCatalog.name)
        let outcome = try await work.fitloc("edit")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("notes"))
    }
}
