import CompactStorage
import Foundation
import StringTables
import TestSupport
import Testing

@testable import VersionHistory

@Suite("The cache of history walks", .waitsForPrograms)
struct HistoryCacheTests {
    private let path = "L.xcstrings"

    private func catalog(_ text: String) -> String {
        let entry = "\"a\" : { \"localizations\" : { \"en\" : \(InlineTables.unit(text)) } }"
        return String(decoding: InlineTables.catalog(entry).bytes, as: UTF8.self)
    }

    /// Returns the only file in the cache.
    private func kept(in repository: TemporaryRepository) throws -> URL {
        let folder = repository.url.appendingPathComponent(".git/fitloc/history")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try #require(files.count == 1 ? files.first : nil)
    }

    private func commit(of repository: TemporaryRepository) async throws -> String? {
        let history = try await repository.walk([path]).histories.first
        return history?.origin(of: "a", language: "en", part: .whole, file: 0)?.commit?.subject
    }

    @Test("A second walk reads only new versions, even on new branches")
    func newVersionsOnly() async throws {
        let repository = try TemporaryRepository()
        for number in 0..<5 { try repository.commit(catalog("\(number)"), at: path, "\(number)") }
        #expect(try await repository.walk([path]).versionsRead == 5)
        #expect(try await repository.walk([path]).versionsRead == 0)
        try repository.commit(catalog("5"), at: path, "5")
        #expect(try await repository.walk([path]).versionsRead == 1)
        try repository.git("checkout", "-q", "-b", "topic", "HEAD~3")
        try repository.commit(catalog("6"), at: path, "6")
        #expect(try await repository.walk([path]).versionsRead == 1)
        #expect(try await commit(of: repository) == "6")
    }

    @Test("A broken version is read only once")
    func brokenVersion() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog("0"), at: path, "0")
        try repository.commit("{", at: path, "broken")
        try repository.commit(catalog("1"), at: path, "1")
        _ = try await repository.walk([path])
        #expect(try await repository.walk([path]).versionsRead == 0)
        #expect(try await commit(of: repository) == "1")
    }

    @Test("Cached versions yield the same result, whatever their entries contain")
    func sameAnswer() async throws {
        let repository = try TemporaryRepository()
        let plural = #"{ "variations" : { "plural" : { "one" : ONE, "other" : ONE } } }"#
        let nested =
            ##"{ "stringUnit" : { "state" : "odd", "value" : "%#@a.b@" }, "substitutions" : { "a.b" : PLURAL }, "stringSet" : { "values" : [ "x", "y" ] } }"##
            .replacing("PLURAL", with: plural).replacing("ONE", with: InlineTables.unit("é"))
        let entry =
            "\"a\" : { \"comment\" : \"c\", \"localizations\" : { \"en\" : \(nested), \"fr\" : \(plural.replacing("ONE", with: InlineTables.unit("e\u{301}"))) } }"
        let text = String(decoding: InlineTables.catalog(entry).bytes, as: UTF8.self)
        try repository.commit(text, at: path, "first")
        let stored = try await stored(in: repository)
        let again = try StoredVersions(stored.bytes)
        #expect(again.bytes == stored.bytes)
        let leaves = try #require(again.changes.values.first?.first?.content?.leaves)
        #expect(
            leaves.map(\.location.part.description) == [
                "", "substitutions.a.b.plural.one", "substitutions.a.b.plural.other", "set.0", "set.1", "plural.one",
                "plural.other",
            ])
        #expect(leaves.map(\.text.unicodeScalars.count) == [7, 1, 1, 1, 1, 2, 2])
        #expect(leaves.first?.state == .unknown("odd"))
    }

    private func stored(in repository: TemporaryRepository) async throws -> StoredVersions {
        _ = try await repository.walk([path])
        return try StoredVersions(Array(try Data(contentsOf: kept(in: repository))))
    }

    @Test("A damaged cache is ignored and rewritten")
    func brokenCache() async throws {
        let repository = try TemporaryRepository()
        for number in 0..<3 { try repository.commit(catalog("\(number)"), at: path, "\(number)") }
        _ = try await repository.walk([path])
        let file = try kept(in: repository)
        let whole = try Data(contentsOf: file)
        var changed = whole
        changed[changed.count - 3] ^= 1
        var otherVersion = whole
        otherVersion[15] = UInt8(ascii: "0")
        for broken in [Data(), whole.prefix(40), changed, otherVersion, Data("fitloc history 2\n".utf8)] {
            try broken.write(to: file)
            #expect(try await repository.walk([path]).versionsRead == 3)
            #expect(try Data(contentsOf: file) == whole)
        }
    }

    @Test("A truncated cache never yields wrong content")
    func cuts() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog("0"), at: path)
        let bytes = try await stored(in: repository).bytes
        for end in bytes.indices {
            #expect(throws: BrokenStorage.self) { try StoredVersions(Array(bytes[..<end])) }
        }
    }

    @Test("If the cache cannot be written, the result is the same", .enabled(if: geteuid() != 0))
    func readOnly() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog("0"), at: path, "0")
        let folder = repository.url.appendingPathComponent(".git").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        #expect(try await commit(of: repository) == "0")
        #expect(throws: (any Error).self) { try kept(in: repository) }
    }

    @Test("If something else is at the path of the cache, the result is the same")
    func occupied() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog("0"), at: path, "0")
        try repository.write("x", to: ".git/fitloc")
        #expect(try await commit(of: repository) == "0")
    }

    @Test("A linked work tree has its own cache")
    func linkedWorkTree() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog("0"), at: path, "0")
        let linked = repository.url.appendingPathComponent("linked")
        try repository.git("worktree", "add", "-q", linked.path)
        let project = await TableLoader.load([InlineTables.file(catalog("0"), path: path)])
        let history = try GitHistory(around: linked.path)
        let tables = project.tables.map { TrackedTable($0, of: project) { $0 } }
        #expect(try await history.walk(tables).versionsRead == 1)
        #expect(try await history.walk(tables).versionsRead == 0)
    }
}
