import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting Android resources")
struct AndroidExportTests {
    private func unit(_ text: String) -> String { InlineTables.unit(text) }

    private func plural(_ cases: [(String, String)]) -> String {
        "{ \"variations\" : { \"plural\" : { "
            + cases.map { "\"\($0.0)\" : \(unit($0.1))" }.joined(separator: ", ") + " } } }"
    }

    @Test("Specifiers have Java's form, always with a number; a label becomes the id of a placeholder")
    func specifiers() throws {
        let pairs = [
            ("%@ %lld", "%1$s %2$d"), ("%2$@ of %1$d", "%2$s of %1$d"), ("%.1f%%", "%1$.1f%%"),
            ("%05d|%-5@|%+i|%x|%X", "%1$05d|%2$-5s|%3$+d|%4$x|%5$X"),
            ("%u %c %C %o %e %G", "%1$d %2$c %3$c %4$o %5$e %6$G"),
            (
                "%(name)@ & %2$(count)lld",
                "<xliff:g id=\"name\">%1$s</xliff:g> &amp; <xliff:g id=\"count\">%2$d</xliff:g>"
            ),
            ("5%y %@ 5%", "5%%y %1$s 5%%"),
        ]
        for (text, expected) in pairs {
            let trial = try ExchangeTrial("\"a\" : { \"localizations\" : { \"en\" : \(unit(text)) } }")
            #expect(trial.androidLines("en") == ["<string name=\"a\">\(expected)</string>"])
        }
    }

    @Test("A percent sign in a text without arguments stays, and the text is marked as unformatted")
    func unformatted() throws {
        let trial = try ExchangeTrial("\"a\" : { \"localizations\" : { \"en\" : \(unit("100% de 5%%")) } }")
        #expect(trial.androidLines("en") == [#"<string name="a" formatted="false">100% de 5%%</string>"#])
    }

    @Test("A plural has all of CLDR's categories for the language; forms that Android never shows are reported")
    func plurals() throws {
        let english = plural([("zero", "None"), ("one", "%lld day"), ("other", "%lld days")])
        let portuguese = plural([("one", "%lld dia"), ("other", "%lld dias")])
        let trial = try ExchangeTrial(
            "\"days\" : { \"localizations\" : { \"en\" : \(english), \"pt-BR\" : \(portuguese), \"ja\" : \(unit("%lld日")) } }"
        )
        #expect(
            trial.androidLines("pt-BR") == [
                #"<plurals name="days">"#, #"<item quantity="one">%1$d dia</item>"#,
                #"<item quantity="many">%1$d dias</item>"#, #"<item quantity="other">%1$d dias</item>"#, "</plurals>",
            ])
        #expect(
            trial.androidLines("en").dropFirst().dropLast() == [
                #"<item quantity="one">%1$d day</item>"#, #"<item quantity="other">%1$d days</item>"#,
            ])
        #expect(trial.androidLosses("en") == ["days plural.zero: quantity(CatalogRuntime.PluralCategory.zero, en)"])
        #expect(
            trial.androidLines("ja") == [
                #"<plurals name="days">"#, #"<item quantity="other">%1$d日</item>"#, "</plurals>",
            ])
    }

    private let sentence = """
        { "stringUnit" : { "state" : "translated", "value" : "%@ has %#@days@ left" }, "substitutions" : {
          "days" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%arg day")), "other" : \(InlineTables.unit("%arg days")) } } } } }
        """

    @Test("A sentence with one plural is written out for each case; with several, it is left out and reported")
    func substitutions() throws {
        let trial = try ExchangeTrial("\"left\" : { \"localizations\" : { \"en\" : \(sentence) } }")
        #expect(
            trial.androidLines("en").dropFirst().dropLast() == [
                #"<item quantity="one">%1$s has <xliff:g id="days">%2$d</xliff:g> day left</item>"#,
                #"<item quantity="other">%1$s has <xliff:g id="days">%2$d</xliff:g> days left</item>"#,
            ])
        let two = sentence.replacing(
            "\"substitutions\" : {",
            with:
                "\"substitutions\" : { \"b\" : { \"formatSpecifier\" : \"d\", \"variations\" : { \"plural\" : { \"other\" : \(unit("%arg")) } } },"
        )
        let several = try ExchangeTrial(
            "\"left\" : { \"localizations\" : { \"en\" : \(two), \"de\" : \(unit("x")) } }")
        #expect(several.androidLines("en") == [])
        #expect(several.androidLines("de") == [])
        #expect(several.androidLosses("en") == ["left: severalPlurals"])
    }

    @Test("Of texts by device, the one for all others is exported; those for Apple's devices are reported")
    func devices() throws {
        let both = #"{ "variations" : { "device" : { "iphone" : \#(unit("Tap")), "other" : \#(unit("Click")) } } }"#
        let one = #"{ "variations" : { "device" : { "iphone" : \#(unit("Tap")) } } }"#
        let trial = try ExchangeTrial(
            #""a" : { "localizations" : { "en" : \#(both) } }, "b" : { "localizations" : { "en" : \#(one) } }"#)
        #expect(trial.androidLines("en") == [#"<string name="a">Click</string>"#])
        #expect(trial.androidLosses("en") == ["a device.iphone: device(\"iphone\")", "b: onlyDevices"])
    }

    @Test("Texts that Java cannot format are left out in every language, because an incomplete source crashes the app")
    func withoutSource() throws {
        let trial = try ExchangeTrial(
            "\"a\" : { \"localizations\" : { \"en\" : \(unit("%p")), \"de\" : \(unit("x")) } },"
                + "\"b\" : { \"localizations\" : { \"en\" : \(unit("%*d")) } }")
        #expect(trial.androidLines("en") + trial.androidLines("de") == [])
        #expect(trial.androidLosses("en") == ["a: specifier(\"%p\")", "b: specifier(\"%*d\")"])
        #expect(trial.androidLosses("de").first == "a: specifier(\"%p\")")
    }

    @Test("Keys that need no translation are only in the source language's file; comments precede texts")
    func notTranslated() throws {
        let trial = try ExchangeTrial(
            #"""
            "brand" : { "comment" : "a -- b---", "shouldTranslate" : false, "localizations" : { "en" : \#(unit("X")), "de" : \#(unit("X")) } },
            "empty" : { "localizations" : { "en" : \#(unit("E")), "de" : \#(unit("")) } },
            "A [key]" : { "comment" : "[fitloc:max 12] short" }
            """#)
        #expect(
            trial.androidLines("en") == [
                "<!-- a - - b- - -  -->", #"<string name="brand" translatable="false">X</string>"#,
                #"<string name="empty">E</string>"#, "<!-- short -->",
                "<string name=\"\(ResourceName("A [key]", prefix: "").marked)\">A [key]</string>",
            ])
        #expect(trial.androidLines("de") == [])
    }
}
