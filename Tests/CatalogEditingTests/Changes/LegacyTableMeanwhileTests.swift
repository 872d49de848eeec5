import CatalogLint
import LintRules
import Foundation
import StringTables
import Testing

@testable import CatalogEditing

@Suite("What somebody does to a legacy table between reading and writing")
struct LegacyTableMeanwhileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-\(UUID().uuidString)")
        for language in ["en", "pt-BR"] {
            let url = file(language)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\"home.title\" = \"\(language)\";\n\"home.note\" = \"x\";\n".utf8).write(to: url)
        }
    }

    private func file(_ language: String) -> URL {
        folder.appendingPathComponent("\(language).lproj/Localizable.strings")
    }

    private func text(_ language: String) throws -> String {
        String(decoding: try Data(contentsOf: file(language)), as: UTF8.self)
    }

    private func table() async throws -> EditableTable {
        let sources = try ["en", "pt-BR"].map { language in
            TableLoader.Source(path: file(language).path, bytes: Array(try Data(contentsOf: file(language))))
        }
        let project = await TableLoader.load(sources)
        return EditableTable(
            try #require(project.tables.first), of: project, settings: LintSettings(), rules: .standard)
    }

    @Test("A text is not set under a key that was renamed in that file and not yet in the others")
    func renamed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        try Data("\"home.name\" = \"en\";\n\"home.note\" = \"x\";\n".utf8).write(to: file("en"))
        let text = TextAssignment("en", .whole, "New")
        #expect(throws: ChangeRefusal.self) {
            try table.apply([KeyChange("home.title", .change([text.change], marksTranslations: false))])
        }
        #expect(try self.text("en") == "\"home.name\" = \"en\";\n\"home.note\" = \"x\";\n")
    }

    @Test("A key is removed from no file if one of them can no longer be read")
    func unreadable() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        try FileManager.default.removeItem(at: file("pt-BR"))
        try FileManager.default.createDirectory(at: file("pt-BR"), withIntermediateDirectories: false)
        let error = #expect(throws: TableWriteError.self) { try table.apply([KeyChange("home.title", .remove)]) }
        #expect(error?.path == file("pt-BR").path)
        #expect(try text("en") == "\"home.title\" = \"en\";\n\"home.note\" = \"x\";\n")
    }

    @Test("A change of another key goes through, and keeps what somebody else wrote")
    func unrelated() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        try Data("\"home.name\" = \"en\";\n\"home.note\" = \"x\";\n".utf8).write(to: file("en"))
        let text = TextAssignment("en", .whole, "Note")
        try table.apply([KeyChange("home.note", .change([text.change], marksTranslations: false))])
        #expect(try self.text("en") == "\"home.name\" = \"en\";\n\"home.note\" = \"Note\";\n")
    }

    @Test("A new key comes into every file, though others came in meanwhile")
    func added() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        for language in ["en", "pt-BR"] {
            try Data("\"home.note\" = \"x\";\n\"home.other\" = \"y\";\n".utf8).write(to: file(language))
        }
        let texts = [TextAssignment("en", .whole, "Name"), TextAssignment("pt-BR", .whole, "Nome")]
        try table.apply([KeyChange("home.name", .add(texts.map(\.change)))])
        #expect(try text("en").contains("\"home.name\" = \"Name\";\n"))
        #expect(try text("pt-BR").contains("\"home.name\" = \"Nome\";\n"))
        #expect(try text("pt-BR").contains("\"home.other\" = \"y\";\n"))
    }
}
