import CatalogCore
import CatalogLint
import LintRules
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Impossible changes are refused with the reason")
struct ChangeRefusalTests {
    private static let entries = """
        "a.b" : { "extractionState" : "manual", "localizations" : { "en" : \(InlineTables.unit("%lld x")) } },
        "d" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : \(InlineTables.unit("m")), "other" : \(InlineTables.unit("o")) } } } } },
        "d2" : { "localizations" : {
          "en" : \(InlineTables.unit("1")),
          "en" : \(InlineTables.unit("2")) } },
        "é" : {},
        "twice" : {},
        "twice" : {}
        """

    private func small() throws -> SmallTable { try SmallTable(Self.entries) }

    private func text(_ language: LanguageTag, _ part: String, _ text: String) throws -> EntryChange {
        .text(language, try .named(part), text, .translated)
    }

    private func location(_ line: Int, _ column: Int) -> FileLocation {
        FileLocation(path: "Localizable.xcstrings", position: TextPosition(line: line, column: column))
    }

    @Test("An unknown key, with the nearest one")
    func unknownKey() throws {
        #expect(try small().refusal(KeyChange("a.c", .remove)) == .unknownKey("a.c", nearest: "a.b"))
    }

    @Test("An existing key, with its location")
    func keyExists() throws {
        #expect(
            try small().refusal(KeyChange("a.b", .add([])))
                == .keyExists("a.b", location: location(2, 1), spelling: "a.b"))
    }

    @Test("A key that is canonically equivalent to an existing one")
    func equivalentKey() throws {
        let refusal = try small().refusal(KeyChange("e\u{301}", .add([])))
        #expect(refusal == .keyExists("e\u{301}", location: location(8, 1), spelling: "\u{E9}"))
    }

    @Test("A rename to the name of another key")
    func renameToPresent() throws {
        guard case .keyExists? = try small().refusal(KeyChange("d", .rename("a.b"))) else {
            Issue.record("renamed")
            return
        }
    }

    @Test("A duplicate key, with both locations")
    func doubledKey() throws {
        #expect(
            try small().refusal(of: "twice", .comment("c"))
                == .doubledKey("twice", [location(9, 1), location(10, 1)], isFixed: true)
        )
    }

    @Test("A duplicate member, with both locations")
    func doubledMember() throws {
        #expect(
            try small().refusal(of: "d2", try text("en", "", "x"))
                == .doubledMember("d2", name: "en", [location(6, 3), location(7, 3)])
        )
    }

    @Test("Duplicate keys and members do not prevent changes elsewhere in the file")
    func changesElsewhere() throws {
        #expect(try small().after("d", .comment("c")).at(["d", "comment"])?.text == "c")
        #expect(try small().after("d2", .comment("c")).at(["d2", "comment"])?.text == "c")
    }

    @Test("Two changes to one key")
    func keyNamedTwice() throws {
        let table = try small().table
        #expect(throws: ChangeRefusal.keyNamedTwice("d")) {
            try table.plan([KeyChange("d", .remove), KeyChange("d", .rename("e"))])
        }
    }

    @Test("If one of several changes is refused, none is planned")
    func allOrNothing() throws {
        let table = try small().table
        #expect(throws: ChangeRefusal.self) { try table.plan([KeyChange("d", .remove), KeyChange("no", .remove)]) }
    }

    @Test("A plain text for a text with variations, with the existing parts")
    func needsPart() throws {
        #expect(
            try small().refusal(of: "d", try text("en", "", "x"))
                == .needsPart("d", "en", [try .named("device.mac"), try .named("device.other")]))
    }

    @Test("A plural in addition to devices")
    func noLocationForPart() throws {
        #expect(
            try small().refusal(of: "d", try text("en", "plural.one", "x"))
                == .noLocationForPart(
                    "d", "en", try .named("plural.one"), [try .named("device.mac"), try .named("device.other")]))
    }

    @Test("A text of a missing string set")
    func noSet() throws {
        guard case .noLocationForPart? = try small().refusal(of: "a.b", try text("en", "set.0", "x")) else {
            Issue.record("written")
            return
        }
    }

    @Test("A text behind the end of a string set")
    func endOfSet() throws {
        let small = try SmallTable(
            #""s" : { "localizations" : { "en" : { "stringSet" : { "state" : "translated", "values" : ["A", "B"] } } } }"#
        )
        for (part, isThere) in [("set.1", true), ("set.2", false)] {
            let refusal = small.refusal(of: "s", try text("en", part, "x"))
            if case .noLocationForPart? = refusal { #expect(!isThere) } else { #expect(isThere && refusal == nil) }
        }
    }

    @Test("Two axes side by side in one change")
    func twoAxes() throws {
        let changes = [try text("de", "plural.one", "x"), try text("de", "device.mac", "y")]
        guard case .noLocationForPart? = try small().refusal(KeyChange("n", .add(changes))) else {
            Issue.record("written")
            return
        }
    }

    @Test("A plain text and parts in one change")
    func wholeAndParts() throws {
        let changes = [try text("de", "", "x"), try text("de", "plural.one", "y")]
        #expect(
            try small().refusal(KeyChange("n", .add(changes))) == .wholeAndParts("n", "de"))
    }

    @Test("A state of a missing text")
    func noText() throws {
        #expect(
            try small().refusal(of: "a.b", .state("de", nil, .translated, from: nil))
                == .noText("a.b", "de", nil))
        #expect(
            try small().refusal(of: "a.b", .state("en", try .named("plural.one"), .translated, from: nil))
                == .noText("a.b", "en", try .named("plural.one")))
    }

    @Test("A substitution that no text refers to")
    func unreferredSubstitution() throws {
        #expect(
            try small().refusal(of: "a.b", try text("en", "substitutions.n.plural.one", "x"))
                == .unreferredSubstitution("a.b", "en", "n"))
    }

    @Test("A plural category that the language lacks")
    func pluralCategory() throws {
        #expect(
            try small().refusal(of: "a.b", try text("pt-BR", "plural.two", "%lld x"))
                == .pluralCategory(.two, "pt-BR", [.one, .many, .other]))
    }

    @Test("Specifiers that differ from those of the source")
    func findings() throws {
        guard case .findings(let sentences)? = try small().refusal(of: "a.b", try text("de", "", "%@ x")) else {
            Issue.record("written")
            return
        }
        #expect(!sentences.isEmpty)
    }

    @Test("A key that generates the Swift symbol of another key")
    func symbolCollision() throws {
        let small = try SmallTable(
            Self.entries, settings: LintSettings(severities: ["symbol-collision": .error]))
        #expect(
            small.refusal(KeyChange("a_b", .add([try text("en", "", "%lld y")])))
                == .symbolCollision("a_b", with: "a.b", symbol: "aB(_:)"))
    }

    @Test("Without generated symbols, no key is refused for its symbol")
    func noSymbols() throws {
        var settings = LintSettings(severities: ["symbol-collision": .error])
        settings.symbols = { [] }
        let small = try SmallTable(Self.entries, settings: settings)
        #expect(small.refusal(KeyChange("a_b", .add([try text("en", "", "%lld y")]))) == nil)
    }

    @Test("States and marks in legacy tables")
    func legacyStates() throws {
        let small = try SmallTable([InlineTables.file("\"a\" = \"b\";", path: "en.lproj/T.strings")])
        #expect(
            small.refusal(of: "a", .state("en", nil, .new, from: nil)) == .notInLegacyTables("a", .states))
        #expect(small.refusal(of: "a", .shouldTranslate(false)) != nil)
        #expect(small.refusal(of: "a", .state("en", nil, .needsReview, from: nil)) == nil)
    }

    @Test("A second language for a file outside of .lproj folders")
    func noFolder() throws {
        let small = try SmallTable([InlineTables.file("\"a\" = \"b\";", path: "T.strings")])
        guard case .obstacle("a", "de", _)? = small.refusal(of: "a", try text("de", "", "x")) else {
            Issue.record("written")
            return
        }
    }

    @Test("Any change in a broken file, with location and reason")
    func broken() throws {
        let project = TableLoader.loadNow([InlineTables.file("{ \"sourceLanguage\" : \"en\" }", path: "X.xcstrings")])
        let table = EditableTable(
            try #require(project.tables.first), of: project, settings: LintSettings(), rules: .standard)
        let file = try #require(project.files.first.flatMap { project.refusal(of: $0) })
        #expect(file.description == "X.xcstrings:1:1: error: not a string catalog: the object “strings” is missing")
        #expect(throws: ChangeRefusal.broken(file)) {
            try table.plan([KeyChange("a", .add([]))])
        }
    }

    @Test("Any change in a table with a broken file of another language, unless such files may stay unchanged")
    func brokenNeighbour() throws {
        let sources = [
            InlineTables.file("\"a\" = \"b\";\n", path: "en.lproj/T.strings"),
            InlineTables.file("\"a\" = \"b\";\n", path: "de.lproj/T.strings"),
            InlineTables.file("\"a\" = \"b\n", path: "fr.lproj/T.strings"),
        ]
        let project = TableLoader.loadNow(sources)
        let table = EditableTable(
            try #require(project.tables.first), of: project, settings: LintSettings(), rules: .standard)
        let broken = ChangeRefusal.broken(try #require(table.brokenFile))
        let german = KeyChange("a", .change([try text("de", "", "c")], marksTranslations: false))
        let french = KeyChange("a", .change([try text("fr", "", "c")], marksTranslations: false))
        #expect(throws: broken) { try table.plan([german]) }
        #expect(try table.plan(inOrder: [german]).firstRefusal == broken)
        let leaving = table.leavingBrokenFiles()
        #expect(try leaving.plan([german]).files.map(\.path) == ["de.lproj/T.strings"])
        #expect(try leaving.plan(inOrder: [german]).firstRefusal == nil)
        #expect(throws: broken) { try leaving.plan([french]) }
    }
}
