import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import TableConversion

@Suite("Converting a catalog to legacy tables")
struct LegacyConversionTests {
    @Test(
        "Plain texts are in a .strings file per language, with comments; the key replaces a missing source text"
    )
    func plainTexts() throws {
        let conversion = try Self.convert(
            """
            "b" : { "comment" : "Why", "localizations" : { "de" : \(InlineTables.unit("B-de")) } },
            "a" : { "localizations" : { "en" : \(InlineTables.unit("A")) } }
            """)
        #expect(
            Self.texts(conversion) == [
                "en.lproj/T.strings": "/* Why */\n\"b\" = \"b\";\n\n\"a\" = \"A\";\n",
                "de.lproj/T.strings": "/* Why */\n\"b\" = \"B-de\";\n",
            ])
        #expect(conversion.files.map(\.path) == ["en.lproj/T.strings", "de.lproj/T.strings"])
    }

    /// Entries with a member that the tables do not have, and a part of the remark.
    private static let dropped = [
        (
            "\"t\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("A")), \"en\" : \(InlineTables.unit("B")) } }",
            "“t”: “en”"
        ),
        (
            #""t" : { "localizations" : { "en" : { "stringUnit" : { "value" : "A", "value" : "B" } } } }"#,
            "“t”: “value”"
        ),
        (#""t" : { "localizations" : { }, "localizations" : { } }"#, "“t”: “localizations”"),
        (#""t" : { "comment" : "a", "comment" : "b" }"#, "“t”: “comment”"),
        (#""t" : { "localizations" : { "en" : { "stringUnit" : { "value" : 5 } } } }"#, "“t”: “value” is skipped"),
        (#""t" : [ ]"#, "“t”: the value is skipped"), (#""t" : { "future" : 1 }"#, "“t”: “future” is skipped"),
        (#""t" : { }, "t" : { }"#, "“t” occurs again"),
    ]

    @Test("A remark names each member that is dropped", arguments: dropped)
    func droppedMembers(entry: String, remark: String) throws {
        let conversion = try Self.convert(entry)
        #expect(conversion.remarks.contains { $0.message.contains(remark) }, "\(conversion.remarks)")
    }

    @Test("A simple plural is a variable named value, with the type of its number")
    func plural() throws {
        let rule = try Self.rule(
            """
            { "variations" : { "plural" : { "one" : \(InlineTables.unit("One day")), \
            "other" : \(InlineTables.unit("%1$lld days")) } } }
            """)
        #expect(rule.format?.string == "%#@value@")
        #expect(rule.variables.map(\.name) == ["value"])
        #expect(rule.variables.first?.valueType?.string == "lld")
        #expect(rule.variables.first?.cases.map(\.content.string) == ["One day", "%1$lld days"])
    }

    @Test("A plural whose number is not the first argument numbers all arguments")
    func laterNumber() throws {
        let conversion = try Self.convert(
            Self.entry(#"{ "variations" : { "plural" : { "other" : \#(InlineTables.unit("%@ has %lld days")) } } }"#))
        let rule = try #require(try Self.rules(conversion).first)
        #expect(rule.format?.string == "%2$#@value@")
        #expect(rule.variables.first?.valueType?.string == "lld")
        #expect(rule.variables.first?.cases.map(\.content.string) == ["%1$@ has %2$lld days"])
        #expect(conversion.remarks.count == 1)
    }

    @Test("Substitutions become variables: %arg becomes the number, argNum the number of the reference")
    func substitutions() throws {
        let rule = try Self.rule(
            """
            { "stringUnit" : { "state" : "translated", "value" : "%@: %#@days@" }, "substitutions" : { "days" : {
            "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : \(InlineTables.unit("%arg days")) } } } } }
            """)
        #expect(rule.format?.string == "%@: %2$#@days@")
        #expect(rule.variables.first?.valueType?.string == "lld")
        #expect(rule.variables.first?.cases.map(\.content.string) == ["%lld days"])
    }

    @Test("Of texts by device, the one for all others is in the .strings, as in Xcode")
    func devices() throws {
        let conversion = try Self.convert(
            Self.entry(
                """
                { "variations" : { "device" : { "mac" : \(InlineTables.unit("Click")), \
                "other" : \(InlineTables.unit("Touch")) } } }
                """))
        #expect(Self.texts(conversion)["en.lproj/T.strings"] == "\"days\" = \"Touch\";\n")
        let rule = try #require(try Self.rules(conversion).first)
        #expect(rule.devices.map(\.name) == ["mac"])
    }

    @Test(
        "Content that a legacy table cannot represent is left out with the reason",
        arguments: [
            (#"{ "stringSet" : { "state" : "translated", "values" : [ "a", "b" ] } }"#, "several texts for one key"),
            (
                #"{ "variations" : { "plural" : { "other" : { "variations" : { "device" : { } } } } } }"#,
                "one of its plural forms has further variations"
            ),
            (
                #"{ "variations" : { "plural" : { }, "device" : { } } }"#,
                "its text has several independent variations"
            ),
            (#"{ "variations" : { "mood" : { "good" : { } } } }"#, "its text varies by “mood”"),
        ])
    func obstacles(localization: String, reason: String) throws {
        let conversion = try Self.convert(Self.entry(localization))
        #expect(conversion.files.isEmpty)
        #expect(conversion.remarks.count == 1)
        #expect(conversion.remarks.first?.message.hasPrefix("“days” (en) is skipped: ") == true)
        #expect(conversion.remarks.first?.message.contains(reason) == true)
    }

    @Test("Lost states are counted; a language without written texts gets no text")
    func states() throws {
        let conversion = try Self.convert(
            """
            "a" : { "localizations" : { "de" : \(InlineTables.unit("", "new")), "fr" : \(InlineTables.unit("A", "stale")) } }
            """)
        #expect(conversion.files.map(\.path) == ["en.lproj/T.strings", "fr.lproj/T.strings"])
        #expect(
            conversion.remarks.map(\.message) == [
                "1 text is not in state translated (1 stale); legacy tables have no states"
            ])
    }

    @Test("The comment of a text says that it needs review; a rule has no comment")
    func review() throws {
        let conversion = try Self.convert(
            """
            "a" : { "comment" : "Why", "localizations" : { "fr" : \(InlineTables.unit("A", "needs_review")) } },
            "b" : { "localizations" : { "fr" : { "variations" : { "plural" : {
              "one" : \(InlineTables.unit("%d jour")), "other" : \(InlineTables.unit("%d jours", "needs_review")) } } } } }
            """)
        #expect(Self.texts(conversion)["fr.lproj/T.strings"] == "/* needs review: Why */\n\"a\" = \"A\";\n")
        #expect(
            conversion.remarks.map(\.message) == [
                "1 text is not in state translated (1 needs_review); legacy tables have no states"
            ])
    }

    @Test("Comments lose the spaces around them, which is counted")
    func spacedComment() throws {
        let conversion = try Self.convert(
            #""a" : { "comment" : "  Why ", "localizations" : { "de" : \#(InlineTables.unit("A")) } }"#)
        #expect(Self.texts(conversion)["en.lproj/T.strings"] == "/* Why */\n\"a\" = \"a\";\n")
        #expect(
            conversion.remarks.map(\.message) == [
                "spaces around the comment of 1 key are lost, because comments in .strings files have none"
            ])
    }

    @Test("A language that is not a valid tag gets no folder")
    func language() throws {
        let conversion = try Self.convert(
            #""a" : { "localizations" : { "../x" : \#(InlineTables.unit("A")) } }"#)
        #expect(conversion.files.map(\.path) == ["en.lproj/T.strings"])
        #expect(conversion.remarks.count == 1)
    }

    // MARK: - Steps

    private static func entry(_ localization: String) -> String {
        "\"days\" : { \"localizations\" : { \"en\" : \(localization) } }"
    }

    private static func convert(_ entries: String) throws -> LegacyConversion {
        let source = InlineTables.catalog(entries, path: "T.xcstrings")
        return LegacyConversion(try Catalog(source.bytes, path: source.path))
    }

    private static func texts(_ conversion: LegacyConversion) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: conversion.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static func rule(_ localization: String) throws -> StringsDictRule {
        let conversion = try convert(entry(localization))
        #expect(conversion.remarks.isEmpty)
        return try #require(try rules(conversion).first)
    }

    private static func rules(_ conversion: LegacyConversion) throws -> [StringsDictRule] {
        let file = try #require(conversion.files.first { $0.path == "en.lproj/T.stringsdict" })
        return try LegacyTableFile(file.bytes, kind: .stringsdict).entries.compactMap { entry in
            if case .rule(let rule) = entry.value { rule } else { nil }
        }
    }
}
