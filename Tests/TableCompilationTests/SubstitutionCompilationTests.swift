import Testing

@testable import TableCompilation

@Suite("Substitutions in compiled tables")
struct SubstitutionCompilationTests {
    private static func localization(_ text: String, _ substitutions: String...) -> String {
        "\(unit(text)), \"substitutions\": {\(substitutions.joined(separator: ", "))}"
    }

    @Test("With an argument number, references and %arg have it; otherwise neither has one")
    func numbers() throws {
        let content = Self.localization(
            "%#@songs@ by %3$(who)@, %2$#@hours@, %#@rest@",
            substitution(
                "songs", #""argNum": 1, "formatSpecifier": "lld""#, plural(["one": "%arg song", "other": "%arg songs"])),
            substitution("hours", #""argNum": 2, "formatSpecifier": ".1f""#, plural(["other": "%arg h"])),
            substitution("rest", #""formatSpecifier": "d""#, plural(["other": "100%% %arg"])))
        let catalog = try SmallCatalog(entry("a", "", ["en": content]))
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": [
                        "NSStringLocalizedFormatKey": "%1$#@songs@ by %3$@, %2$#@hours@, %#@rest@",
                        "songs": .plural("lld", ["one": "%1$lld song", "other": "%1$lld songs"]),
                        "hours": .plural("f", ["other": "%2$.1f h"]), "rest": .plural("d", ["other": "100%% %d"]),
                    ]
                ])
        #expect(catalog.messages.isEmpty)
    }

    @Test("Devices share the substitutions of their language")
    func devices() throws {
        let content =
            varied("device", ["mac": unit("Click %#@n@"), "iphone": unit("Tap"), "other": unit("Press %#@n@")])
            + ", \"substitutions\": {"
            + substitution("n", #""argNum": 1, "formatSpecifier": "lld""#, plural(["other": "%arg"])) + "}"
        let catalog = try SmallCatalog(entry("a", "", ["en": content]))
        let number: CompiledValue = .plural("lld", ["other": "%1$lld"])
        #expect(
            catalog["en.stringsdict"]
                == [
                    "a": [
                        "NSStringDeviceSpecificRuleType": [
                            "iphone": "Tap", "mac": ["NSStringLocalizedFormatKey": "Click %1$#@n@", "n": number],
                            "other": ["NSStringLocalizedFormatKey": "Press %1$#@n@", "n": number],
                        ]
                    ]
                ])
        #expect(catalog.paths == ["en.lproj/Localizable.stringsdict"])
    }

    @Test("A text that refers to none of its substitutions stays a text in the .stringsdict")
    func unused() throws {
        let content = Self.localization(
            "%lld ready", substitution("n", #""formatSpecifier": "lld""#, plural(["other": "%arg"])))
        let catalog = try SmallCatalog(entry("a", "", ["en": content]))
        #expect(catalog["en.stringsdict"] == ["a": "%lld ready"])
        #expect(
            catalog.messages == [
                "warning: Substitution 'n' was never referenced. To reference, use %#@n@ in some other string "
                    + "(en: a|==|substitutions.n)"
            ])
    }

    @Test("A plain substitution replaces its references")
    func plain() throws {
        let content = Self.localization("Open %#@app@ now", substitution("app", "", unit("the 100%% app")))
        let catalog = try SmallCatalog(entry("a", "", ["en": content]))
        #expect(catalog["en.stringsdict"] == ["a": "Open the 100%% app now"])
    }

    @Test("A reference in a text without substitutions stays text")
    func withoutSubstitutions() throws {
        let catalog = try SmallCatalog(entry("a", "", ["en": unit("%#@n@")]))
        #expect(catalog["en.strings"] == ["a": "%#@n@"] && catalog.messages.isEmpty)
    }
}
