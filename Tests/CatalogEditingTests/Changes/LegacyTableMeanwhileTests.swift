import CatalogLint
import LintRules
import Foundation
import StringTables
import Testing

@testable import CatalogEditing

@Suite("Changes to a legacy table between reading and writing")
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

    @Test("A text is not set for a key that was renamed in only one of the files")
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

    @Test("If a file has become unreadable, the key is removed from no file")
    func unreadable() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        try FileManager.default.removeItem(at: file("pt-BR"))
        try FileManager.default.createDirectory(at: file("pt-BR"), withIntermediateDirectories: false)
        let error = #expect(throws: TableWriteError.self) { try table.apply([KeyChange("home.title", .remove)]) }
        #expect(error?.path == file("pt-BR").path)
        #expect(try text("en") == "\"home.title\" = \"en\";\n\"home.note\" = \"x\";\n")
    }

    @Test("A change to another key succeeds and keeps the external changes")
    func unrelated() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try await table()
        try Data("\"home.name\" = \"en\";\n\"home.note\" = \"x\";\n".utf8).write(to: file("en"))
        let text = TextAssignment("en", .whole, "Note")
        try table.apply([KeyChange("home.note", .change([text.change], marksTranslations: false))])
        #expect(try self.text("en") == "\"home.name\" = \"en\";\n\"home.note\" = \"Note\";\n")
    }

    @Test("A new key is added to every file, even if others were added in the meantime")
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
