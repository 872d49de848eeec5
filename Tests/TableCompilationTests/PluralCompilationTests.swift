import Testing

@testable import TableCompilation

@Suite("Plurals and devices in compiled tables")
struct PluralCompilationTests {
    @Test("A plural is a variable named value, with the type of the first displayed number")
    func plurals() throws {
        let catalog = try SmallCatalog(
            [
                entry("a", "", ["en": plural(["one": "%lld song", "other": "%lld songs"])]),
                entry("b", "", ["en": plural(["one": "%1$d song by %2$@", "other": "%1$d songs by %2$@"])]),
                entry("c", "", ["en": plural(["one": "One", "other": "%.1f km"])]),
            ].joined(separator: ","))
        #expect(catalog.paths == ["en.lproj/Localizable.stringsdict"])
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": .value("lld", ["one": "%lld song", "other": "%lld songs"]),
                    "b": .value("d", ["one": "%1$d song by %2$@", "other": "%1$d songs by %2$@"]),
                    "c": .value("f", ["one": "One", "other": "%.1f km"]),
                ])
    }

    @Test("A plural of which no form has a text is left out, without a message")
    func withoutTexts() throws {
        let plural = #""variations": {"plural": {"one": {}, "other": {}}}"#
        let catalog = try SmallCatalog(entry("a", "", ["en": plural]))
        #expect(catalog.paths.isEmpty)
        #expect(catalog.messages.isEmpty)
    }

    @Test("A number that is not the first argument gets a position, and so do all arguments")
    func laterNumbers() throws {
        let catalog = try SmallCatalog(
            [
                entry("a", "", ["en": plural(["one": "%@ has one", "other": "%@ has %lld"])]),
                entry("b", "", ["en": plural(["one": "%2$d for %1$@", "other": "%2$d for %1$@"])]),
            ].joined(separator: ","))
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": .value("lld", ["one": "%1$@ has one", "other": "%1$@ has %2$lld"], format: "%2$#@value@"),
                    "b": .value("d", ["one": "%2$d for %1$@", "other": "%2$d for %1$@"], format: "%2$#@value@"),
                ])
    }

    @Test("A translation without the number gets its position and type from the source")
    func fallbackToSource() throws {
        let catalog = try SmallCatalog(
            entry(
                "a", "",
                [
                    "en": plural(["one": "%1$@ has %2$lu", "other": "%1$@ has %2$lu"]),
                    "ja": plural(["other": "%1$@の曲"]),
                ]))
        #expect(catalog["ja.stringsdict"] == ["a": .value("lu", ["other": "%1$@の曲"], format: "%2$#@value@")])
        #expect(catalog.messages.isEmpty)
    }

    @Test("A text gets numbers for its arguments, unless one of them is a width")
    func argumentNumbers() {
        #expect(ArgumentNames.numbered("%lld of %@") == "%1$lld of %2$@")
        #expect(ArgumentNames.numbered("%*lld of %@") == "%*lld of %@")
    }

    @Test("If there are several named arguments, they are numbered in the order of the source")
    func namedArguments() throws {
        let catalog = try SmallCatalog(
            [
                entry("a", "", ["en": plural(["one": "%(n)lld day", "other": "%(n)lld days"])]),
                entry(
                    "b", "",
                    [
                        "en": plural(["other": "%(used)lld by %(who)@"]),
                        "fr": plural(["other": "%(who)@ : %(used)lld"]),
                    ]),
            ].joined(separator: ","))
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": .value("lld", ["one": "%lld day", "other": "%lld days"]),
                    "b": .value("lld", ["other": "%1$lld by %2$@"], format: "%1$#@value@"),
                ])
        #expect(
            catalog["fr.stringsdict"] == ["b": .value("lld", ["other": "%2$@ : %1$lld"], format: "%1$#@value@")])
    }

    @Test("The text for all other devices is in the .strings, the others are in the .stringsdict")
    func devices() throws {
        let entries = entry(
            "a", "",
            [
                "en": varied("device", ["iphone": unit("Tap"), "mac": unit("Click"), "other": unit("Press")]),
                "fr": varied("device", ["other": unit("Appuyez")]), "de": varied("device", ["mac": unit("Klick")]),
            ])
        let catalog = try SmallCatalog(entries)
        #expect(catalog["en.strings"] == ["a": "Press"])
        #expect(
            catalog["en.stringsdict"] == ["a": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click"]]])
        #expect(catalog["fr.strings"] == ["a": "Appuyez"] && catalog["fr.stringsdict"] == [:])
        #expect(catalog["de.stringsdict"] == ["a": ["NSStringDeviceSpecificRuleType": ["mac": "Klick"]]])
        let single = try SmallCatalog(entries, options: CompilationOptions(layout: .stringsDictOnly))
        #expect(single.paths.allSatisfy { $0.hasSuffix(".stringsdict") })
        #expect(
            single["en.stringsdict"]
                == ["a": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click", "other": "Press"]]])
    }

    @Test("A plural below a device is a rule in the device")
    func pluralsBelowDevices() throws {
        let cases = plural(["one": "%lld tap", "other": "%lld taps"])
        let catalog = try SmallCatalog(
            entry("a", "", ["en": varied("device", ["iphone": cases, "other": unit("%lld")])]))
        #expect(catalog["en.strings"] == ["a": "%lld"])
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": [
                        "NSStringDeviceSpecificRuleType": [
                            "iphone": .value("lld", ["one": "%lld tap", "other": "%lld taps"])
                        ]
                    ]
                ])
    }

    @Test("Widths are kept")
    func widths() throws {
        let catalog = try SmallCatalog(entry("a", "", ["en": varied("width", ["5": unit("Hi"), "20": unit("Hello")])]))
        #expect(catalog["en.stringsdict"] == ["a": ["NSStringVariableWidthRuleType": ["20": "Hello", "5": "Hi"]]])
    }
}
