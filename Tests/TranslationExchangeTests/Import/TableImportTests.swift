import CatalogEditing
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Imported translations are checked, and only differences are written")
struct TableImportTests {
    private static let entries = """
        "days" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } } } },
        "done" : { "localizations" : { "en" : \(InlineTables.unit("Done")), "pt-BR" : \(InlineTables.unit("Pronto")) } },
        "hello" : { "localizations" : { "en" : \(InlineTables.unit("Hello, %@")) } },
        "look" : { "localizations" : { "en" : \(InlineTables.unit("Look")), "pt-BR" : \(InlineTables.unit("Veja", "needs_review")) } },
        "no" : { "shouldTranslate" : false }
        """

    private func unit(_ id: String, _ source: String?, _ target: String?, _ state: String? = nil) -> String {
        let attribute = state.map { " state=\"\($0)\"" } ?? ""
        return "<trans-unit id=\"\(id)\">" + (source.map { "<source>\($0)</source>" } ?? "")
            + (target.map { "<target\(attribute)>\($0)</target>" } ?? "") + "</trans-unit>"
    }

    private func trial() throws -> ExchangeTrial { try ExchangeTrial(Self.entries) }

    private func after(_ units: String) throws -> [String] {
        let trial = try trial()
        return try trial.after(try trial.importing(units)).lines("pt-BR")
    }

