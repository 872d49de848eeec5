import CatalogCore
import CatalogEditing
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Files of translation systems")
struct DialectReadingTests {
    // MARK: - XLIFF

    private func units(_ xliff: String) throws -> [ReceivedUnit] {
        try XLIFFReader.files(in: Array(xliff.utf8), otherwise: "pl").flatMap(\.units)
    }

    @Test("In XLIFF 2, a translation consists of all segments, or is missing if one has none")
    func segments() throws {
        let file = { (second: String) in
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f">
            <unit id="1" name="a"><notes><note>n</note></notes><segment state="translated"><source>One.</source>\
            <target>Un.</target></segment><ignorable><source> </source></ignorable><segment state="final">\
            <source>Two.</source>\(second)</segment></unit></file></xliff>
            """
        }
        let whole = try #require(try units(file("<target>Deux.</target>")).first)
        #expect(whole.source == "One. Two.")
        #expect(whole.target == "Un. Deux.")
        #expect(whole.otherID == "a")
        let part = try units(file(""))
        #expect(part.map(\.target) == [nil])
        let files = try XLIFFReader.files(in: Array(file("").utf8))
        #expect(files.map(\.targetLanguage) == ["fr"])
    }

    @Test("The units of a plural group are gettext's forms of its key")
    func plurals() throws {
        let forms = ["dzień", "dni", "dni!"].enumerated().map { index, text in
            "<trans-unit id=\"7[\(index)]\"><source>day</source><target>\(text)</target></trans-unit>"
        }
        let units = try units(
            """
            <xliff version="1.2"><file original="L" source-language="en"><body>\
            <group id="7" resname="days" restype="x-gettext-plurals">\(forms.joined())</group></body></file></xliff>
            """)
        let names = units.filter { $0.target != nil }.map(\.shownName)
        #expect(names.prefix(3) == ["days plural.one", "days plural.few", "days plural.many"])
        #expect(!units.contains { !$0.tellsNoState })
    }

    @Test("A word in the place of a table’s name means no table; the name of a file does")
    func tableNames() {
        for word in ["", "undefined", "global", "phrase.com"] { #expect(!OriginalPath.isFile(word)) }
        for file in ["L.strings", "a/L.xcstrings", "Main.storyboard"] { #expect(OriginalPath.isFile(file)) }
    }

    // MARK: - CSV

    @Test(
        "The columns of services are recognized in any spelling",
        arguments: [
            "identifier,source_phrase,translation,context", "Term,Translation,Context",
            "key_name,comment,source,target",
            "location,source,target,ID,fuzzy,context,developer_comments", "Key,Source string,Translation",
        ])
    func columns(heading: String) throws {
        let names = heading.split(separator: ",").map(String.init)
        let roles = SheetColumns.roles(of: names)
        let key = try #require(roles.first { $0.value == .key }?.key)
        let target = try #require(roles.first { $0.value == .target }?.key)
        let cells = names.indices.map { $0 == key ? "home" : $0 == target ? "Accueil" : "" }
        let text = heading + "\n" + cells.joined(separator: ",") + "\n"
        let sheet = try ReceivedSheet(Array(text.utf8), language: "fr")
        let file = try #require(sheet.files(for: nil, source: "en").first)
        #expect(file.targetLanguage == "fr")
        #expect(file.units.map(\.shownName) == ["home"])
        #expect(file.units.map(\.target) == ["Accueil"])
    }

    private static let pageEntries = """
        "a" : { "localizations" : { "en" : \(InlineTables.unit("Home")), "pl" : \(InlineTables.unit("Główna ✨")) } },
        "b" : { "localizations" : { "en" : \(InlineTables.unit("Day")), "pl" : \(InlineTables.unit("Dzień")),
          "ru" : \(InlineTables.unit("День")) } }
        """

    private func imported(_ text: String, in page: CodePage) throws -> [ReceivedFile] {
        let trial = try ExchangeTrial(Self.pageEntries)
        let bytes = text.unicodeScalars.compactMap { scalar -> UInt8? in
            (0...0xFF).first { page.utf8(of: [$0]) == Array(String(scalar).utf8) }
        }
        let sheet = try #require(CodePageSheet(bytes, language: nil))
        return try sheet.files(for: nil, in: trial.table, interface: InterfaceTexts())
    }

    @Test("Texts of the table tell the code page of a file, and get back what the code page lacks")
    func codePage() throws {
        let file = try #require(try imported("key;en;pl\na;Home;Główna ?\nb;Day;Dzień\n", in: .centralEuropean).first)
        #expect(file.units.map(\.target) == ["Główna ✨", "Dzień"])
    }

    @Test("Without such texts the language tells it, and nothing does if the languages differ")
    func unknownCodePage() throws {
        let polish = try imported("key;en;pl\nb;Day;Dnień\n", in: .centralEuropean)
        #expect(polish.flatMap(\.units).map(\.target) == ["Dnień"])
        let both = try imported("key;en;pl;ru\nb;Day;Dnień;\n", in: .centralEuropean)
        #expect(both.first { $0.targetLanguage == "pl" }?.units.map(\.problem) == [.encoding])
    }

    // MARK: - PO

    @Test("An empty context is none, unless the file names its table as ours do", arguments: [true, false])
    func emptyContext(isOurs: Bool) throws {
        let field = isOurs ? "X-Original: L.xcstrings" : "X-Generator: x"
        let text = """
            msgid ""
            msgstr "\(field)\\n"

            msgctxt ""
            msgid "home"
            msgstr "Accueil"
            """
        let file = try POReader.file(in: Array(text.utf8), language: "fr")
        #expect(file.units.map(\.shownName) == [isOurs ? "" : "home"])
    }

    @Test(
        "A message without a context has the key in place of the source text, and a form without `msgid_plural` is read"
    )
    func keysAsSources() throws {
        let text = """
            msgid "home.title"
            msgstr "Accueil"

            msgctxt "none"
            msgid ""
            msgstr[0] ""
            msgstr[1] ""
            """
        let file = try POReader.file(in: Array(text.utf8), language: "fr")
        let home = try #require(file.units.first)
        #expect(home.source == nil)
        #expect(home.tellsNoState)
        #expect(!file.units.dropFirst().contains { $0.target != nil })
    }
}
