import CatalogRuntime
import TestSupport
import Testing

@testable import EditPage

@Suite("The page of a store in the editor")
struct StorePageTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("metadata/en-US/subtitle.txt", "100% free\n")
        try folder.write("metadata/de-DE/name.txt", "FitToday\n")
        return folder
    }

    private func entry(_ session: PageSession, _ folder: TemporaryFolder) async throws -> EntryAnswer {
        let request = EntryRequest(
            table: folder.path + "/metadata/en-US/subtitle.txt", key: "subtitle", language: "de-DE")
        return try #require(await session.answer(request))
    }

    @Test("A text has the limit of its store, and percent signs are ordinary")
    func limit() async throws {
        let folder = try Self.folder()
        let session = try await PageSession([folder.path], languages: nil, isReadOnly: false)
        let entry = try await entry(session, folder)
        #expect(entry.limit == 30 && entry.isLiteral)
        #expect(entry.sources.map(\.text) == ["100% free"])
        #expect(entry.trial.preview.isEmpty && entry.trial.findings.isEmpty)
    }

    @Test("A text above the limit is not saved, and one below it is")
    func saving() async throws {
        let folder = try Self.folder()
        let session = try await PageSession([folder.path], languages: nil, isReadOnly: false)
        let table = try await entry(session, folder).table
        let save = { (text: String) in
            await session.save(
                SaveRequest(
                    table: table, key: "subtitle", language: "de-DE",
                    texts: [.init(part: "", was: nil, text: text, state: "translated")]))
        }
        _ = await save(String(repeating: "ä", count: 31))
        #expect(throws: (any Error).self) { try folder.read("metadata/de-DE/subtitle.txt") }
        _ = await save("100% frei")
        #expect(try folder.read("metadata/de-DE/subtitle.txt") == "100% frei\n")
    }
}
