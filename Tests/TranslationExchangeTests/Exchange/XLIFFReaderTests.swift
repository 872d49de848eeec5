import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Reading XLIFF of other tools, and rejecting harmful files")
struct XLIFFReaderTests {
    private func reason(_ text: String) -> XLIFFError? {
        do throws(XLIFFError) {
            _ = try XLIFFReader.files(in: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func units(_ text: String) throws -> [ReceivedUnit] {
        try XLIFFReader.files(in: ExchangeTrial.file(text)).flatMap(\.units)
    }

    @Test("Recursive entities are rejected before any expansion")
    func bomb() {
        let levels = (1...40).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
        let error = reason("<!DOCTYPE xliff [<!ENTITY l0 \"lol\">\(levels)]><xliff version=\"1.2\">&l40;</xliff>")
        #expect(error == XLIFFError(reason: .internalSubset, position: TextPosition(line: 1, column: 17)))
    }

    @Test("External entities and document types are not opened")
    func external() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
        try "secret".write(to: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: path) }
        let entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"\(path.absoluteString)\">]><xliff version=\"1.2\">&e;</xliff>"
        #expect(reason(entity)?.reason == .internalSubset)
        let type = "<!DOCTYPE xliff SYSTEM \"\(path.absoluteString)\">\n<xliff version=\"1.2\">&e;</xliff>"
        #expect(reason(type) != nil)
        let harmless = "<!DOCTYPE xliff SYSTEM \"http://127.0.0.1:9/none.dtd\"><xliff version=\"1.1\"></xliff>"
        #expect(reason(harmless) == nil)
    }

    @Test("Excessively nested elements are rejected")
    func depth() {
        let deep = "<xliff version=\"1.2\">" + String(repeating: "<g>", count: 100_000)
        #expect(reason(deep)?.reason == .tooDeep(limit: 64))
        for (count, isTooDeep) in [(62, false), (63, false), (64, true)] {
            let nested = String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count)
            let error = reason("<xliff version=\"1.2\">\(nested)</xliff>")
            #expect((error?.reason == .tooDeep(limit: 64)) == isTooDeep)
        }
    }

    @Test("An element with too many attributes is rejected with its location; comments and texts do not count")
    func attributes() {
        let pairs = { (count: Int) in (0..<count).map { "a\($0)=\"1\"" }.joined(separator: " ") }
        let excessive = "<xliff version=\"1.2\">\n<!-- <x \(pairs(2_000))/> --><file \(pairs(1_001))/></xliff>"
        let error = reason(excessive)
        #expect(error?.reason == .malformedXML(message: "an element has more than 1000 attributes"))
        #expect(error?.position.line == 2)
        #expect(reason("<xliff \(pairs(900)) version=\"1.2\"><!-- <x \(pairs(2_000))/> --></xliff>") == nil)
    }

