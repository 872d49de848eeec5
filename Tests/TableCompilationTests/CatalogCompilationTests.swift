import Testing

@testable import TableCompilation

@Suite("Contents of compiled tables")
struct CatalogCompilationTests {
    @Test("Texts are written to a .strings file per language, in UTF-16 order, without argument labels")
    func texts() throws {
        let catalog = try SmallCatalog(
            [
                entry("b", "", ["en": unit("Hello, %(name)@"), "pt-BR": unit("Olá, %1$(name)@")]),
                entry("\u{FFFD}", "", ["en": unit("after")]), entry("😀", "", ["en": unit("before")]),
                entry("B", "", ["en": unit("100% of %lld")]),
            ].joined(separator: ","))
        #expect(catalog.paths == ["en.lproj/Localizable.strings", "pt-BR.lproj/Localizable.strings"])
        #expect(
            catalog["en.strings"]
                == ["B": "100% of %lld", "b": "Hello, %@", "😀": "before", "\u{FFFD}": "after"])
        #expect(catalog["pt-BR.strings"] == ["b": "Olá, %1$@"])
    }

    @Test("Entries that several threads compile are in the order of their keys, each with its own texts")
    func manyEntries() throws {
        let numbers = (0..<1_500).map { $0 * 7 % 1_500 }
        let catalog = try SmallCatalog(
            numbers.map { number in
                let (english, polish) = (unit("English \(number)"), unit("Polish \(number)"))
                return number.isMultiple(of: 3)
                    ? entry("key \(number)", "", ["pl": polish, "en": english])
                    : entry("key \(number)", "", ["en": english])
            }.joined(separator: ","))
        for (language, words, isIncluded) in [
            ("en", "English", { (_: Int) in true }), ("pl", "Polish", { $0.isMultiple(of: 3) }),
        ] {
            let expected = numbers.filter(isIncluded).map { (key: "key \($0)", text: "\(words) \($0)") }
                .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            let members = catalog.compilation.tables.first { $0.language == language }?.members
            #expect(members == expected.map { CompiledValue.Member($0.key, .text($0.text)) })
        }
    }

    @Test("The contents are the bytes of each table", arguments: TableSerialization.allCases)
    func contents(serialization: TableSerialization) throws {
        let compilation = try SmallCatalog(
            entry("a", "", ["en": unit("A & B"), "pl": unit("A i B")]) + ","
                + entry("b", "", ["en": plural(["one": "%lld day", "other": "%lld days"])])
        ).compilation
        #expect(compilation.tables.count == 3)
        #expect(compilation.contents(serialization) == compilation.tables.map { $0.bytes(serialization) })
    }

    @Test("A new source text is omitted unless the key is manual; a new translation is not")
    func newTexts() throws {
        let entries = [
            entry("a", "", ["en": unit("A", "new"), "fr": unit("A", "new")]),
            entry("b", "\"extractionState\": \"extracted_with_value\"", ["en": unit("B", "new")]),
            entry("c", "\"extractionState\": \"manual\"", ["en": unit("C", "new")]),
            entry("d", "", ["en": unit("D", "needs_review"), "fr": unit("D", "future")]),
            entry("e", "\"shouldTranslate\": false", ["en": unit("E"), "fr": unit("F")]),
        ].joined(separator: ",")
        let catalog = try SmallCatalog(entries)
        #expect(catalog["en.strings"] == ["c": "C", "d": "D", "e": "E"])
        #expect(catalog["fr.strings"] == ["a": "A", "d": "D", "e": "F"])
        let all = try SmallCatalog(entries, options: CompilationOptions(includesAllStrings: true))
        #expect(all["en.strings"] == ["a": "A", "b": "B", "c": "C", "d": "D", "e": "E"])
    }

    @Test("A new source text with plurals is not omitted, because the code has no such default value")
    func newPlurals() throws {
        let catalog = try SmallCatalog(
            entry("a", "", ["en": unit("%#@n@ left", "new") + ", " + Self.songs]) + ","
                + entry("b", "", ["en": plural(["one": "%lld day", "other": "%lld days"])]))
        #expect("\(catalog["en.stringsdict"])".contains("song"))
    }

    @Test(
        "A manual key whose source has plurals becomes the text of other languages, whatever the source text refers to")
    func manualPlurals() throws {
        let manual = "\"extractionState\": \"manual\""
        let catalog = try SmallCatalog(
            entry("a", manual, ["en": unit("Left") + ", " + Self.songs]) + "," + entry("b", "", ["fr": unit("B")]))
        #expect(catalog["fr.strings"] == ["a": "a", "b": "B"])
    }

    private static let songs =
        "\"substitutions\": {"
        + substitution(
            "n", #""argNum": 1, "formatSpecifier": "lld""#, plural(["one": "%arg song", "other": "%arg songs"]))
        + "}"

    @Test("A manual key without a source text is its own text; otherwise the code has the text")
    func missingTexts() throws {
        let manual = "\"extractionState\": \"manual\""
        let entries = [
            entry("extracted", "", ["fr": unit("Extrait")]), "\"bare\": {}",
            entry("manual", manual, ["fr": unit("À la main")]), "\"made\": {\"extractionState\": \"manual\"}",
            entry("plain", manual, ["en": unit("Plain")]), entry("taking", manual, ["en": unit("Taking %@")]),
            entry("null", manual, ["en": unit("Null")]).replacing("}}}", with: "}, \"fr\": null}}"),
        ].joined(separator: ",")
        let catalog = try SmallCatalog(entries)
        #expect(
            catalog["en.strings"]
                == [
                    "manual": "manual", "made": "made", "plain": "Plain", "taking": "Taking %@", "null": "Null",
                ])
        #expect(catalog["fr.strings"] == ["extracted": "Extrait", "manual": "À la main", "taking": "taking"])
        let all = try SmallCatalog(entries, options: CompilationOptions(includesAllStrings: true))
        #expect(all["en.strings"].names.contains("extracted") && all["en.strings"].names.contains("bare"))
    }

    @Test("If only .strings files are wanted, varying texts use other devices and most numbers")
    func stringsOnly() throws {
        let number = #""argNum": 1, "formatSpecifier": "lld""#
        let cases = plural(["one": "%arg song", "other": "%arg songs"])
        let entries = [
            entry("device", "", ["en": varied("device", ["mac": unit("Click"), "other": unit("Press")])]),
            entry("phone", "", ["en": varied("device", ["iphone": unit("Tap")])]),
            entry("plural", "", ["en": plural(["one": "%lld day", "other": "%lld days"])]),
            entry("few", "", ["en": plural(["one": "%lld day"])]),
            entry("width", "", ["en": varied("width", ["5": unit("Hi"), "20": unit("Hello")])]),
            entry(
                "two", "",
                [
                    "en": unit("%#@songs@ by %2$@")
                        + ", \"substitutions\": {\(substitution("songs", number, cases))}"
                ]),
        ].joined(separator: ",")
        let catalog = try SmallCatalog(entries, options: CompilationOptions(layout: .stringsOnly))
        #expect(catalog.paths == ["en.lproj/Localizable.strings"])
        #expect(
            catalog["en.strings"]
                == [
                    "device": "Press", "phone": "Tap", "plural": "%lld days", "few": "%lld day", "width": "Hello",
                    "two": "%1$lld songs by %2$@",
                ])
    }

    @Test("Of duplicate keys and members, the last one counts, with a warning")
    func doubledKeys() throws {
        let catalog = try SmallCatalog(
            entry("a", "", ["en": unit("first")]) + "," + entry("a", "", ["en": unit("second")]))
        #expect(catalog["en.strings"] == ["a": "second"])
        #expect(catalog.messages == ["warning: Duplicate key; the last text is used (en: a)"])
        let members = try SmallCatalog(entry("a", "", ["en": unit("first"), "en": unit("second")]))
        #expect(members["en.strings"] == ["a": "second"])
        #expect(members.messages == ["warning: Duplicate member 'en'; the last one is used (en: a)"])
    }

    @Test("Two Unicode spellings of a character are two keys")
    func spellings() throws {
        let catalog = try SmallCatalog(
            entry("e\\u0301", "", ["en": unit("two")]) + "," + entry("\u{E9}", "", ["en": unit("one")]))
        #expect(catalog.compilation.tables.first?.members.count == 2)
    }

    @Test("An App Shortcut's first phrase is compiled")
    func phrases() throws {
        let catalog = try SmallCatalog(
            #""a": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["One", "Two"]}}}}"#)
        #expect(catalog["en.strings"] == ["a": "One"])
        #expect(catalog.messages == ["note: Only the first of several phrases is compiled (en: a)"])
    }

    @Test("Only wanted languages are compiled, in any spelling")
    func wantedLanguages() throws {
        let entries = entry("a", "", ["en": unit("A"), "pt_BR": unit("B"), "fr": unit("C")])
        let catalog = try SmallCatalog(entries, options: CompilationOptions(languages: ["pt-BR", "fr", "ja"]))
        #expect(catalog.paths == ["fr.lproj/Localizable.strings", "pt_BR.lproj/Localizable.strings"])
    }

    @Test("An empty catalog yields no tables")
    func nothing() throws {
        #expect(try SmallCatalog("").paths.isEmpty)
        let empty = entry("a", "", ["en": "\"variations\": {\"device\": {}}", "fr": "\"variations\": {}", "de": ""])
        #expect(try SmallCatalog(empty).paths.isEmpty)
    }
}

extension CompiledValue {
    /// The names in a dictionary.
    fileprivate var names: [String] {
        guard case .dictionary(let members) = self else { return [] }
        return members.map(\.name)
    }
}