    @Test("A translation of the current source text is written with its state")
    func written() throws {
        #expect(
            try after(unit("hello", "Hello, %@", "Olá, %@", "translated"))[3]
                == "hello | Hello, %@ | Olá, %@ | translated")
        #expect(try after(unit("hello", "Hello, %@", "Olá, %@"))[3] == "hello | Hello, %@ | Olá, %@ | translated")
        #expect(
            try after(unit("hello", "Hello, %@", "Olá, %@", "needs-review-l10n"))[3]
                == "hello | Hello, %@ | Olá, %@ | needsReview")
    }

    @Test("A translation of an earlier source text is skipped, unless the table already has it")
    func sourceChanged() throws {
        let result = try trial().importing(unit("hello", "Hi, %@", "Oi, %@") + unit("done", "Ready", "Pronto"))
        #expect(result.skips == ["hello: source is now Hello, %@"])
        #expect(result.unchangedCount == 1)
        #expect(result.changes == [])
    }

    @Test("A translation whose arguments differ from those of the source is skipped")
    func specifiers() throws {
        let result = try trial().importing(unit("hello", "Hello, %@", "Olá"))
        #expect(result.changes == [])
        #expect(result.skipped.count == 1)
        guard case .refused(.findings(_), key: "hello")? = result.skipped.first?.reason else {
            return #expect(Bool(false), "\(result.skips)")
        }
    }

    @Test("A plural is imported with all received categories")
    func plurals() throws {
        let one = unit("days|==|plural.one", "%lld day", "%lld dia")
        let other = unit("days|==|plural.other", "%lld days", "%lld dias")
        #expect(
            try after(one + other).prefix(2) == [
                "days|==|plural.one | %lld day | %lld dia | translated",
                "days|==|plural.other | %lld days | %lld dias | translated",
            ])
    }

    @Test("A refused form does not keep the others out, unless the plural would lack its text for all other numbers")
    func otherForm() throws {
        let other = unit("days|==|plural.other", "%lld days", "%lld dias")
        let result = try trial().importing(unit("days|==|plural.one", "%lld day", "%@ dia") + other)
        #expect(result.changedCount == 1)
        guard case .refused(.findings(let messages), key: "days")? = result.skipped.first?.reason else {
            return #expect(Bool(false), "\(result.skips)")
        }
        #expect(messages.count == 1)
        let one = unit("days|==|plural.one", "%lld day", "%lld dia")
        let wrong = try trial().importing(one + unit("days|==|plural.other", "%lld days", "%@ dias"))
        #expect(wrong.changes == [])
        #expect(wrong.skips.first == "days|==|plural.one: other form refused")
        #expect(wrong.skipped.map(\.name) == ["days|==|plural.one", "days|==|plural.other"])
    }

    @Test("A category that the language does not have is skipped")
    func category() throws {
        let few = unit("days|==|plural.few", "%lld days", "%lld poucos")
        let result = try trial().importing(few)
        guard case .refused(.pluralCategory(.few, _, _), key: "days")? = result.skipped.first?.reason else {
            return #expect(Bool(false), "\(result.skips)")
        }
        // Translation systems write all categories, with the text of `other`.
        let all = unit("days|==|plural.other", "%lld days", "%lld dias") + unit("days|==|plural.few", nil, "%lld dias")
        let needless = try trial().importing(all)
        #expect(needless.skips == [])
        #expect(needless.changedCount == 1 && needless.unchangedCount == 1)
    }

    @Test("An empty form is skipped if the table has its text; an empty plural is not translated")
    func emptyForm() throws {
        let trial = try trial()
        let one = unit("days|==|plural.one", "%lld day", "%lld dia")
        let other = unit("days|==|plural.other", "%lld days", "%lld dias")
        let full = try trial.after(try trial.importing(one + other))
        let empty = unit("days|==|plural.other", "%lld days", "")
        let result = try full.importing(unit("days|==|plural.one", "%lld day", "%lld dia só") + empty)
        #expect(result.skips == ["days|==|plural.other: empty form"])
        #expect(result.changedCount == 1)
        let none = try full.importing(unit("days|==|plural.one", "%lld day", nil))
        #expect(none.skips == [] && none.untranslatedCount == 1)
    }

    @Test("The name besides a numeric id is the key, and a file can exclude texts")
    func names() throws {
        let trial = try trial()
        let numbered =
            #"<trans-unit id="101" resname="hello"><source>Hello, %@</source><target>Olá, %@</target></trans-unit>"#
        let result = try trial.importing(numbered)
        #expect(result.changes.map(\.key) == ["hello"])
        let excluded = try trial.importing(numbered.replacing("id=", with: "translate=\"no\" id="))
        #expect(excluded.changes == [])
        #expect(excluded.skips == ["hello: excluded"])
    }

    @Test("The indentation of a text does not belong to it, unless the file preserves white space")
    func indentation() throws {
        let text =
            "<trans-unit id=\"done\"><source>\n  Done\n </source><target>\n  Já\n  feito\n </target></trans-unit>"
        let trial = try trial()
        #expect(try trial.after(try trial.importing(text)).lines("pt-BR")[2] == "done | Done | Já feito | translated")
        let kept = try trial.importing(text.replacing("<trans-unit", with: "<trans-unit xml:space=\"preserve\""))
        #expect(kept.changes == [])
    }

    @Test("A translation for one device creates a variation, and the previous text stays for all others")
    func device() throws {
        #expect(
            try after(unit("done|==|device.applewatch", "Done", "OK")).dropFirst(2).prefix(2) == [
                "done|==|device.applewatch | Done | OK | translated",
                "done|==|device.other | Done | Pronto | translated",
            ])
    }

    @Test("A finished text never becomes unfinished")
    func unfinished() throws {
        let result = try trial().importing(
            unit("done", "Done", "Pronto", "new") + unit("done", "Done", "Feito", "new")
                + unit("look", "Look", "Olhe", "new"))
        #expect(result.skips == ["done: unfinished"])
        #expect(result.changedCount == 1)
    }

    @Test("If the text is equal, only the state changes")
    func stateOnly() throws {
        let trial = try trial()
        let result = try trial.importing(unit("look", "Look", "Veja", "final"))
        #expect(
            result.changes == [
                KeyChange("look", .change([.state("pt-BR", .whole, .translated, from: nil)], marksTranslations: false))
            ])
    }

    @Test("Texts without a translation are counted and not changed", arguments: [nil, "", "empty"])
    func untranslated(target: String?) throws {
        let text =
            target == "empty"
            ? "<trans-unit id=\"hello\"><source>Hello, %@</source><target/></trans-unit>"
            : unit("hello", "Hello, %@", target)
        let result = try trial().importing(text)
        #expect(result.untranslatedCount == 1)
        #expect(result.changes == [])
        #expect(result.skips == [])
    }

    @Test("Unknown keys and keys that need no translation are reported")
    func unknown() throws {
        let result = try trial().importing(
            unit("gone", "Gone", "Foi") + unit("no", "no", "não") + unit("done|==|set.3", "Done", "x")
                + unit("hello", "Hello, %@", "Olá, %@") + unit("hello", "Hello, %@", "Oi, %@"))
        #expect(
            result.skips.filter { !$0.contains("set.3") } == [
                "gone: unknown key", "no: not to be translated", "hello: doubled unit",
            ])
        #expect(result.skips.contains { $0.hasPrefix("done|==|set.3") })
        #expect(result.changedCount == 1)
    }

    @Test("Thousands of files for one language are imported together, even empty ones")
    func manyFiles() throws {
        let trial = try ExchangeTrial(
            (0..<2_000).map { #""k\#($0)" : { "localizations" : { "en" : \#(InlineTables.unit("a")) } }"# }
                .joined(separator: ",\n"))
        let files = (0..<2_000).flatMap { number -> [ReceivedFile] in
            let unit = ReceivedUnit(
                .part(key: "k\(number)", ""), source: "a", target: "b", state: .translated, at: .start)
            return [[unit], []].map {
                ReceivedFile(original: "L.xcstrings", targetLanguage: "pt-BR", at: .start, units: $0)
            }
        }
        let result = try TableImport(files, into: trial.table)
        #expect(result.changedCount == 2_000 && result.skips == [])
    }

    @Test("A missing or invalid language is rejected")
    func languages() throws {
        let table = try trial().table
        for language in ["zz-nonsense", ""] {
            let file = ReceivedFile(original: nil, targetLanguage: LanguageTag(language), at: .start)
            #expect(throws: ImportRefusal.self) { _ = try TableImport([file], into: table) }
        }
    }

    @Test("Substitutions get the catalog's spelling")
    func substitutions() throws {
        let days = """
            "days" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : \(InlineTables.unit("%arg day")), "other" : \(InlineTables.unit("%arg days")) } } }
            """
        let trial = try ExchangeTrial(
            #""sum" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@days@" }, "substitutions" : { \#(days) } } } }"#
        )
        let result = try trial.importing(
            unit("sum", "%1$@: %2$#@days@", "%1$@ – %2$#@days@")
                + unit("sum|==|substitutions.days.plural.one", "%2$lld day", "%2$lld dia")
                + unit("sum|==|substitutions.days.plural.other", "%2$lld days", "%2$lld dias"))
        let plan = try trial.table.plan(result.changes)
        let new = try #require(plan.files.first?.new)
        let strings = try #require(NaiveReader.read(new)["strings"])
        #expect(
            strings.sayings("sum", "pt-BR") == [
                "%1$@ – %#@days@", "substitutions.days.plural.one = %arg dia",
                "substitutions.days.plural.other = %arg dias",
            ])
    }

    @Test("Different line breaks do not count as a difference")
    func lineEnds() throws {
        let trial = try ExchangeTrial(
            #""a\nb" : { "localizations" : { "pt-BR" : \#(InlineTables.unit("c\\r\\nd")) } }"#)
        let result = try trial.importing(
            "<trans-unit id=\"a\nb\"><source>a\r\nb</source><target>c\nd</target></trans-unit>")
        #expect(result.unchangedCount == 1)
        #expect(result.skips == [])
    }

    @Test("Random translations are imported, and all other bytes stay")
    func random() throws {
        var walk = RandomTranslations(seed: 79)
        for _ in 0..<40 {
            let trial = try trial()
            let texts = walk.texts()
            let units = texts.map { unit($0.id, nil, XMLText.content($0.text)) }.joined()
            let result = try trial.importing(units)
            let after = try trial.after(result)
            let skipped = Set(result.skipped.map(\.name))
            let lines = after.units("pt-BR").files.flatMap(\.units)
            for (id, text) in texts where !skipped.contains(id) {
                #expect(lines.first { $0.id == id }?.target?.utf8.elementsEqual(text.utf8) ?? false, "\(id) \(text)")
            }
            #expect(after.lines("en") == trial.lines("en"))
        }
    }
}
