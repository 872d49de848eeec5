import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Leaf-by-leaf merges of catalogs")
struct MergeTests {
    private static func merge(
        _ base: String, _ ours: String, _ theirs: String, _ options: MergeOptions = MergeOptions()
    ) throws -> MergedCatalog {
        try CatalogMerge(base: catalog(base), ours: catalog(ours), theirs: catalog(theirs)).result(options)
    }

    /// Returns a catalog in Xcode's format.
    private static func catalog(_ entries: String) throws -> [UInt8] {
        XcodeForm.bytes(of: try Document(InlineTables.catalog(entries).bytes))
    }

    private static func key(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
        let units = values.map { "\"\($0)\" : \(InlineTables.unit($1))" }.joined(separator: ", ")
        return "\"\(key)\" : { \"localizations\" : { \(units) } }"
    }

    /// Expects the same catalog without conflicts for both orders of the sides.
    private func expect(_ base: String, _ ours: String, _ theirs: String, gives result: String) throws {
        for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
            let merged = try Self.merge(base, ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(
                try String(decoding: merged.bytes, as: UTF8.self)
                    == String(decoding: Self.catalog(result), as: UTF8.self))
        }
    }

    @Test("Keys that both sides added are in Xcode's order")
    func addedKeys() throws {
        try expect(
            Self.key("m", ["en": "M"]), "\(Self.key("a", ["en": "A"])), \(Self.key("m", ["en": "M"]))",
            "\(Self.key("b", ["en": "B"])), \(Self.key("m", ["en": "M"]))",
            gives: "\(Self.key("a", ["en": "A"])), \(Self.key("b", ["en": "B"])), \(Self.key("m", ["en": "M"]))")
    }

