import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting and importing legacy tables with Xcode's names")
struct LegacyImportTests {
    private static func dict(_ cases: [(String, String)]) -> String {
        let texts = cases.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
            <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>\(texts)</dict></dict></dict></plist>

            """
    }

    private func trial() throws -> ExchangeTrial {
        try ExchangeTrial([
            InlineTables.file(
                "/* Greets */\n\"hello\" = \"Hello, %@\";\n\"bye\" = \"Bye\";\n", path: "en.lproj/L.strings"),
            InlineTables.file("\"bye\" = \"Tchau\";\n", path: "pt-BR.lproj/L.strings"),
            InlineTables.file(
                Self.dict([("one", "%lld day"), ("other", "%lld days")]), path: "en.lproj/L.stringsdict"),
            InlineTables.file(Self.dict([("other", "%lld dias")]), path: "pt-BR.lproj/L.stringsdict"),
        ])
    }

    @Test("Plain texts have their keys as names, plurals their paths in the property list, without states")
    func names() throws {
        #expect(
            try trial().lines("pt-BR") == [
                "bye | Bye | Tchau | -", "hello | Hello, %@ | - | -",
                "/days:dict/NSStringLocalizedFormatKey:dict/:string | %#@d@ | %#@d@ | -",
                "/days:dict/d:dict/one:dict/:string | %lld day | - | -",
                "/days:dict/d:dict/other:dict/:string | %lld days | %lld dias | -",
            ])
        #expect(try trial().units("pt-BR").files.map(\.path) == ["en.lproj/L.strings", "en.lproj/L.stringsdict"])
    }

    @Test("A new line and a new case are written to the files of the language")
    func written() throws {
        let trial = try trial()
        let text = String(decoding: trial.xliff("pt-BR"), as: UTF8.self)
            .replacing("<source>Hello, %@</source>", with: "<source>Hello, %@</source><target>Olá, %@</target>")
            .replacing("<source>%lld day</source>", with: "<source>%lld day</source><target>%lld dia</target>")
        let result = try trial.importing(Array(text.utf8))
        #expect(result.skips == [])
        let plan = try trial.table.plan(result.changes)
        #expect(plan.files.map(\.path) == ["pt-BR.lproj/L.strings", "pt-BR.lproj/L.stringsdict"])
        let after = try trial.after(result).lines("pt-BR")
        #expect(after[1] == "hello | Hello, %@ | Olá, %@ | -")
        #expect(after[3] == "/days:dict/d:dict/one:dict/:string | %lld day | %lld dia | -")
    }

    @Test("Unfinished texts are rejected, because they would look finished; so is another name for a variable")
    func refused() throws {
        let units = """
            <trans-unit id="hello"><source>Hello, %@</source><target state="needs-review-l10n">Oi, %@</target></trans-unit>
            <trans-unit id="/days:dict/NSStringLocalizedFormatKey:dict/:string"><target>%#@dias@</target></trans-unit>
            """
        let result = try trial().importing(units)
        #expect(result.changes == [])
        #expect(
            result.skips == [
                "hello: unfinished", "/days:dict/NSStringLocalizedFormatKey:dict/:string: variable",
            ])
    }
}
