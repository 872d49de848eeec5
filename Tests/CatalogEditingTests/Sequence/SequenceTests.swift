import CatalogCore
import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Consecutive changes")
struct SequenceTests {
    private static let entries = (0..<6).map { number in
        "\"k\(number)\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Text \(number)")) } }"
    }.joined(separator: ",\n")

    private func table() throws -> EditableTable { try SmallTable(Self.entries).table }

    private func set(_ key: String, _ text: String, _ language: LanguageTag = "en") -> KeyChange {
        KeyChange(key, .change([.text(language, .whole, text, .translated)], marksTranslations: false))
    }

    private func add(_ key: String, _ text: String) -> KeyChange {
        KeyChange(key, .add([.text("en", .whole, text, .translated)]))
    }

    private func strings(after changes: [KeyChange]) throws -> NaiveValue {
        let plan = try table().plan(inOrder: changes)
        let new = try #require(plan.plan.files.first?.new)
        return try #require(NaiveReader.read(new)["strings"])
    }

    @Test("Each change applies to the result of the previous ones")
    func order() throws {
        let strings = try strings(after: [
            add("new", "New"), set("new", "Newer"), KeyChange("new", .rename("newest")), set("newest", "Newest"),
            KeyChange("k0", .remove), add("k0", "Back"), KeyChange("k1", .rename("k9")), KeyChange("k2", .rename("k1")),
        ])
        #expect(strings.at(["new"]) == nil)
        #expect(strings.sayings("newest", "en") == ["Newest"])
        #expect(strings.sayings("k0", "en") == ["Back"])
        #expect(strings.sayings("k9", "en") == ["Text 1"])
        #expect(strings.sayings("k1", "en") == ["Text 2"])
        #expect(strings.at(["k2"]) == nil)
    }

    @Test("The result equals that of individual changes")
    func oneByOne() throws {
        let changes = [
            set("k3", "Three"), set("k4", "Four"), add("b.a", "BA"), add("a.b", "AB"), KeyChange("k5", .remove),
            KeyChange("k0", .rename("z")), KeyChange("k2", .rename("a")), set("k4", "Quatro", "pt-BR"),
        ]
        var single = try table()
        for change in changes {
            let files = try single.plan([change]).files
            single = try single.rereading(files.newContents)
        }
        #expect(try table().plan(inOrder: changes).plan.files.first?.new == single.files[0].bytes)
    }

    @Test("Renaming every key keeps Xcode's order and the bytes of the values")
    func renamingAll() throws {
        let names = ["f", "e", "d", "c", "b", "a"]
        let plan = try table().plan(inOrder: names.enumerated().map { KeyChange("k\($0)", .rename($1)) })
        let text = String(decoding: try #require(plan.plan.files.first?.new), as: UTF8.self)
        let found = names.sorted().compactMap { text.range(of: "\"\($0)\" : {")?.lowerBound }
        #expect(found.count == 6 && found == found.sorted())
        #expect(text.contains("\"f\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Text 0")) } }"))
    }

    @Test("Impossible changes are skipped, and reported for the faulty change")
    func refusals() throws {
        let plan = try table().plan(inOrder: [
            set("k0", "Zero"), set("nowhere", "x"), add("k1", "there"), set("k0", "Nought"), set("k0", ""),
        ])
        let refused = plan.results.map { result in
            if case .failure = result { true } else { false }
        }
        #expect(refused == [false, true, true, false, true])
        let new = try #require(plan.plan.files.first?.new)
        #expect(NaiveReader.read(new)["strings"]?.sayings("k0", "en") == ["Nought"])
    }

    @Test("Two new keys with the same Swift symbol are refused as in separate runs")
    func symbols() throws {
        let changes = [add("home.title", "Home"), add("home_title", "Home")]
        let results = try table().plan(inOrder: changes).results
        guard case .success = results[0], case .failure(.symbolCollision(let key, let other, _)) = results[1] else {
            Issue.record("\(results)")
            return
        }
        #expect((key, other) == ("home_title", "home.title"))
    }

    @Test("A change and its reversal leave the file unchanged")
    func nothing() throws {
        #expect(try table().plan(inOrder: [add("x", "X"), KeyChange("x", .remove)]).plan.files.isEmpty)
    }

    @Test("In a table with many keys, a duplicate one is refused and the others change")
    func doubled() throws {
        let entries = Self.entries + ",\n\"k0\" : {}"
        let table = try SmallTable(entries)
        let plan = try table.table.plan(inOrder: [set("k0", "x"), set("k1", "One")])
        guard case .failure(.doubledKey("k0", let locations, isFixed: false)) = plan.results[0],
            case .success = plan.results[1]
        else {
            Issue.record("\(plan.results)")
            return
        }
        #expect(locations.count == 2)
        #expect(table.refusal(set("k0", "x")) == .doubledKey("k0", locations))
    }
}