    @Test("Files that are not XLIFF 1 are rejected with their location")
    func others() {
        #expect(reason("<html/>")?.reason == .noXLIFF(element: "html"))
        #expect(reason("<xliff version=\"3.0\"/>")?.reason == .unsupportedVersion("3.0"))
        #expect(reason("<xliff/>")?.reason == .unsupportedVersion(nil))
        #expect(reason("\n<xliff version=\"1.2\"><file><trans-unit/></file></xliff>")?.position.line == 2)
        #expect(reason("<xliff version=\"1.2\">\n</xlif>")?.position.line == 2)
        guard case .malformedXML? = reason("")?.reason else { return #expect(Bool(false), "an empty file was read") }
    }

    @Test("Proposals, groups, namespace prefixes and comments have no effect")
    func structure() throws {
        let text = """
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file original="a.xcstrings" \
            target-language="de"><x:body><x:group><!-- c --><x:trans-unit id="k"><x:source>S</x:source>\
            <x:alt-trans><x:source>W</x:source><x:target>W</x:target></x:alt-trans>\
            <x:target state="final"><![CDATA[<T>]]></x:target></x:trans-unit></x:group></x:body></x:file></x:xliff>
            """
        let file = try #require(try XLIFFReader.files(in: Array(text.utf8)).first)
        #expect(file.original == "a.xcstrings")
        #expect(file.units.map(\.target) == ["<T>"])
        #expect(file.units.map(\.source) == ["S"])
        #expect(file.units.map(\.state) == [.translated])
    }

    @Test("Elements of other namespaces have no effect, in files with and without XLIFF's namespace")
    func extensions() throws {
        let text = """
            <trans-unit id="k"><source>S</source><target>T</target><o:target xmlns:o="urn:other">W</o:target>\
            <target xmlns="urn:other">W</target></trans-unit>\
            <o:trans-unit xmlns:o="urn:other" id="x"><target>W</target></o:trans-unit>
            """
        #expect(try units(text).map(\.target) == ["T"])
        let plain = "<xliff version=\"1.2\"><file target-language=\"de\"><body>\(text)</body></file></xliff>"
        #expect(try XLIFFReader.files(in: Array(plain.utf8)).flatMap(\.units).map(\.target) == ["T"])
    }

    @Test("Of several translations in one unit, the first is imported and the others are skipped")
    func severalTargets() throws {
        let trial = try ExchangeTrial(#""a" : { }"#)
        let unit = "<trans-unit id=\"a\"><source>a</source><target>N</target><target>F</target></trans-unit>"
        let result = try trial.importing(unit)
        #expect(result.skips == ["a: doubled"])
        let after = try trial.after(result)
        #expect(after.lines("pt-BR") == ["a | a | N | translated"])
        #expect(try after.importing(unit).changes == [])
    }

    @Test("Western European encodings are read if the file declares them, and others are named in the error")
    func encodings() throws {
        func file(_ encoding: String) -> [UInt8] {
            let start = """
                <?xml version="1.0" encoding="\(encoding)"?><xliff version="1.2"><file><trans-unit id="k"><target>
                """
            return Array(start.utf8) + [0xFC, 0x80] + Array("</target></trans-unit></file></xliff>".utf8)
        }
        for encoding in ["ISO-8859-1", "windows-1252"] {
            #expect(try XLIFFReader.files(in: file(encoding)).flatMap(\.units).map(\.target) == ["ü€"])
        }
        let unsupported = TextEncodingError(
            reason: .unsupported(encoding: "ISO-8859-5"), byteOffset: 0, position: .start)
        #expect(throws: XLIFFError(reason: .encoding(unsupported), position: .start)) {
            try XLIFFReader.files(in: file("ISO-8859-5"))
        }
    }

    @Test("Markup inside a text is removed, and its content kept")
    func markup() throws {
        let found = try units(
            #"<trans-unit id="k"><source/><target>a <g id="1">b</g> <ph id="2">%@</ph><x id="3"/> c</target></trans-unit>"#
        )
        #expect(found.map(\.target) == ["a b %@ c"])
        #expect(found.map(\.source) == [""])
    }

    @Test("Known states have their meaning, and any other means that the text is finished")
    func states() throws {
        let names = ["new", "needs-translation", "needs-review-l10n", "needs-review-translation", "final", "x-own"]
        let text = names.map { "<trans-unit id=\"\($0)\"><target state=\"\($0)\">t</target></trans-unit>" }.joined()
        #expect(
            try units(text).map(\.state) == [.new, .new, .needsReview, .needsReview, .translated, .translated])
        #expect(try units("<trans-unit id=\"k\"><target>t</target></trans-unit>").map(\.state) == [nil])
    }

    @Test(
        "Positions equal those of other readers, and long lines take no longer than many short ones"
    )
    func positions() throws {
        let unit = "<trans-unit id=\"é😀\"><source>s</source></trans-unit>"
        for separator in ["", "\n", "\r\n", "é😀\r"] {
            let bytes = ExchangeTrial.file(Array(repeating: unit, count: 3_000).joined(separator: separator))
            let units = try XLIFFReader.files(in: bytes).flatMap(\.units)
            #expect(units.count == 3_000)
            let sign = Array("<trans-unit".utf8)
            let last = try #require(bytes.indices.last { bytes[$0] == sign[0] && bytes[$0...].starts(with: sign) })
            #expect(units.last?.position == LineIndex(bytes).position(at: last))
        }
    }

    @Test("Every file of the corpus is read, or rejected with a location")
    func realFiles() throws {
        for file in try Corpus.files(in: "xliff", endingIn: ["xliff"]) {
            let isBroken = file.url.lastPathComponent.contains("error_example")
            let files = try? XLIFFReader.files(in: file.bytes)
            #expect((files == nil) == isBroken, "\(file)")
        }
    }

    @Test("Damaged files of any kind are read or rejected")
    func mutations() throws {
        let seeds = try Corpus.files(in: "xliff", endingIn: ["xliff"]).map(\.bytes).filter { $0.count < 6_000 }
        var mutator = Mutator(seed: 71)
        var refused = 0
        for _ in 0..<400 where (try? XLIFFReader.files(in: mutator.mutate(seeds))) == nil { refused += 1 }
        #expect(refused > 40)
    }
}
