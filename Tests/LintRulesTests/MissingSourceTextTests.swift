import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Keys that users see in the source language")
struct MissingSourceTextTests {
    private func found(_ sources: [TableLoader.Source], _ settings: LintSettings = LintSettings()) async -> [String] {
        let findings = await Linter(settings: { _ in settings }).check(await TableLoader.load(sources)).findings
        return findings.filter { ["missing-source-text", "extra-translation-key"].contains($0.rule) }
            .map { "\($0.key ?? ""): \($0.severity)" }
    }

    private func text(_ key: String, _ languages: String...) -> String {
        let texts = languages.map { "\"\($0)\" : \(InlineTables.unit("Text \($0)"))" }
        return "\"\(key)\" : { \"localizations\" : { \(texts.joined(separator: ", ")) } }"
    }

    @Test("A name with inner capitals is a text, unless other keys of the table have their own text")
    func humps() async {
        let dotted = (0..<9).map { text("home.title\($0)", "en", "de") }
        let humped = (0..<9).map { text("homeTitle\($0)", "en", "de") }
        let name = text("TimelineFilter", "de")
        #expect(await found([InlineTables.catalog((dotted + [name]).joined(separator: ","))]).isEmpty)
        #expect(
            await found([InlineTables.catalog((humped + [name]).joined(separator: ","))]) == ["TimelineFilter: error"])
    }

    @Test("A key that some language uses as its text is a name")
    func names() async {
        let keys = (0..<9).map { text("home.title\($0)", "en", "de") }
        let name = "\"node.js\" : { \"localizations\" : { \"de\" : \(InlineTables.unit("node.js")) } }"
        #expect(await found([InlineTables.catalog((keys + [name]).joined(separator: ","))]).isEmpty)
    }

    @Test("If only other languages are required, a missing source text is a warning")
    func notRequired() async {
        let texts = "\"pt-BR\" : \(InlineTables.unit("B"))"
        let key = "\"b.title\" : { \"extractionState\" : \"manual\", \"localizations\" : { \(texts) } }"
        let files = [InlineTables.catalog(key)]
        #expect(await found(files) == ["b.title: error"])
        #expect(await found(files, LintSettings(requiredLanguages: ["pt-BR"])) == ["b.title: warning"])
    }

    @Test("A key that only translations of a legacy table have is a left-over, whatever its form")
    func leftOver() async {
        let files = [
            InlineTables.file("\"a.title\" = \"A\";\n", path: "en.lproj/A.strings"),
            InlineTables.file("\"b.title\" = \"B\";\n\"Close\" = \"Fechar\";\n", path: "pt-BR.lproj/A.strings"),
        ]
        #expect(await found(files) == ["b.title: warning", "Close: note"])
    }

    @Test("Former ids are still accepted")
    func formerIDs() {
        #expect(RuleSet.standard.canonical("source-value-missing") == "missing-source-text")
        #expect(RuleSet.standard.canonical("orphan-translation") == "missing-source-text")
    }
}
