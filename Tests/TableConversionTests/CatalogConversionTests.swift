import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TableConversion

@Suite("Converting legacy tables to a catalog")
struct CatalogConversionTests {
    @Test(
        "All languages and comments are converted, with manual keys and translated texts, in Xcode's order and format")
    func wholeCatalog() async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": "/* On the button */\n\"save\" = \"Save\";\n\"Cancel\" = \"Cancel\";",
            "pt_BR.lproj/T.strings": "\"save\" = \"Salvar\";",
        ])
        #expect(
            String(decoding: conversion.bytes, as: UTF8.self) == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Cancel" : {
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Cancel"
                          }
                        }
                      }
                    },
                    "save" : {
                      "comment" : "On the button",
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Save"
                          }
                        },
                        "pt-BR" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Salvar"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
        #expect(conversion.languages == ["en", "pt-BR"])
        #expect(conversion.remarks.isEmpty)
    }

    @Test("Of a duplicate key, the last text is used, and both locations are reported")
    func doubledKey() async throws {
        let conversion = try await Self.convert(["en.lproj/T.strings": "\"a\" = \"1\";\n\"a\" = \"2\";"])
        #expect(try Self.parts(conversion)["a"] == ["en.: 2"])
        #expect(
            conversion.remarks.map(\.description) == [
                "en.lproj/T.strings:2:1: note: “a” occurs again (first in en.lproj/T.strings:1); the last text is used"
            ])
    }

    @Test("A key in both kinds of files uses the .stringsdict")
    func shadowedKey() async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": "\"days\" = \"days\";",
            "en.lproj/T.stringsdict": Self.dict(format: "%#@n@", variables: ["n": ("d", "%d days")]),
        ])
        #expect(try Self.parts(conversion)["days"] == ["en.plural.other: %d days"])
        #expect(conversion.remarks.map(\.path) == ["en.lproj/T.strings"])
    }

    @Test("A sentence with variables becomes substitutions with types, argument numbers and %arg")
    func substitutions() async throws {
        let dict = Self.dict(
            format: "%1$#@days@ in %#@weeks@", variables: ["days": ("lld", "%lld days"), "weeks": ("d", "%d")])
        let catalog = try Self.catalog(await Self.convert(["en.lproj/T.stringsdict": dict]))
        let content = try #require(catalog.entry(at: 0).localization("en")).content
        #expect(content.unit?.value?.string == "%#@days@ in %#@weeks@")
        let days = try #require(content.substitutions.first { $0.name.string == "days" })
        let weeks = try #require(content.substitutions.first { $0.name.string == "weeks" })
        #expect(days.argumentNumber == 1)
        #expect(days.formatSpecifier?.string == "lld")
        #expect(days.content.parts.compactMap { $0.unit.value?.string } == ["%arg days"])
        #expect(weeks.argumentNumber == nil)
        #expect(weeks.content.parts.compactMap { $0.unit.value?.string } == ["%arg"])
    }

    @Test("Texts by device and the text for all others in the .strings become one variation")
    func devices() async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": "\"hint\" = \"Touch\";",
            "en.lproj/T.stringsdict": Self.plist(
                "<key>hint</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
                    + "<key>mac</key><string>Click</string></dict></dict>"),
        ])
        #expect(try Self.parts(conversion)["hint"] == ["en.device.mac: Click", "en.device.other: Touch"])
        #expect(conversion.remarks.isEmpty)
    }

    @Test("Of texts by width, the widest one is used, with a remark")
    func widths() async throws {
        let dict = Self.plist(
            "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>100</key><string>Greetings</string>"
                + "<key>20</key><string>Hi</string></dict></dict>")
        let conversion = try await Self.convert(["en.lproj/T.stringsdict": dict])
        #expect(try Self.parts(conversion)["a"] == ["en.: Greetings"])
        #expect(conversion.remarks.count == 1)
    }

    @Test("A plural that never shows its number is reported")
    func silentPlural() async throws {
        let dict = Self.dict(format: "%#@n@", variables: ["n": ("d", "viewers")])
        let conversion = try await Self.convert(["en.lproj/T.stringsdict": dict])
        #expect(conversion.remarks.map(\.message).first?.hasPrefix("no form of the plural “days” (en)") == true)
    }

    @Test("Every comment without a place in the catalog is listed with its location and the reason")
    func comments() async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": """
            /* The app's texts */

            // MARK: - Tabs
            /* The first tab */
            "home" = "Home"; // seen first
            "away" /* why? */ = "Away";

            /* Left over */

            """,
            "de.lproj/T.strings": "/* Der erste */\n\"home\" = \"Start\";\n/* Weg */\n\"away\" = \"Weg\";\n",
        ])
        let orphan = "is lost: it does not belong to a key"
        let other = "is lost: the catalog has another comment for the key"
        #expect(
            conversion.remarks.map { "\($0.path):\($0.position.line) \($0.message)" } == [
                "en.lproj/T.strings:1 the comment “The app's texts” \(orphan)",
                "en.lproj/T.strings:3 the comment “MARK: - Tabs” \(orphan)",
                "en.lproj/T.strings:5 the comment “seen first” \(other)",
                "en.lproj/T.strings:6 the comment “why?” \(other)",
                "en.lproj/T.strings:8 the comment “Left over” \(orphan)",
                "de.lproj/T.strings:1 the comment “Der erste” \(other)",
            ])
    }

    @Test("A comment behind or inside a pair is the comment of its key, if no other one is directly before the key")
    func strayComments() async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": """
            "home" = "Home"; // The first tab
            "away" /* Why? */ = "Away"; /* Shown at night */
            "plain" = "Plain"; // TODO

            """,
            "de.lproj/T.strings": "\"home\" = \"Start\"; // Der erste\n/* Einfach */\n\"plain\" = \"Einfach\";\n",
        ])
        let catalog = try Catalog(conversion.bytes, path: "T.xcstrings")
        let comments = (0..<catalog.entryCount).map { catalog.entry(at: $0).comment?.string ?? "" }
        #expect(comments == ["Why?\nShown at night", "The first tab", "Einfach"])
        #expect(
            conversion.remarks.map { "\($0.path):\($0.position.line)" } == [
                "en.lproj/T.strings:3", "de.lproj/T.strings:1",
            ])
    }

    @Test("Base.lproj has the given source language")
    func base() async throws {
        let conversion = try await Self.convert(
            ["Base.lproj/T.strings": "\"a\" = \"A\";", "de.lproj/T.strings": "\"a\" = \"Ä\";"], source: "fr")
        #expect(try Self.parts(conversion)["a"] == ["de.: Ä", "fr.: A"])
    }

    @Test(
        "Languages have the spelling of catalogs: hyphens, conventional case, current codes",
        arguments: [
            ("pt-br", "pt-BR"), ("PT_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("ZH-HANT-hk", "zh-Hant-HK"),
            ("es-419", "es-419"), ("DE", "de"), ("iw", "iw"), ("zh_CN", "zh-CN"),
        ])
    func spelling(folder: String, language: LanguageTag) async throws {
        let conversion = try await Self.convert([
            "en.lproj/T.strings": "\"a\" = \"A\";", "\(folder).lproj/T.strings": "\"a\" = \"B\";",
        ])
        #expect(conversion.languages == ["en", language])
        #expect(try Self.parts(conversion)["a"]?.contains("\(language).: B") == true)
        #expect(ConvertedLanguages(source: LanguageTag(folder)).source == language)
    }

    @Test("If no folder shows the source language, nothing is guessed")
    func unknownSource() async throws {
        let table = try await Self.table([
            "de.lproj/T.strings": "\"a\" = \"A\";", "fr.lproj/T.strings": "\"a\" = \"A\";",
        ])
        #expect(CatalogConversion.sourceLanguage(of: table, chosen: nil) == nil)
        #expect(CatalogConversion.sourceLanguage(of: table, chosen: "DE") == "de")
    }

    // MARK: - Steps

    private static func table(
        _ files: [String: String], development: LanguageTag? = nil
    ) async throws -> LegacyTable {
        let sources = files.map { InlineTables.file($0.value, path: $0.key) }
        let project = await TableLoader.load(sources) { _ in development }
        return try #require(project.tables.first as? LegacyTable)
    }

    private static func convert(
        _ files: [String: String], source: LanguageTag = "en"
    ) async throws -> CatalogConversion {
        CatalogConversion(try await table(files, development: source), sourceLanguage: source)
    }

    private static func catalog(_ conversion: CatalogConversion) throws -> Catalog {
        try Catalog(conversion.bytes, path: "T.xcstrings")
    }

    private static func parts(_ conversion: CatalogConversion) throws -> [String: [String]] {
        let catalog = try catalog(conversion)
        let entries = (0..<catalog.entryCount).map { catalog.entry(at: $0) }
        return Dictionary(
            uniqueKeysWithValues: entries.map { entry in
                let parts = entry.localizations.flatMap { localization in
                    localization.content.parts.map {
                        "\(localization.language).\($0.path): \($0.unit.value?.string ?? "")"
                    }
                }
                return (entry.key.string, parts)
            })
    }

    private static func plist(_ members: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(members)</dict></plist>"
    }

    /// Returns a table with the key `days`.
    ///
    /// Each variable has a value type and a text for `other`.
    private static func dict(format: String, variables: [String: (type: String, other: String)]) -> String {
        let members = variables.sorted { $0.key < $1.key }.map { name, variable in
            "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                + "<key>NSStringFormatValueTypeKey</key><string>\(variable.type)</string>"
                + "<key>other</key><string>\(variable.other)</string></dict>"
        }
        return plist(
            "<key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(members.joined())</dict>"
        )
    }
}
