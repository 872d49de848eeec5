import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Conflicts between the names of a key")
struct NameConflictTests {
    private static func catalog(_ entries: (key: String, text: String)...) -> [UInt8] {
        let members = entries.map { key, text in
            "\"\(key)\" : { \"localizations\" : { \"en\" : \(InlineTables.unit(text)) } }"
        }
        let bytes = InlineTables.catalog(members.joined(separator: ", ")).bytes
        return (try? XcodeForm.bytes(of: Document(bytes))) ?? bytes
    }

    private static let base = catalog(("home.start", "Start"), ("tab.home", "Home"))
    private static let begin = catalog(("home.begin", "Start"), ("tab.home", "Home"))
    private static let go = catalog(("home.go", "Start"), ("tab.home", "Home"))
    private static let removed = catalog(("tab.home", "Home"))

    private func merge(_ ours: [UInt8], _ theirs: [UInt8]) throws -> CatalogMerge {
        try CatalogMerge(base: Self.base, ours: ours, theirs: theirs)
    }

    private func sides(of bytes: [UInt8]) throws -> [[UInt8]] {
        let text = try ConflictedText(bytes)
        return [text.ours, try #require(text.base), text.theirs]
    }

    @Test("Two different names are one conflict, and each choice is one of the files")
    func twoNames() throws {
        let merged = try merge(Self.begin, Self.go).result()
        #expect(
            merged.conflicts.map(\.keys) == [
                VersionKeys(base: "home.start", ours: "home.begin", theirs: "home.go")
            ])
        #expect(merged.conflicts.map(\.location.path) == [["strings", "home.start"]])
        #expect(try sides(of: merged.bytes) == [Self.begin, Self.base, Self.go])
    }

    @Test("A new name is in conflict with a removal", arguments: [false, true])
    func removal(isOurs: Bool) throws {
        let (ours, theirs) = isOurs ? (Self.removed, Self.begin) : (Self.begin, Self.removed)
        let merged = try merge(ours, theirs).result()
        #expect(merged.conflicts.count == 1)
        #expect(merged.conflicts.first?.isAgainstRemoval == true)
        #expect(try sides(of: merged.bytes) == [ours, Self.base, theirs])
    }

    @Test("A decision takes the key of one side and drops that of the other", arguments: [MergeSide.ours, .theirs])
    func decided(side: MergeSide) throws {
        for (ours, theirs) in [(Self.begin, Self.go), (Self.begin, Self.removed), (Self.removed, Self.begin)] {
            let merge = try merge(ours, theirs)
            var options = MergeOptions()
            options.resolutions = [0: .side(side)]
            #expect(try merge.result(options).bytes == (side == .ours ? ours : theirs))
            #expect(try merge.result(MergeOptions(preferring: side)).bytes == (side == .ours ? ours : theirs))
        }
    }

    @Test("A merge resumed from the markers finds the same conflict")
    func resumed() throws {
        let merged = try merge(Self.begin, Self.go).result()
        let again = try CatalogMerge(resolving: merged.bytes, recorded: nil).result()
        #expect(again.conflicts.map(\.keys) == merged.conflicts.map(\.keys))
        #expect(again.bytes == merged.bytes)
    }

    @Test("The names are in the JSON report")
    func json() throws {
        let merged = try merge(Self.begin, Self.removed).result()
        let report = try Document(Array(merged.json(path: "L.xcstrings").utf8))
        let keys = report.root["conflicts"]?.elements.map { $0 }.first?["keys"]
        #expect(keys?["base"]?.string == "home.start")
        #expect(keys?["ours"]?.string == "home.begin")
        #expect(keys?["theirs"]?.kind == .null)
    }
}
