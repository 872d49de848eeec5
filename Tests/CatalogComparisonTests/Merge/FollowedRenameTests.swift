import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("A rename on one side and an edit on the other")
struct FollowedRenameTests {
    private static func catalog(_ entries: String...) -> [UInt8] {
        InlineTables.catalog(entries.joined(separator: ", ")).bytes
    }

    private static func key(_ key: String, _ text: String, _ german: String = "D", _ rest: String = "") -> String {
        let units = "\"en\" : \(InlineTables.unit(text)), \"de\" : \(InlineTables.unit(german))"
        return "\"\(key)\" : { \(rest)\"localizations\" : { \(units) } }"
    }

    private static let base = catalog(key("old", "A"), key("other", "B"))

    /// Merges with both orders of the sides, which must give the same entries.
    private func merged(
        _ base: [UInt8], _ renamed: [UInt8], _ edited: [UInt8]
    ) throws -> (strings: DocumentFragment, merge: MergedCatalog) {
        let merges = try [(renamed, edited), (edited, renamed)].map {
            try CatalogMerge(base: base, ours: $0, theirs: $1).result()
        }
        let strings = try merges.map { merge in
            let members = try #require(try Document(merge.bytes).root["strings"]).members
            let entries = members.map { DocumentFragment.Member($0.name.string ?? "", DocumentFragment($0.value)) }
            return DocumentFragment.object(entries.sorted { $0.name < $1.name })
        }
        #expect(strings[0] == strings[1])
        return (strings[0], merges[0])
    }

    private func strings(_ catalog: [UInt8]) throws -> DocumentFragment {
        try DocumentFragment(#require(try Document(catalog).root["strings"]))
    }

    @Test("The edit is applied to the new name")
    func follows() throws {
        let result = try merged(
            Self.base, Self.catalog(Self.key("new", "A"), Self.key("other", "B")),
            Self.catalog(Self.key("old", "A", "E"), Self.key("other", "B")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.strings == (try strings(Self.catalog(Self.key("new", "A", "E"), Self.key("other", "B")))))
        #expect(result.merge.settlements.map(\.rule) == [.renameFollowed])
        #expect(result.merge.settlements.first?.location.key == "new")
    }

    @Test("If both sides changed the same text, there is a conflict under the new name")
    func conflict() throws {
        let base = Self.catalog(Self.key("old", "A", "D", #""comment" : "c", "#))
        let ours = Self.catalog(Self.key("new", "A", "D", #""comment" : "mine", "#))
        let theirs = Self.catalog(Self.key("old", "A", "D", #""comment" : "yours", "#))
        for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
            let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs).result()
            #expect(merge.conflicts.map(\.location.path) == [["strings", "new", "comment"]])
        }
    }

    @Test("If two new keys have these texts, the rename is ambiguous")
    func ambiguous() throws {
        let renamed = Self.catalog(Self.key("one", "A"), Self.key("two", "A"), Self.key("other", "B"))
        let edited = Self.catalog(Self.key("old", "A", "E"), Self.key("other", "B"))
        let merge = try CatalogMerge(base: Self.base, ours: renamed, theirs: edited).result()
        #expect(merge.conflicts.map(\.location.key) == ["old"])
    }

    @Test("Translations may change with the name, if the source text is unique")
    func renamedAndTranslated() throws {
        let result = try merged(
            Self.base, Self.catalog(Self.key("new", "A", "F"), Self.key("other", "B")),
            Self.catalog(Self.key("old", "A", "D", #""comment" : "c", "#), Self.key("other", "B")))
        #expect(result.merge.conflicts.isEmpty)
        let new = Self.catalog(Self.key("new", "A", "F", #""comment" : "c", "#), Self.key("other", "B"))
        #expect(result.strings == (try strings(new)))
    }

    @Test("If both sides gave a key the same name, their changes are merged")
    func sameName() throws {
        let result = try merged(
            Self.base, Self.catalog(Self.key("new", "A", "E"), Self.key("other", "B")),
            Self.catalog(Self.key("new", "A", "D", #""comment" : "c", "#), Self.key("other", "B")))
        #expect(result.merge.conflicts.isEmpty)
        let both = Self.catalog(Self.key("new", "A", "E", #""comment" : "c", "#), Self.key("other", "B"))
        #expect(result.strings == (try strings(both)))
    }

    @Test("Two keys that swapped their names keep the edits of the other side")
    func swappedNames() throws {
        let result = try merged(
            Self.base, Self.catalog(Self.key("old", "B"), Self.key("other", "A")),
            Self.catalog(Self.key("old", "A", "E"), Self.key("other", "B")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(
            result.strings == (try strings(Self.catalog(Self.key("old", "B"), Self.key("other", "A", "E")))))
    }

    @Test("Keys that each took the name of the next one keep the edits of the other side")
    func chain() throws {
        let base = Self.catalog(Self.key("a", "A"), Self.key("b", "B"))
        let result = try merged(
            base, Self.catalog(Self.key("b", "A"), Self.key("c", "B")),
            Self.catalog(Self.key("a", "A", "E"), Self.key("b", "B", "F")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.strings == (try strings(Self.catalog(Self.key("b", "A", "E"), Self.key("c", "B", "F")))))
    }

    @Test("A new text for a key whose old text moved to a new key is not a chain of names")
    func copied() throws {
        let merge = try CatalogMerge(
            base: Self.base,
            ours: Self.catalog(Self.key("old", "New text"), Self.key("copy", "A"), Self.key("other", "B")),
            theirs: Self.catalog(Self.key("old", "A", "E"), Self.key("other", "B"))
        ).result()
        let strings = try Document(merge.bytes).root["strings"]
        #expect(merge.conflicts.isEmpty)
        #expect(strings?["old"]?["localizations"]?["de"]?["stringUnit"]?["value"]?.string == "E")
    }

    @Test("A key that the other side only marked as stale is not kept")
    func stale() throws {
        let stale = Self.catalog(Self.key("old", "A", "D", #""extractionState" : "stale", "#), Self.key("other", "B"))
        let renamed = Self.catalog(Self.key("new", "A"), Self.key("other", "B"))
        #expect(try merged(Self.base, renamed, stale).strings == strings(renamed))
    }
}
