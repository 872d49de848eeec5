import Testing

@testable import TableCompilation

@Suite("Errors of the compiler")
struct CompilerErrorTests {
    private static let noNumber =
        "error: Plural variation requires referencing the number in the string. To maintain grammatical correctness for "
        + "strings that do not reference the number of items, use separate top-level strings for one and greater than "
        + "one."

    @Test("A plural must show its number in one form of the source text, or else of each translation")
    func numbers() throws {
        let bad = plural(["one": "day", "other": "days"])
        let good = plural(["one": "day", "other": "%lld days"])
        #expect(try SmallCatalog(entry("a", "", ["en": bad])).messages == ["\(Self.noNumber) (en: a)"])
        #expect(try SmallCatalog(entry("a", "", ["en": good, "fr": bad])).messages.isEmpty)
        #expect(try SmallCatalog(entry("a", "", ["en": bad, "fr": good])).messages == ["\(Self.noNumber) (en: a)"])
        #expect(try SmallCatalog(entry("a", "", ["fr": bad])).messages == ["\(Self.noNumber) (fr: a)"])
        let object = plural(["one": "%@ day", "other": "%@ days"])
        #expect(try SmallCatalog(entry("a", "", ["en": object])).messages == ["\(Self.noNumber) (en: a)"])
    }

    @Test("Variations that are nested too deeply are errors")
    func furtherVariation() throws {
        let cases = plural(["other": "%lld"])
        let nested = varied("plural", ["one": varied("device", ["mac": unit("%d")]), "other": unit("%d")])
        #expect(
            try SmallCatalog(entry("a", "", ["en": nested])).messages
                == ["error: Plural case cannot be further varied (en: a|==|plural.one)"])
        #expect(
            try SmallCatalog(entry("a", "", ["en": varied("device", ["mac": unit("a"), "other": cases])])).messages
                == ["error: Fallback value cannot be further varied (en: a|==|device.other)"])
        let sides = cases.dropLast() + ", " + varied("device", ["mac": unit("a")]).dropFirst("\"variations\": {".count)
        #expect(
            try SmallCatalog(entry("a", "", ["en": String(sides)])).messages == [
                "error: String has several independent variations. Nest the plural inside the device instead. (en: a)"
            ])
    }

    @Test("References to missing substitutions are errors")
    func references() throws {
        let number = substitution("n", #""formatSpecifier": "lld""#, plural(["other": "%arg"]))
        let device = substitution("d", "", varied("device", ["mac": unit("a")]))
        let substitutions = ", \"substitutions\": {\(number), \(device)}"
        let messages = try SmallCatalog(
            entry("a", "", ["en": unit("%#@n@ %#@d@ %#@x@") + substitutions])
                + "," + entry("b", "", ["en": plural(["other": "%lld %#@n@"]) + ", \"substitutions\": {\(number)}"])
                + "," + entry("c", "", ["en": "\"substitutions\": {\(number)}"])
        ).messages
        #expect(
            messages.filter { $0.hasPrefix("error") } == [
                "error: Cannot reference substitution 'd' from here because it is not a plain string or plural variation "
                    + "(en: a)",
                "error: Cannot reference substitution 'n' from here because it is not a plain string "
                    + "(en: b|==|plural.other)",
                "error: Substitutions require a string that references them (en: c)",
            ])
        #expect(
            try SmallCatalog(entry("a", "", ["en": unit("%#@n@ %#@x@") + ", \"substitutions\": {\(number)}"])).messages
                == ["error: Referencing undefined substitution 'x' (en: a)"])
    }

    @Test("A substitution that refers to itself terminates")
    func circles() throws {
        let one = substitution("a", "", unit("%#@b@"))
        let two = substitution("b", "", unit("%#@a@"))
        let catalog = try SmallCatalog(entry("k", "", ["en": unit("%#@a@") + ", \"substitutions\": {\(one), \(two)}"]))
        #expect(catalog.messages == ["error: Referencing undefined substitution 'a' (en: k)"])
    }

    @Test("Several numbers in a plural cause one warning per language")
    func severalNumbers() throws {
        let cases = plural(["one": "%lld of %lld day", "other": "%lld of %lld days"])
        let catalog = try SmallCatalog(entry("a", "", ["en": cases]))
        #expect(
            catalog.messages == [
                "warning: Cannot reliably infer argument number for plural variation because %lld is used in multiple "
                    + "positions. Use an explicit substitution instead. (en: a)"
            ])
        #expect(!catalog.compilation.isRefused)
    }

    @Test(
        "Languages whose folder would be outside of the output are rejected",
        arguments: ["../x", "a/b", "..", ".", "c:d", "a\\\\b", ""])
    func folders(language: String) throws {
        let catalog = try SmallCatalog(entry("a", "", [language: unit("A")]))
        #expect(catalog.paths.isEmpty && catalog.compilation.isRefused)
        #expect(catalog.messages.first?.hasPrefix("error: Language cannot be the name of a folder") == true)
    }
}
