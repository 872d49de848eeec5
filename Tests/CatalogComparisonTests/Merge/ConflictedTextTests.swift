import CatalogCore
import TestSupport
import Testing
import VersionHistory

@testable import CatalogComparison

@Suite("Files with conflict markers from a merge")
struct ConflictedTextTests {
    private static let common = "{ \"strings\" : {\n"

    private static func file(_ lines: String...) -> [UInt8] {
        Array((common + lines.joined(separator: "\n") + "\n} }\n").utf8)
    }

    @Test("They are split into the sides, and the base if the markers contain it")
    func sides() throws {
        let text = try ConflictedText(
            Self.file("<<<<<<< HEAD", "\"a\" : 1", "||||||| 12ab", "\"a\" : 0", "=======", "\"a\" : 2", ">>>>>>> topic")
        )
        #expect(text.ours == Self.file("\"a\" : 1"))
        #expect(text.base == Self.file("\"a\" : 0"))
        #expect(text.theirs == Self.file("\"a\" : 2"))
        let short = try ConflictedText(Self.file("<<<<<<<", "\"a\" : 1", "=======", ">>>>>>>"))
        #expect(short.base == nil && short.theirs == Array("{ \"strings\" : {\n} }\n".utf8))
    }

    @Test("Markers of another length inside a conflict are text, as in a base after crossed merges")
    func nested() throws {
        let inner = ["<<<<<<<<< a", "\"a\" : 1", "=========", "\"a\" : 2", ">>>>>>>>> b"].joined(separator: "\n")
        let text = try ConflictedText(
            Self.file("<<<<<<< HEAD", "\"a\" : 3", "||||||| base", inner, "=======", "\"a\" : 4", ">>>>>>> topic"))
        #expect(text.base == Self.file(inner))
        #expect(text.conflictCount == 1)
    }

    @Test("A marker without its counterpart is reported with its line")
    func unbalanced() {
        #expect(throws: ConflictedText.Fault.unbalancedMarker(line: 2)) {
            try ConflictedText(Self.file("<<<<<<< HEAD", "1"))
        }
        #expect(throws: ConflictedText.Fault.unbalancedMarker(line: 3)) {
            try ConflictedText(Self.file("1", ">>>>>>> x"))
        }
        #expect(throws: ConflictedText.Fault.noMarkers) { try ConflictedText(Self.file("\"<<<<<<< x\"")) }
    }

    // MARK: - Resolving

    private static func catalog(_ entries: String) -> [UInt8] { InlineTables.catalog(entries).bytes }

    @Test("Additions that git combined into one conflict are all kept, as is the content that both sides have")
    func additions() throws {
        let file = Self.file("<<<<<<< HEAD", "\"a\" : { },", "=======", "\"b\" : { },", ">>>>>>> topic", "\"c\" : { }")
        let merged = try CatalogMerge(resolving: file, recorded: nil).result()
        #expect(merged.conflicts.isEmpty)
        let keys = try Catalog(merged.bytes, path: "")
        #expect((0..<keys.entryCount).map { keys.key(at: $0).string }.sorted() == ["a", "b", "c"])
    }

    @Test("With the base that git recorded, a removal on one side is recognized")
    func recordedBase() throws {
        let file = Self.file("<<<<<<< HEAD", "=======", "\"a\" : { },", ">>>>>>> topic", "\"c\" : { }")
        let base = Self.file("\"a\" : { },", "\"c\" : { }")
        let recorded = RecordedVersions(base: base, ours: [], theirs: [])
        let merged = try CatalogMerge(resolving: file, recorded: recorded).result()
        #expect(try Document(merged.bytes).root["strings"]?["a"] == nil)
    }

    @Test("If a side of git's line merge is not a catalog, the recorded versions are merged")
    func recordedVersions() throws {
        let file = Self.file("<<<<<<< HEAD", "\"a\" : { }", "=======", "\"b\" : { },", ">>>>>>> topic", "\"c\" : { }")
        #expect(throws: MergeRefusal.self) { try CatalogMerge(resolving: file, recorded: nil) }
        let recorded = RecordedVersions(
            base: Self.catalog(""), ours: Self.catalog("\"a\" : { }"), theirs: Self.catalog("\"b\" : { }"))
        let merged = try CatalogMerge(resolving: file, recorded: recorded).result()
        #expect(try Document(merged.bytes).root["strings"]?.members.compactMap(\.name.string) == ["a", "b"])
    }

    @Test("Merging a merged catalog again leaves the same markers")
    func again() throws {
        let versions = ["0", "1", "2"].map { Self.file("\"a\" : \($0),", "\"b\" : 0") }
        let merged = try CatalogMerge(base: versions[0], ours: versions[1], theirs: versions[2]).result()
        #expect(merged.conflicts.count == 1)
        #expect(try CatalogMerge(resolving: merged.bytes, recorded: nil).result().bytes == merged.bytes)
    }
}
