import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Importing Android resources")
struct AndroidImportTests {
    private func trial() throws -> ExchangeTrial {
        let unit = { (text: String) in InlineTables.unit(text) }
        let plural = { (one: String, other: String) in
            #"{ "variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } } }"#
        }
        let sentence = { (text: String, one: String, other: String) in
            #"""
            { "stringUnit" : { "state" : "translated", "value" : "\#(text)" }, "substitutions" : { "days" : {
              "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } } } } }
            """#
        }
        return try ExchangeTrial(
            #"""
            "Save %@ to %lld" : { "localizations" : { "de" : \#(unit("%@ in %lld sichern")) } },
            "brand" : { "shouldTranslate" : false, "localizations" : { "en" : \#(unit("X")) } },
            "days" : { "localizations" : { "en" : \#(plural("%lld day", "%lld days")), "pt-BR" : \#(plural("%lld dia", "%lld dias")) } },
            "home.title" : { "localizations" : { "en" : \#(unit("Home")), "de" : \#(unit("Start")) } },
            "left" : { "localizations" : { "en" : \#(sentence("%@ has %#@days@", "%arg day", "%arg days")), "de" : \#(sentence("%@ hat noch %#@days@", "%arg Tag", "%arg Tage")) } },
            "percent" : { "localizations" : { "en" : \#(unit("100%")), "de" : \#(unit("100 %")) } }
            """#)
    }

    private var name: String { ResourceName("Save %@ to %lld", prefix: "").marked }

    @Test("A changed resource is imported into its key and changes nothing else")
    func changed() throws {
        let trial = try trial()
        let file = String(decoding: trial.android("de"), as: UTF8.self)
        let result = try trial.importing(
            android: Array(file.replacing(">Start<", with: ">L\\'accueil<").utf8), "de", source: trial.android("en"))
        #expect(result.changedCount == 1)
        let (before, after) = (trial.lines("de"), try trial.after(result).lines("de"))
        #expect(Set(after).subtracting(before) == ["home.title | Home | L'accueil | translated"])
        #expect(Set(before).subtracting(after) == ["home.title | Home | Start | translated"])
    }

    @Test("Arguments get the catalog's spelling, with numbers if the order requires them")
    func arguments() throws {
        let trial = try trial()
        let texts = [
            ("Sichere %1$s in %2$d", "Sichere %@ in %lld"), ("In %2$d: %1$s", "In %2$lld: %1$@"),
            ("<xliff:g id=\"a\">%1$s</xliff:g> %2$d%%", "%@ %lld%%"),
        ]
        for (java, catalog) in texts {
            let result = try trial.importing(resources: "<string name=\"\(name)\">\(java)</string>", "de")
            #expect(
                try trial.after(result).lines("de").contains(
                    "Save %@ to %lld | Save %@ to %lld | \(catalog) | translated"))
        }
        let wrong = try trial.importing(resources: "<string name=\"\(name)\">Ohne %1$d</string>", "de")
        #expect(wrong.changes == [])
        #expect(wrong.skips.count == 1)
    }

    @Test("Changed cases, cases filled from other, and plurals of a language without any are imported")
    func plurals() throws {
        let trial = try trial()
        let file = String(decoding: trial.android("pt-BR"), as: UTF8.self)
        let result = try trial.importing(android: Array(file.replacing("d dia<", with: "d DIA<").utf8), "pt-BR")
        #expect(
            try trial.after(result).lines("pt-BR").filter { $0.hasPrefix("days") } == [
                "days|==|plural.one | %lld day | %lld DIA | translated",
                "days|==|plural.other | %lld days | %lld dias | translated",
            ])
        func item(_ quantity: String, _ text: String) -> String { "<item quantity=\"\(quantity)\">\(text)</item>" }
        let many = try trial.importing(
            android: Array(file.replacing(item("many", "%1$d dias"), with: item("many", "%1$d de dias")).utf8), "pt-BR")
        #expect(
            try trial.after(many).lines("pt-BR").contains("days|==|plural.many | %lld days | %lld de dias | translated")
        )
        let items = item("one", "%1$d jour") + item("many", "%1$d jours") + item("other", "%1$d jours")
        let french = try trial.importing(resources: "<plurals name=\"days\">\(items)</plurals>", "fr")
        #expect(
            try trial.after(french).lines("fr").filter { $0.hasPrefix("days") } == [
                "days|==|plural.one | %lld day | %lld jour | translated",
                "days|==|plural.other | %lld days | %lld jours | translated",
            ])
    }

    @Test("The case of a plural is extracted from its sentence, unless the rest has changed in only some cases")
    func sentences() throws {
        let trial = try trial()
        let items = { (one: String) in
            "<plurals name=\"left\"><item quantity=\"one\">\(one)</item></plurals>"
        }
        let good = try trial.importing(resources: items("%1$s hat noch nur %2$d Tag"), "de")
        #expect(
            try trial.after(good).lines("de").contains(
                "left|==|substitutions.days.plural.one | %2$lld day | nur %2$lld Tag | translated"))
        let bad = try trial.importing(resources: items("%1$s bleibt %2$d Tag"), "de")
        #expect(bad.changes == [])
        #expect(bad.skips == ["left substitutions.days.plural.one: fault(sentence)"])
    }

    @Test("A sentence is imported if all its plural forms show the same one")
    func changedSentence() throws {
        let trial = try trial()
        func importing(_ one: String, _ other: String) throws -> TableImport {
            let items = [("one", one), ("other", other)].map { "<item quantity=\"\($0)\">\($1)</item>" }.joined()
            return try trial.importing(resources: "<plurals name=\"left\">\(items)</plurals>", "de")
        }
        let good = try importing("%1$s bleibt %2$d Tag Zeit", "%1$s bleibt %2$d Tage Zeit")
        #expect(good.skips == [])
        let lines = try trial.after(good).lines("de").filter { $0.hasPrefix("left") }
        #expect(
            lines == [
                "left | %@ has %2$#@days@ | %@ bleibt %2$#@days@ Zeit | translated",
                "left|==|substitutions.days.plural.one | %2$lld day | %2$lld Tag | translated",
                "left|==|substitutions.days.plural.other | %2$lld days | %2$lld Tage | translated",
            ])
        let turned = try importing("%2$d Tag bleibt %1$s", "%2$d Tage bleibt %1$s")
        let turnedLines = try trial.after(turned).lines("de")
        #expect(turnedLines.contains("left | %@ has %2$#@days@ | %2$#@days@ bleibt %@ | translated"))
        // The number's text has changed too, or the sentences differ.
        for (one, other) in [("%1$s bleibt %2$d Woche", "%1$s bleibt %2$d Wochen"), ("A %2$d Tag", "B %2$d Tage")] {
            let bad = try importing(one, other)
            #expect(bad.changes == [] && bad.skips.count == 2)
        }
    }

    @Test("If the source file shows that the source text has changed since, the text is skipped")
    func source() throws {
        let trial = try trial()
        func element(_ text: String) -> String { "<string name=\"home_title\">\(text)</string>" }
        let stale = try trial.importing(resources: element("Heim"), "de", source: element("House"))
        #expect(stale.skips == ["home.title: source is now Home"])
        #expect(try trial.importing(resources: element("Heim"), "de", source: element("Home")).changedCount == 1)
        #expect(try trial.importing(resources: element("Heim"), "de").changedCount == 1)
    }

    @Test("Content that tables cannot represent is skipped with the reason")
    func faults() throws {
        let result = try trial().importing(
            resources: """
                <string name="home_title">a <b>b</b></string>
                <string name="percent">@string/x</string>
                <string name="\(name)">\\u12</string>
                <plurals name="brand"><item quantity="other">x</item></plurals>
                <string name="days">x</string>
                <string name="unknown">x</string>
                <string-array name="list"><item>x</item></string-array>
                <color name="red">#f00</color>
                """, "de")
        #expect(result.changes == [])
        #expect(
            result.skips == [
                #"home.title: fault(markup(element: "b"))"#, "percent: fault(reference)",
                "Save %@ to %lld: fault(escape)", "brand: fault(otherKind)", "days: fault(otherKind)",
                "unknown: unknown key", "list: fault(list)",
            ])
    }

    @Test("A new key is not created from content that tables cannot represent")
    func newKeyFaults() throws {
        let result = try trial().importing(
            resources: """
                <string name="new_key">a <b>b</b></string>
                <string-array name="days"><item>x</item></string-array>
                <string-array name="none"/>
                """, "de", createsKeys: true)
        #expect(result.changes == [])
        #expect(result.skips == [#"new_key: fault(markup(element: "b"))"#, "days: fault(list)"])
    }

    @Test("A text for a key that needs no translation is skipped, silently if it is the key's own")
    func notTranslated() throws {
        let result = try trial().importing(resources: #"<string name="brand">Y</string>"#, "de")
        #expect(result.skips == ["brand: not to be translated"])
        #expect(try trial().importing(android: trial().android("en"), "en").skips == [])
    }

    @Test("Missing keys can be created with Apple's specifiers")
    func created() throws {
        let trial = try trial()
        let result = try trial.importing(
            resources: #"<string name="new_key">%1$s: %2$d von 5 %%</string>"#, "de",
            source: #"<string name="new_key">%1$s: %2$d of 5 %%</string>"#, createsKeys: true)
        #expect(result.createdCount == 1)
        #expect(
            try trial.after(result).lines("de").contains(
                "new_key | %1$@: %2$lld of 5 %% | %1$@: %2$lld von 5 %% | translated"))
    }

    @Test("Damaged and hostile files are rejected with their location")
    func refusals() {
        func error(_ text: String) -> XLIFFError? {
            do throws(XLIFFError) {
                _ = try AndroidReader.resources(in: Array(text.utf8))
                return nil
            } catch {
                return error
            }
        }
        #expect(error("<xliff/>")?.reason == .noResources(element: "xliff"))
        #expect(error("<resources>\n <string>x</string></resources>")?.reason == .unnamedResource)
        #expect(error("<resources>\n <string>x</string></resources>")?.position == TextPosition(line: 2, column: 2))
        #expect(error("<resources>\n <string name=\"a\">x")?.reason == .truncated)
        #expect(error("<resources>\n<string name=\"a\">&x;</string></resources>")?.position.line == 2)
        #expect(error("<!DOCTYPE r [<!ENTITY x \"y\">]><resources/>")?.reason == .internalSubset)
        #expect(error("<resources>\u{1}</resources>") != nil)
        let deep = String(repeating: "<g>", count: 100)
        #expect(error("<resources><string name=\"a\">\(deep)")?.reason == .tooDeep(limit: 64))
        #expect(error("<resources/>") == nil)
    }
}