    @Test("A member that only theirs has twice is refused, because one of both would be lost")
    func doubledByTheirs() throws {
        let (base, ours) = (Self.key("b", ["en": "B"]), Self.key("b", ["en": "B", "de": "Be"]))
        let twice = [
            "\(Self.key("b", ["en": "B"])), \(Self.key("b", ["en": "C"]))",
            #""b" : { "localizations" : { "fr" : { }, "fr" : \#(InlineTables.unit("Bé")) } }"#,
        ]
        for theirs in twice {
            #expect {
                try CatalogMerge(
                    base: Self.catalog(base), ours: Self.catalog(ours),
                    theirs: InlineTables.catalog(theirs).bytes
                ).result()
            } throws: { error in
                guard case .doubled(.theirs, _, let first, let second)? = error as? MergeRefusal else { return false }
                return first < second
            }
        }
        // Where ours has it twice, too, nothing is lost.
        let both = InlineTables.catalog("\(twice[0]), \(Self.key("c", ["en": "C"]))").bytes
        #expect(
            try CatalogMerge(base: Self.catalog(base), ours: InlineTables.catalog(twice[0]).bytes, theirs: both)
                .result().conflicts.isEmpty)
    }

    @Test("Languages that both sides added to one key are all kept")
    func addedLanguages() throws {
        try expect(
            #""k" : { }"#, Self.key("k", ["de": "D"]), Self.key("k", ["fr": "F"]),
            gives: Self.key("k", ["de": "D", "fr": "F"]))
    }

    @Test("Plural cases that both sides added to one text are all kept")
    func addedCases() throws {
        func plural(_ cases: KeyValuePairs<String, String>) -> String {
            let cases = cases.map { "\"\($0)\" : \(InlineTables.unit($1))" }.joined(separator: ", ")
            return #""k" : { "localizations" : { "ru" : { "variations" : { "plural" : { \#(cases) } } } } }"#
        }
        try expect(
            plural(["other": "%d"]), plural(["few": "%d f", "other": "%d"]), plural(["many": "%d m", "other": "%d"]),
            gives: plural(["few": "%d f", "many": "%d m", "other": "%d"]))
    }

    @Test("The same edit on both sides is one edit")
    func sameEdit() throws {
        let (old, new) = (Self.key("k", ["de": "a"]), Self.key("k", ["de": "b"]))
        try expect(old, "\(new), \"x\" : { }", "\(new), \"y\" : { }", gives: "\(new), \"x\" : { }, \"y\" : { }")
    }

    @Test("A key that one side removed and the other left unchanged is removed")
    func removal() throws {
        let (one, two) = (Self.key("one", ["de": "1"]), Self.key("two", ["de": "2"]))
        try expect("\(one), \(two)", two, "\(one), \(two), \"x\" : { }", gives: "\(two), \"x\" : { }")
    }

    @Test("Languages that one side removed are removed, even if the other side added one at the same position")
    func removedLanguages() throws {
        try expect(
            Self.key("k", ["de": "D"]), #""k" : { }"#, Self.key("k", ["de": "D", "fr": "F"]),
            gives: Self.key("k", ["fr": "F"]))
    }

    @Test("Unknown members are merged like all others")
    func unknownFields() throws {
        try expect(
            #""k" : { "future" : { "a" : 1, "b" : 1 } }"#, #""k" : { "future" : { "a" : 2, "b" : 1 } }"#,
            #""k" : { "future" : { "a" : 1, "b" : [1] } }"#, gives: #""k" : { "future" : { "a" : 2, "b" : [1] } }"#)
    }

    @Test("The texts of a string set are merged individually")
    func stringSets() throws {
        func set(_ values: String...) -> String {
            let values = values.map { "\"\($0)\"" }.joined(separator: ", ")
            return """
                "k" : { "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ \(values) ] } } } }
                """
        }
        try expect(set("a", "b"), set("a", "c"), set("d", "b"), gives: set("d", "c"))
    }

    @Test("A file that both sides added is merged without a base")
    func bothAdded() throws {
        let (ours, theirs) = (
            try Self.catalog(Self.key("a", ["en": "A"])), try Self.catalog(Self.key("b", ["en": "B"]))
        )
        let merged = try CatalogMerge(base: [], ours: ours, theirs: theirs).result()
        #expect(merged.conflicts.isEmpty)
        #expect(try merged.bytes == Self.catalog("\(Self.key("a", ["en": "A"])), \(Self.key("b", ["en": "B"]))"))
    }

    @Test("The newline at the end of the file is merged too")
    func lastNewline() throws {
        let base = try Self.catalog(#""a" : { }"#)
        let theirs = try Self.catalog(#""a" : { }, "b" : { }"#)
        let merged = try CatalogMerge(base: base, ours: base + [0x0A], theirs: theirs).result()
        #expect(merged.bytes == theirs + [0x0A])
        #expect(try CatalogMerge(base: base, ours: theirs, theirs: base + [0x0A]).result().bytes == theirs + [0x0A])
    }

    @Test("Additions from the other side have the style of our side")
    func style() throws {
        let base = Array("{\n\t\"strings\": {\n\t\t\"a\": {}\n\t}\n}\n".utf8)
        let ours = Array("{\n\t\"strings\": {\n\t\t\"a\": {\"comment\": \"c\"}\n\t}\n}\n".utf8)
        let theirs = Array(#"{"strings":{"a":{},"b":{"comment":"d"}}}"#.utf8)
        let merged = try CatalogMerge(base: base, ours: ours, theirs: theirs + [0x0A]).result()
        #expect(
            String(decoding: merged.bytes, as: UTF8.self)
                == "{\n\t\"strings\": {\n\t\t\"a\": {\"comment\": \"c\"},\n\t\t\"b\": {\"comment\": \"d\"}\n\t}\n}\n")
    }

    // MARK: - Conflicts

    @Test("Two translations of one text are a conflict, named by key, language and part")
    func conflict() throws {
        let merged = try Self.merge(
            Self.key("k", ["de": "a"]), Self.key("k", ["de": "b"]), Self.key("k", ["de": "c"]))
        let location = try #require(merged.conflicts.first?.location)
        #expect(merged.conflicts.count == 1)
        #expect(location.key == "k" && location.language == "de" && location.part.isWhole && location.field == "value")
    }

    @Test("An edit of something that the other side removed is a conflict", arguments: [true, false])
    func editAgainstRemoval(isOurs: Bool) throws {
        let (old, new) = (Self.key("k", ["de": "a", "fr": "f"]), Self.key("k", ["de": "b", "fr": "f"]))
        let merged = try isOurs ? Self.merge(old, new, "") : Self.merge(old, "", new)
        #expect(merged.conflicts.map(\.location.path) == [["strings", "k"]])
        let language = Self.key("k", ["fr": "f"])
        let other = try isOurs ? Self.merge(old, new, language) : Self.merge(old, language, new)
        #expect(other.conflicts.map(\.location.path) == [["strings", "k", "localizations", "de"]])
    }

    @Test(
        "A plural on one side and another text on the other are a conflict of the whole language")
    func forms() throws {
        let plural = """
            "k" : { "localizations" : { "de" : { "variations" : { "plural" : { "other" : \(InlineTables.unit("b")) } } } } }
            """
        let merged = try Self.merge(Self.key("k", ["de": "a"]), Self.key("k", ["de": "c"]), plural)
        #expect(merged.conflicts.map(\.location.path) == [["strings", "k", "localizations", "de"]])
    }

    @Test("The caller can request one side for all conflicts")
    func preferred() throws {
        let versions = [Self.key("k", ["de": "a"]), Self.key("k", ["de": "b"]), ""]
        let ours = try Self.merge(versions[0], versions[1], versions[2], MergeOptions(preferring: .ours))
        #expect(try ours.bytes == Self.catalog(versions[1]) && ours.conflicts.isEmpty)
        let theirs = try Self.merge(versions[0], versions[1], versions[2], MergeOptions(preferring: .theirs))
        #expect(try theirs.bytes == Self.catalog(versions[2]) && theirs.settlements.map(\.rule) == [.asAsked])
    }

    // MARK: - Refusals

    @Test("Input that is not a catalog is rejected with the name of the file")
    func refusals() throws {
        let good = try Self.catalog(#""a" : { }"#)
        #expect(throws: MergeRefusal.noStrings(.base)) {
            try CatalogMerge(base: [0x7B, 0x7D], ours: good, theirs: good)
        }
        #expect(throws: MergeRefusal.emptied(.theirs)) {
            try CatalogMerge(base: good, ours: Self.catalog(#""b" : { }"#), theirs: []).result()
        }
        #expect {
            try CatalogMerge(base: good, ours: good, theirs: Array("{".utf8))
        } throws: { error in
            guard case .broken(.side(.theirs), _) = error as? MergeRefusal else { return false }
            return true
        }
    }

    @Test("A duplicate key on our side does not prevent merging other keys, and is not changed")
    func doubledKey() throws {
        let doubled = #""a" : { "comment" : "1" }, "a" : { "comment" : "2" }"#
        let base = #""a" : { "comment" : "2" }"#
        let merged = try Self.merge(base, doubled, "\(base), \"b\" : { }")
        #expect(try merged.bytes == Self.catalog("\(doubled), \"b\" : { }"))
        #expect(throws: MergeRefusal.self) { try Self.merge(base, doubled, #""a" : { "comment" : "3" }"#) }
    }
}
