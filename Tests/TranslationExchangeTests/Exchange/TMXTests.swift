import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Translation memories are written and read as TMX")
struct TMXTests {
    private static let tool = ExchangeTool(id: "x", name: "fitloc", version: "1", build: "1")

    private func trial() throws -> ExchangeTrial {
        let unit = { (text: String, state: String) in InlineTables.unit(text, state) }
        return try ExchangeTrial(
            """
            "save" : { "comment" : "A & B", "localizations" : { "en" : \(unit("Save %@", "translated")),
              "de" : \(unit("%@ sichern", "translated")), "fr" : \(unit("Enregistrer", "needs_review")) } },
            "days" : { "localizations" : {
              "en" : { "variations" : { "plural" : { "one" : \(unit("%lld day", "translated")),
                "other" : \(unit("%lld days", "translated")) } } },
              "de" : { "variations" : { "plural" : { "one" : \(unit("%lld Tag", "translated")),
                "other" : \(unit("%lld Tage", "translated")) } } } } }
            """)
    }

    private func texts() throws -> [MemoryText] {
        MemoryText.all(in: [try trial().units("en"), try trial().units("de"), try trial().units("fr")]) { $0 }
    }

    @Test(
        "There is a unit per finished text and a variant per language; parts of plurals are marked"
    )
    func written() throws {
        let lines = String(decoding: TMXWriter.bytes(of: try texts(), tool: Self.tool), as: UTF8.self)
        #expect(
            lines == """
                <?xml version="1.0" encoding="UTF-8"?>
                <tmx version="1.4">
                  <header creationtool="fitloc" creationtoolversion="1" segtype="block" o-tmf="xcstrings" adminlang="en" srclang="en" datatype="plaintext"/>
                  <body>
                    <tu>
                      <prop type="x-key">days</prop>
                      <prop type="x-part">plural.one</prop>
                      <prop type="x-path">Localizable.xcstrings</prop>
                      <tuv xml:lang="en"><seg>%lld day</seg></tuv>
                      <tuv xml:lang="de"><seg>%lld Tag</seg></tuv>
                    </tu>
                    <tu>
                      <prop type="x-key">days</prop>
                      <prop type="x-part">plural.other</prop>
                      <prop type="x-path">Localizable.xcstrings</prop>
                      <tuv xml:lang="en"><seg>%lld days</seg></tuv>
                      <tuv xml:lang="de"><seg>%lld Tage</seg></tuv>
                    </tu>
                    <tu>
                      <note>A &amp; B</note>
                      <prop type="x-key">save</prop>
                      <prop type="x-path">Localizable.xcstrings</prop>
                      <tuv xml:lang="en"><seg>Save %@</seg></tuv>
                      <tuv xml:lang="de"><seg>%@ sichern</seg></tuv>
                    </tu>
                  </body>
                </tmx>

                """)
    }

    @Test("An exported memory can be read back")
    func thereAndBack() throws {
        let texts = try texts()
        var read = try TMXReader.texts(in: TMXWriter.bytes(of: texts, tool: Self.tool))
        for (index, text) in texts.enumerated() { read[index].note = text.note }
        #expect(read == texts)
    }

    @Test("Memories of other programs can have a document type, old attributes, inline elements and capital tags")
    func foreign() throws {
        let file = """
            <?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx11.dtd">
            <tmx version="1.1"><header srclang="EN-US"/><body>
            <tu tuid="1"><note>n</note><tuv lang="EN-US"><prop type="x">p</prop><seg>Hi <ph x="1">%@</ph>!</seg></tuv>
            <tuv lang="pt_BR"><seg>Oi <bpt i="1">&lt;b></bpt>%@<ept i="1">&lt;/b></ept>!</seg></tuv></tu>
            <tu/><tu srclang="*all*"><tuv xml:lang="de"><seg/></tuv></tu>
            </body></tmx>
            """
        let texts = try TMXReader.texts(in: Array(file.utf8))
        #expect(texts.count == 2)
        #expect(texts.first?.sourceLanguage == "EN-US")
        #expect(texts.first?.text(in: "en") == "Hi %@!")
        #expect(texts.first?.text(in: "pt-BR") == "Oi <b>%@</b>!")
        #expect(texts.first?.text(in: "de") == nil)
        #expect(texts.last?.variants == [.init("de", "")])
    }

    @Test("Other files, damaged ones and entity definitions are rejected with their location")
    func refused() {
        let reason = { (text: String) -> String? in
            do throws(XLIFFError) {
                _ = try TMXReader.texts(in: Array(text.utf8))
                return nil
            } catch {
                return "\(error.position.line) \(error.reason)"
            }
        }
        #expect(reason("<xliff/>") == "1 noTMX(element: \"xliff\")")
        #expect(reason("<tmx>\n<body><tu>") == "2 truncated")
        #expect(reason("<!DOCTYPE tmx [<!ENTITY a \"b\">]><tmx/>")?.hasSuffix("internalSubset") == true)
    }
}
