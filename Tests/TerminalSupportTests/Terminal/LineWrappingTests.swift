import Testing

@testable import TerminalSupport

@Suite("Wrapping into lines")
struct LineWrappingTests {
    @Test(
        "Lines break at spaces, otherwise where the language allows it, otherwise inside long words",
        arguments: [
            ("Start your first workout", 10, ["Start your", "first", "workout"]),
            ("one two", 7, ["one two"]),
            ("a  b  c", 4, ["a  b", "c"]),
            ("  indented text", 10, ["  indented", "text"]),
            ("workout.detail.title", 8, ["workout.", "detail.t", "itle"]),
            ("no supercalifragilistic", 8, ["no super", "califrag", "ilistic"]),
            ("最初のワークアウトを始める", 10, ["最初のワー", "クアウトを", "始める"]),
            ("始める。次", 6, ["始め", "る。次"]),
            ("「始める」", 6, ["「始め", "る」"]),
            ("✅ Done ✅", 6, ["✅", "Done", "✅"]),
            ("ไทยไทยไทย", 3, ["ไทย", "ไทย", "ไทย"]),
            ("", 5, [""]),
        ]
    )
    func wraps(text: String, width: Int, lines: [String]) {
        #expect(LineWrapping.lines(of: text, width: width) == lines)
    }

    @Test("No line is too wide, and no character is lost", arguments: 2...24)
    func fits(width: Int) {
        let text = "Olá 👨‍👩‍👧 você começou 日本語、テスト मुफ़्त مرحبا بكم %1$@/%2$lld"
        let lines = LineWrapping.lines(of: text, width: width)
        #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
}
