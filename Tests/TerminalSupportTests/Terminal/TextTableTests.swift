import Testing

@testable import TerminalSupport

@Suite("Tables")
struct TextTableTests {
    private func table(_ columns: [TextTable.Column], _ rows: [[TextTable.Cell]]) -> TextTable {
        rows.reduce(into: TextTable(columns: columns)) { $0.addRow($1) }
    }

    private func values(_ overflow: TextTable.Overflow) -> TextTable {
        table(
            [.init("Key"), .init("en", overflow: overflow), .init("pt-BR", overflow: overflow)],
            [
                ["fitpal.hint", "Ask anything about your training", "Pergunte qualquer coisa sobre o seu treino"],
                ["ok", "OK", "OK"],
            ]
        )
    }

    @Test("Numbers are right-aligned, words left-aligned, and no line ends with a space")
    func aligns() {
        let stats = table(
            [.init("Language"), .init("Keys", alignment: .right), .init("State")],
            [["en", .init(1204), "source"], ["pt-BR", .init(7), ""]]
        )
        #expect(
            stats.text() == """
                Language  Keys  State
                en        1204  source
                pt-BR        7

                """
        )
    }

    @Test("Columns are aligned with Portuguese, Japanese, emoji and Arabic")
    func alignsEveryScript() {
        let scripts = ["Configurac\u{327}o\u{303}es", "設定を開く", "👨‍👩‍👧 🇧🇷 ✅", "الإعدادات", "सेटिंग"]
        let lines = table([.init(), .init()], scripts.map { [.init($0), "|"] }).lines()
        #expect(
            lines == [
                "Configurac\u{327}o\u{303}es  |",
                "設定を開く     |",
                "👨‍👩‍👧 🇧🇷 ✅       |",
                "\u{2068}الإعدادات\u{2069}      |",
                "सेटिंग           |",
            ]
        )
        #expect(Set(lines.map { DisplayWidth.columns(of: $0) }) == [16])
    }

    @Test("Without a width nothing is cut: piped output is complete, one line per row")
    func keepsPipedRowsWhole() {
        let lines = values(.wrap).lines()
        #expect(lines.count == 3)
        #expect(lines[1].hasSuffix("Pergunte qualquer coisa sobre o seu treino"))
    }

    @Test("Values that are too wide continue on the next line, inside their column")
    func wraps() {
        #expect(
            values(.wrap).text(maximumWidth: 50) == """
                Key          en                 pt-BR
                fitpal.hint  Ask anything       Pergunte qualquer
                             about your         coisa sobre o seu
                             training           treino
                ok           OK                 OK

                """
        )
    }

    @Test("Values that are too wide are cut if the column is configured so")
    func shortens() {
        #expect(
            values(.shorten).text(maximumWidth: 50) == """
                Key          en                 pt-BR
                fitpal.hint  Ask anything abo…  Pergunte qualquer…
                ok           OK                 OK

                """
        )
    }

    @Test("Space that a narrow column does not need is given to wide ones, up to the full width")
    func sharesRoom() {
        let long = String(repeating: "x", count: 60)
        let lines = table(
            [.init(overflow: .shorten), .init(overflow: .shorten), .init(overflow: .shorten)],
            [["narrow", .init(long), .init(long)]]
        ).lines(maximumWidth: 50)
        #expect(lines.map({ DisplayWidth.columns(of: $0) }) == [50])
        #expect(lines.allSatisfy { $0.hasPrefix("narrow  xxxxxxxxxxxxxxxxx") })
    }

    @Test("A column with a fixed width keeps it even in a terminal that is too narrow")
    func keeps() {
        let lines = table([.init(), .init(overflow: .shorten)], [["a.long.key.that.stays", "a value"]])
        #expect(lines.lines(maximumWidth: 10) == ["a.long.key.that.stays  a value"])
    }

    @Test("Control characters in a value are escaped, and a value is always one line")
    func escapes() {
        let lines = table([.init(), .init()], [["a\n\u{1B}[31m", "b\u{202E}"], ["c", "d"]]).lines()
        #expect(lines == ["a\\n\\u{1B}[31m  b\\u{202E}", "c              d"])
    }

    @Test("Every line of a wrapped right-to-left value is isolated")
    func isolatesWrappedLines() {
        let lines = table([.init(overflow: .wrap)], [["مرحبا بكم هنا"]]).lines(maximumWidth: 9)
        #expect(lines == ["\u{2068}مرحبا بكم\u{2069}", "\u{2068}هنا\u{2069}"])
    }

    @Test("Colours do not move columns: without escape sequences, the table is the plain one")
    func coloursCells() {
        var table = TextTable(columns: [.init("Path"), .init("Missing", alignment: .right), .init()])
        table.addRow([.init("設定.xcstrings", style: .path), .init(3, style: .error), "x"])
        table.addRow([.init("a", style: .path), .init(0, style: .dim), "y"])
        let coloured = PrintedText.checked(table.text(styler: Styler(isColored: true)))
        #expect(coloured.contains("      \u{1B}[1;31m3\u{1B}[0m  x"))
        #expect(coloured.hasPrefix("\u{1B}[1mPath\u{1B}[0m            \u{1B}[1mMissing\u{1B}[0m\n"))
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == table.text())
    }

    @Test("Trailing spaces of a value are not printed, but leading ones are")
    func trimsSpacesAtTheEnd() {
        #expect(table([.init()], [["  padded  "], ["   "]]).lines(styler: .init(isColored: true)) == ["  padded", ""])
    }

    @Test("A row with too few cells is filled, and one with too many is cut")
    func fillsRows() {
        let lines = table([.init("A"), .init("B")], [["1"], ["1", "2", "3"]]).lines()
        #expect(lines == ["A  B", "1", "1  2"])
    }

    @Test("A table without headings begins with its first row; one without rows shows its headings")
    func headings() {
        #expect(table([.init(), .init()], [["a", "b"]]).lines() == ["a  b"])
        #expect(TextTable(columns: [.init("A"), .init("B")]).lines(maximumWidth: 80) == ["A  B"])
        #expect(TextTable(columns: []).text(maximumWidth: 80).isEmpty)
    }
}
