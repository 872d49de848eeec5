import Testing

@testable import TerminalSupport

@Suite("Colours on and off")
struct ColorModeTests {
    private let terminal = ["TERM": "xterm-256color"]

    @Test("By default, only a terminal gets colours")
    func auto() {
        #expect(ColorMode.auto.isColored(environment: terminal, isTerminal: true))
        #expect(!ColorMode.auto.isColored(environment: terminal, isTerminal: false))
    }

    @Test(
        "By default, a terminal that cannot or should not show colours gets none",
        arguments: [["TERM": "dumb"], ["TERM": ""], [:], ["TERM": "xterm", "NO_COLOR": "1"]]
    )
    func autoWithout(environment: [String: String]) {
        #expect(!ColorMode.auto.isColored(environment: environment, isTerminal: true))
    }

    @Test("An empty NO_COLOR has no effect")
    func emptyNoColor() {
        #expect(ColorMode.auto.isColored(environment: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true))
    }

    @Test("The environment can request colours for a log", arguments: ["FORCE_COLOR", "CLICOLOR_FORCE"])
    func forced(name: String) {
        #expect(ColorMode.auto.isColored(environment: [name: "1"], isTerminal: false))
        #expect(!ColorMode.auto.isColored(environment: [name: "0"], isTerminal: false))
        #expect(!ColorMode.auto.isColored(environment: [name: "1", "NO_COLOR": "1"], isTerminal: true))
        #expect(!ColorMode.never.isColored(environment: [name: "1"], isTerminal: true))
    }

    @Test("The command line takes precedence over the environment")
    func explicit() {
        #expect(ColorMode.always.isColored(environment: ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false))
        #expect(!ColorMode.never.isColored(environment: terminal, isTerminal: true))
    }

    @Test(
        "Each style begins and ends with its escape sequence",
        arguments: [
            (TextStyle.error, "1;31"), (.warning, "33"), (.note, "36"), (.path, "35"), (.bold, "1"), (.dim, "2"),
        ]
    )
    func styles(style: TextStyle, codes: String) {
        let styler = Styler(isColored: true)
        #expect(PrintedText.checked(styler.styled("word", as: style)) == "\u{1B}[\(codes)mword\u{1B}[0m")
        let bytes = styler.styled("word".utf8, as: style)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[\(codes)mword\u{1B}[0m")
    }

    @Test("Without colours, every style leaves the text unchanged", arguments: TextStyle.allCases)
    func plain(style: TextStyle) {
        #expect(Styler.plain.styled("word", as: style) == "word")
    }

    @Test("An empty text is not coloured")
    func empty() {
        #expect(Styler(isColored: true).styled("", as: .error).isEmpty)
    }
}
