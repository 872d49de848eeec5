import CatalogCore
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting to and importing from spreadsheets")
struct SpreadsheetTests {
    @Test("A text that a spreadsheet would execute gets an apostrophe, which the import removes")
    func formulas() {
        let texts = [
            "=1+1", "+1", "-1", "@x", "\tx", "\r", "＝x", "'=x", "''=x", "'", "'tis", "", "x", "%@", "=\u{301}",
            "'\u{301}=",
        ]
        for text in texts {
            let cell = SpreadsheetCell.shown(text)
            #expect(SpreadsheetCell.text(cell).utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
            #expect(!"=+-@\t\r\n＝＋－＠".unicodeScalars.contains(cell.unicodeScalars.first ?? "x"))
        }
        #expect(SpreadsheetCell.shown("'tis") == "'tis")
        #expect(SpreadsheetCell.shown("=1") == "'=1")
    }

    @Test(
        "No cell begins like a formula if a spreadsheet separates cells by semicolons or tabs",
        arguments: ["x;=1+1", "x\n=1+1;y", "x\t=1+1", "x;'=1", ";;@a", "\r\n+1", "a\n-1", ";\t＝x", "\t;=x"])
    func otherSeparators(text: String) {
        let cell = SpreadsheetCell.shown(text)
        let parts = cell.unicodeScalars.split { ";\t\r\n".unicodeScalars.contains($0) }
        #expect(!parts.contains { "=+-@＝".unicodeScalars.contains($0.first ?? "x") }, "\(cell)")
        #expect(SpreadsheetCell.text(cell) == text)
    }

    @Test("Items of a list stay as they are")
    func list() {
        #expect(SpreadsheetCell.shown("New:\n- faster\n- smaller; better") == "New:\n- faster\n- smaller; better")
    }

    @Test("Any text is restored byte for byte, even with stray combining marks and any line breaks")
    func anyText() throws {
        var random = SplitMix64(seed: 73)
        let pieces = [
            "\"", ",", ";", "\t", "\n", "\r", "\r\n", "'", "=", "\u{301}", "\u{200D}", "é", "😀", " ", "a", "\u{2028}",
            "-",
        ]
        for _ in 0..<300 {
            let cells = (0..<4).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let line = "key,part,path,comment\r\n" + SpreadsheetCell.line(["k"] + cells)
            let rows = try CSVReader.rows(of: Array(line.utf8))
            let back = try #require(rows.last).cells.map { SpreadsheetCell.text($0) }
            #expect(back.map { Array($0.utf8) } == (["k"] + cells).map { Array($0.utf8) })
        }
    }

    @Test("Semicolons and tabs separate cells if the first row has them; empty lines are skipped")
    func delimiters() throws {
        for delimiter in [",", ";", "\t"] {
            let text = "key,part,en\n\na,\"x\n,;\ty\",b\r\r\n".replacing(",part,", with: "\(delimiter)part\(delimiter)")
                .replacing("a,\"", with: "a\(delimiter)\"").replacing("\",b", with: "\"\(delimiter)b")
            #expect(
                try CSVReader.rows(of: Array(text.utf8)).map(\.cells) == [
                    ["key", "part", "en"], ["a", "x\n,;\ty", "b"],
                ])
        }
    }

    @Test("A file that is not such a table is rejected with its location")
    func refusals() {
        func reason(_ text: String) -> CSVError? {
            do throws(CSVError) {
                _ = try ReceivedSheet(Array(text.utf8))
                return nil
            } catch {
                return error
            }
        }
        #expect(reason("")?.reason == .noKeyColumn)
        #expect(reason("key,part\n")?.reason == .noLanguageColumn)
        #expect(reason("key,de,de\n")?.reason == .doubledColumn("de"))
        #expect(
            reason("key,de\na,b,c\n") == CSVError(reason: .tooManyCells, position: TextPosition(line: 2, column: 5)))
        #expect(
            reason("key,de\na,\"b\n") == CSVError(reason: .unclosedQuote, position: TextPosition(line: 2, column: 3)))
        #expect(reason("key,de\na,\"b\"c\n")?.reason == .textAfterQuote)
        #expect(reason("key,de,Remarks\na,b,c\n") == nil)
        #expect(
            reason("key,pt_BR,de,pt-BR\n")
                == CSVError(reason: .doubledLanguage("pt-BR", "pt_BR"), position: TextPosition(line: 1, column: 14)))
        #expect(
            reason("key,,de\na,b,c\n") == CSVError(reason: .unnamedColumn, position: TextPosition(line: 2, column: 3)))
    }

    @Test("There is a row per text and a column per language, source first")
    func form() throws {
        let trial = try ExchangeTrial(
            #"""
            "days" : { "localizations" : { "en" : { "variations" : { "plural" : { "one" : \#(InlineTables.unit("%lld day")), "other" : \#(InlineTables.unit("%lld days")) } } } } },
            "sum" : { "comment" : "A, b", "localizations" : { "pt-BR" : \#(InlineTables.unit("=A1")) } }
            """#)
        #expect(
            String(decoding: trial.csv(["pt-BR"]), as: UTF8.self)
                == "\u{FEFF}key,part,path,comment,en,pt-BR\r\ndays,plural.one,Localizable.xcstrings,,%lld day,\r\n"
                + "days,plural.other,Localizable.xcstrings,,%lld days,\r\nsum,,Localizable.xcstrings,\"A, b\",sum,'=A1\r\n"
        )
    }

    @Test("The source column contains the translated source text; alone it is the text to write")
    func sourceColumn() throws {
        let trial = try ExchangeTrial(#""a" : { "localizations" : { "en" : \#(InlineTables.unit("One")) } }"#)
        let stale = try trial.importing(csv: Array("key,en,de\na,Old,Eins\n".utf8))
        #expect(stale.skips == ["a: source is now One"])
        let fresh = try trial.importing(csv: Array("key;en;de\na;One;Eins\n".utf8))
        #expect(try trial.after(fresh).lines("de") == ["a | One | Eins | translated"])
        let edited = try trial.importing(csv: Array("key,en\na,Two\n".utf8))
        #expect(try trial.after(edited).lines("en") == ["a | Two | Two | translated"])
    }
}
