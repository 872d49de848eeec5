import Testing

@testable import TerminalSupport

@Suite("The last check of printed text")
struct PrintedTextTests {
    private let isolated = "\u{2068}שלום\u{2069}"

    @Test(
        "Controls that no code escaped are shown as codes",
        arguments: [
            ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\u{1B}]8;;x\u{7}b", "a\\u{1B}]8;;x\\u{7}b"), ("a\rb", "a\\rb"),
            ("\u{7F}\u{85}\u{9B}31m", "\\u{7F}\\u{85}\\u{9B}31m"), ("\u{202E}a\u{2066}", "\\u{202E}a\\u{2066}"),
            ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
            ("\u{61C}\u{200E}\u{2028}\u{2029}", "\\u{61C}\\u{200E}\\u{2028}\\u{2029}"), ("\u{0}", "\\u{0}"),
        ])
    func controls(text: String, shown: String) {
        #expect(PrintedText.checked(text) == shown)
        #expect(PrintedText.checked(shown) == shown)
    }

    @Test("Styles, isolates and line breaks of fitloc itself pass")
    func ownControls() {
        let styler = Styler(isColored: true)
        let words = "é€😀 \(isolated)"
        let text = TextStyle.allCases.map { styler.styled(words, as: $0) + "\r\n\t" }.joined(separator: "\n")
        let printed = TextStyle.allCases.map { styler.styled(words.utf8, as: $0) + "\r\n\t".utf8 }
            .joined(separator: "\n".utf8)
        #expect(Array(PrintedText.checked(text).utf8) == Array(printed))
    }

    @Test(
        "Commands for the log of a CI system are broken up",
        arguments: [
            ("::error::a\nb", "\\u{3A}:error::a\nb"), ("a\n \t::add-mask::b", "a\n \t\\u{3A}:add-mask::b"),
            ("\u{2068}::a", "\u{2068}\\u{3A}:a"), ("x ##[error]y", "x #\\u{23}[error]y"),
            ("##vso[a]", "#\\u{23}vso[a]"), ("a::b\n## c", "a::b\n## c"),
        ])
    func commands(text: String, shown: String) {
        #expect(PrintedText.checked(text) == shown)
        #expect(PrintedText.withoutCommands(Array(text.utf8)) == Array(shown.utf8))
    }

    @Test(
        "In a line, line breaks and invisible characters are shown as codes",
        arguments: [
            ("a\nerror: b", "a\\nerror: b"), ("a\r\n::error::b", "a\\r\\n\\u{3A}:error::b"),
            ("a\u{E0041}\u{AD}", "a\\u{E0041}\\u{AD}"), ("\n::error::a", "\\n\\u{3A}:error::a"),
        ])
    func line(text: String, shown: String) {
        #expect(PrintedText.line(text).utf8.elementsEqual(shown.utf8))
        #expect(PrintedText.line(shown) == shown)
    }

    @Test("Styles, isolates, tabs and emoji pass in a line")
    func ownControlsInLine() {
        let styler = Styler(isColored: true)
        let words = "é 👩‍💻❤️ \(isolated)"
        let text = TextStyle.allCases.map { styler.styled(words, as: $0) }.joined(separator: "\t")
        let printed = TextStyle.allCases.map { styler.styled(words.utf8, as: $0) }.joined(separator: "\t".utf8)
        #expect(PrintedText.line(text).utf8.elementsEqual(printed))
    }

    @Test("The commands of a report pass, but no controls in them")
    func reportedCommands() {
        #expect(PrintedText.checked("::error file=a\u{9B}::b\n", .controls) == "::error file=a\\u{9B}::b\n")
    }

    @Test("On a terminal, the contents of a file show all controls as codes")
    func contents() {
        let shown = PrintedText.shown(Array("a\u{1B}[0m\(isolated)\r\n".utf8) + [0xFF])
        #expect(String(decoding: shown, as: UTF8.self) == "a\\u{1B}[0m\\u{2068}שלום\\u{2069}\r\n\u{FFFD}")
        #expect(PrintedText.shown([0x61, 0, 0x62, 0]) == [0x61, 0x62])
        let hidden = PrintedText.shown(Array("a\u{AD}\u{E0041}\n\t::error::b".utf8))
        #expect(String(decoding: hidden, as: UTF8.self) == "a\\u{AD}\\u{E0041}\n\t\\u{3A}:error::b")
    }

    @Test("In a log, bytes in any encoding stay as they are, except for commands")
    func bytesInLog() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x1B, 0x00, 0xE2, 0x80]
        #expect(PrintedText.withoutCommands(bytes) == bytes)
        #expect(PrintedText.withoutCommands(Array("a\r::b".utf8)) == Array("a\r\\u{3A}:b".utf8))
    }
}
