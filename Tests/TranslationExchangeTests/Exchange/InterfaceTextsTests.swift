import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Source texts of storyboards whose tables contain only translations")
struct InterfaceTextsTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document><objects>
        <label text="Name &amp; age" id="aaa-bb-ccc"/>
        <button id="bbb-cc-ddd"><state key="normal" title="Send"/><state key="selected" title="Sent"/></button>
        <label id="ccc-dd-eee"><string key="text">Two
        lines</string></label>
        <segmentedControl id="ddd-ee-fff"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <menuItem title="Quit" toolTip="Ends it" id="12"/>
        <tableColumn id="eee-ff-ggg"><tableHeaderCell key="headerCell" title="Size"/></tableColumn>
        </objects></document>
        """

    @Test(
        "They are found by the id of the object and the property",
        arguments: [
            ("aaa-bb-ccc.text", "Name & age"), ("bbb-cc-ddd.normalTitle", "Send"), ("bbb-cc-ddd.selectedTitle", "Sent"),
            ("ccc-dd-eee.text", "Two\nlines"), ("ddd-ee-fff.segmentTitles[1]", "B"), ("12.title", "Quit"),
            ("12.ibShadowedToolTip", "Ends it"), ("eee-ff-ggg.headerCell.title", "Size"),
        ])
    func texts(key: String, text: String) {
        #expect(InterfaceReader.texts(of: [key], in: Array(Self.storyboard.utf8)) == [key: text])
    }

    @Test("Missing texts are omitted, and a damaged file is read up to the damage")
    func absent() {
        #expect(InterfaceReader.texts(of: ["zzz-zz-zzz.text"], in: Array(Self.storyboard.utf8)).isEmpty)
        let broken = Array(Self.storyboard.prefix(140).utf8)
        #expect(InterfaceReader.texts(of: ["aaa-bb-ccc.text", "12.title"], in: broken).count == 1)
        #expect(InterfaceReader.texts(of: ["aaa-bb-ccc.text"], in: []).isEmpty)
    }

    @Test("Without the storyboard, they come from the comments that Xcode wrote")
    func comments() {
        let comment = "Class = \"UILabel\"; subtext = \"No\"; text = \"Say \\\"hi\\\"\"; ObjectID = \"aaa-bb-ccc\";"
        #expect(InterfaceTexts.text(of: "aaa-bb-ccc.text", in: comment) == "Say \"hi\"")
        #expect(InterfaceTexts.text(of: "zzz-bb-ccc.text", in: comment) == nil)
        #expect(InterfaceTexts.text(of: "aaa-bb-ccc.title", in: comment) == nil)
    }

    private func trial() throws -> ExchangeTrial {
        try ExchangeTrial([
            InlineTables.file("\"aaa-bb-ccc.text\" = \"Nome\";\n", path: "pt-BR.lproj/Main.strings"),
            InlineTables.file("\"aaa-bb-ccc.text\" = \"Name\";\n", path: "de.lproj/Main.strings"),
        ])
    }

    @Test("They are exported as the source, under the path that the source language's file would have")
    func exported() throws {
        let trial = try trial()
        let texts = InterfaceTexts(of: trial.table.table, file: Array(Self.storyboard.utf8))
        let files = TableUnits(
            trial.table.table, files: trial.table.files, from: "en", to: "de", allowsEveryCharacter: false,
            interface: texts
        ).files
        #expect(files.map(\.path) == ["en.lproj/Main.strings"])
        #expect(files.flatMap(\.units).map(\.source) == ["Name & age"])
    }

    @Test("A translation of another source text is rejected; if the source text is unknown, every one is accepted")
    func imported() throws {
        let trial = try trial()
        let unit = "<trans-unit id=\"aaa-bb-ccc.text\"><source>Name</source><target>Nome!</target></trans-unit>"
        let files = try XLIFFReader.files(in: ExchangeTrial.file(unit))
        let known = InterfaceTexts(of: trial.table.table, file: Array(Self.storyboard.utf8))
        let refused = try TableImport(
            files, into: trial.table, ImportSettings(creates: false), interface: known)
        #expect(refused.skips == ["aaa-bb-ccc.text: source is now Name & age"])
        #expect(try TableImport(files, into: trial.table).changedCount == 1)
    }
}
