import CatalogRuntime
import Testing

@Suite("Resolving texts")
struct ResolvingTests {
    @Test("A missing language falls back on its relatives, then on the source language, then on the key")
    func fallback() throws {
        let sample = try SampleTable(
            [
                SampleTable.entry("hello", ["en": "Hello", "pt-BR": "Olá", "es": "Hola", "es-419": "¡Hola!"]),
                SampleTable.entry("only.es", ["es": "Sí"]),
                SampleTable.entry("only.en", ["en": "Yes"]),
                "\"bare\":{}",
            ].joined(separator: ","))
        #expect(sample["hello"].resolved(in: "pt") == "Olá")
        #expect(sample["hello"].resolved(in: "pt-PT") == "Olá")
        #expect(sample["hello"].resolved(in: "es-MX") == "¡Hola!")
        #expect(sample["only.es"].resolved(in: "es-MX") == "Sí")
        #expect(sample["only.en"].resolved(in: "es-MX") == "Yes")
        #expect(sample["hello"].resolved(in: "ja") == "Hello")
        #expect(sample["only.es"].resolved(in: "ja") == "only.es")
        #expect(sample["bare"].resolved(in: "pt-BR") == "bare")
        #expect(sample["hello"].resolved(in: "no tag at all") == "Hello")
        #expect(sample["missing"].resolved(in: "en") == "" && sample["missing"].key == "")
    }

    @Test("A key that is its own source text is formatted like other texts")
    func keyAsFormat() throws {
        let sample = try SampleTable("\"Hello %@, %lld times\":{}")
        #expect(sample["Hello %@, %lld times", .string("Ana"), .integer(2)].resolved(in: "en") == "Hello Ana, 2 times")
    }

    @Test("Arguments are inserted by position, in each language's own order")
    func positions() throws {
        let sample = try SampleTable(
            SampleTable.entry("k", ["en": "%@ of %@: %%", "pt-BR": "%2$@ de %1$@", "de": "%2$*1$lld|%3$.*1$f"]))
        #expect(sample["k", .string("A"), .string("B")].resolved(in: "en") == "A of B: %")
        #expect(sample["k", .string("A"), .string("B")].resolved(in: "pt-BR") == "B de A")
        #expect(sample["k", .integer(3), .integer(7), .double(1.5)].resolved(in: "de") == "  7|1,500")
    }

    @Test("Specifiers without an argument stay as written, as does a text without arguments")
    func missingArguments() throws {
        let sample = try SampleTable(SampleTable.entry("k", ["en": "%@ and %5$lld, 100% done, %%, %y, %"]))
        #expect(sample["k"].resolved(in: "en") == "%@ and %5$lld, 100% done, %%, %y, %")
        #expect(sample["k", .string("A")].resolved(in: "en") == "A and %5$lld, 100% done, %, %y, %")
    }

    @Test("Labels of arguments are not shown")
    func labels() throws {
        let sample = try SampleTable(SampleTable.entry("k", ["en": "%(count)lld items"]))
        #expect(sample["k", .integer(1234)].resolved(in: "pt-BR") == "1,234 items")
    }

    @Test("Numbers use the reader's conventions if the text is in the reader's language")
    func marks() throws {
        let sample = try SampleTable(SampleTable.entry("k", ["en": "%lld", "de": "%lld", "pt-BR": "%.1f"]))
        #expect(sample["k", .integer(1_234_567)].resolved(in: "de-CH") == "1’234’567")
        #expect(sample["k", .integer(1_234_567)].resolved(in: "de") == "1.234.567")
        #expect(sample["k", .integer(1_234_567)].resolved(in: "fr") == "1,234,567")
        #expect(sample["k", .double(1234.56)].resolved(in: "pt") == "1.234,6")
    }

    @Test("An empty unit in state new is missing; one with a text is used")
    func newUnits() throws {
        let new = SampleTable.unit("", state: "new")
        let begun = SampleTable.unit("Text", state: "new")
        let sample = try SampleTable(
            "\"a\":{\"localizations\":{\"en\":\(begun),\"de\":\(new)}},\"b\":{\"localizations\":{\"en\":\(new)}},"
                + "\"c\":{\"localizations\":{\"en\":\(begun),\"de\":\(SampleTable.unit(""))}}")
        #expect(sample["a"].resolved(in: "en") == "Text")
        #expect(sample["a"].resolved(in: "de") == "Text")
        #expect(sample["b"].resolved(in: "en") == "b")
        #expect(sample["c"].resolved(in: "de") == "")
    }

    @Test("Any text can be encoded and resolved unchanged")
    func anyText() throws {
        let texts = [#"\"\\("#, #"*/ \u0000\u0001"#, #"\n\r\t"#, "\u{2028}👩‍👩‍👧é", "$%#@&", ""]
        let entries = texts.enumerated().map { SampleTable.entry("k\($0.offset)", ["en": $0.element]) }
        let sample = try SampleTable(entries.joined(separator: ","))
        let expected = ["\"\\(", "*/ \u{0}\u{1}", "\n\r\t", "\u{2028}👩‍👩‍👧é", "$%#@&", ""]
        #expect((0..<6).map { sample["k\($0)"].resolved(in: "en") } == expected)
    }

    @Test("A plain text costs a few bytes more than its length; a translation that equals the key costs three")
    func size() throws {
        let text = String(repeating: "a", count: 50)
        let one = try SampleTable(SampleTable.entry("k", ["en": text]))
        let two = try SampleTable(SampleTable.entry("k", ["en": text]) + "," + SampleTable.entry("l", ["en": text]))
        #expect(two.encoding.text.utf8.count - one.encoding.text.utf8.count <= 60)
    }

    @Test("A table equals only itself; a text equals one with the same arguments")
    func equality() throws {
        let sample = try SampleTable(SampleTable.entry("k", ["en": "%@"]))
        #expect(sample["k", .string("A")] == sample["k", .string("A")])
        #expect(sample["k", .string("A")] != sample["k", .string("B")])
        #expect(try sample["k"] != SampleTable(SampleTable.entry("k", ["en": "%@"]))["k"])
    }

    @Test("A text can be found by a key that is known only at run time")
    func lookUpByKey() throws {
        let sample = try SampleTable(
            SampleTable.entry("a", ["en": "A"]) + "," + SampleTable.entry("b", ["en": "%lld Bs", "pt-BR": "%lld bês"]))
        let text = LocalizedString(sample.table, key: "b", [.integer(2)])
        #expect(text == sample["b", .integer(2)])
        #expect(text?.resolved(in: "pt-BR") == "2 bês")
        #expect(LocalizedString(sample.table, key: "c") == nil)
        #expect(LocalizedString(sample.table, key: "") == nil)
    }

    @Test("A literal that no generator wrote is a table without texts")
    func foreignLiteral() {
        for table in [CatalogTable(""), CatalogTable("1"), CatalogTable("hello"), CatalogTable("1_____________")] {
            #expect(table.keyCount == 0 || LocalizedString(table, 0).resolved(in: "en") == "")
            #expect(LocalizedString(table, 3, [.integer(1)]).resolved == "")
        }
    }

    @Test("The language is that of the task, otherwise that of the app")
    func lateResolution() async throws {
        let text = try SampleTable(SampleTable.entry("k", ["en": "Day", "pt-BR": "Dia", "de": "Tag"]))["k"]
        await CatalogLanguage.withLanguage("pt-PT") {
            let task = Task { "\(text)" }
            #expect(await task.value == "Dia")
            #expect(CatalogLanguage.withLanguage("de") { text.resolved } == "Tag")
        }
    }
}
