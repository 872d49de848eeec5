import Testing

@testable import AccessorGenerator

@Suite("Texts in generated source code stay texts")
struct SwiftSourceTests {
    @Test(
        "A literal escapes everything that could end it, execute code or be invisible",
        arguments: [
            (#"say "hi""#, #""say \"hi\"""#), (#"\(exit(1))"#, #""\\(exit(1))""#),
            ("a\nb\r\nc\rd\te", #""a\nb\r\nc\rd\te""#),
            ("\0\u{1B}\u{7F}", #""\u{0}\u{1B}\u{7F}""#), ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#),
            ("\u{202E}x\u{200B}\u{FEFF}", #""\u{202E}x\u{200B}\u{FEFF}""#), ("\"\"\"#", ##""\"\"\"#""##),
            ("Início 設定 👍🏽 é", "\"Início 設定 👍🏽 é\""), ("👨‍👩‍👧", #""👨\u{200D}👩\u{200D}👧""#), ("10\u{A0}km", #""10\u{A0}km""#),
            ("\u{E000}\u{10FFFF}", #""\u{E000}\u{10FFFF}""#), ("", #""""#),
        ])
    func literals(text: String, literal: String) {
        #expect(SwiftStringLiteral.source(of: text) == literal)
    }

    @Test("No text can end a comment")
    func comments() {
        let evil = "a\nb\r\u{2028}\u{0B}\u{0C}\u{85}*/ \"\"\" \u{202E}"
        let documentation = SwiftDocumentation(summary: evil, blocks: [.list([evil]), .paragraph([evil])])
        let shown = #"a\nb\r\u{2028}\u{B}\u{C}\u{85}*/ """ \u{202E}"#
        #expect(documentation.lines == [shown, "", "- " + shown, "", shown])
    }

    @Test("Swift keywords become names in backticks")
    func keywords() {
        #expect(SwiftIdentifier("default").declared == "`default`")
        #expect(SwiftIdentifier("defaults").declared == "defaults")
    }

    @Test("Parameter names shadow nothing and are unique")
    func parameterNames() {
        let labels: [SwiftIdentifier?] = ["count", "count", nil, "in", "Swift", "arg3", nil]
        let arguments = labels.map { AccessorArgument(label: $0, specifier: nil, type: .object) }
        let names = AccessorArgument.names(of: arguments, avoiding: ["Swift"]).map(\.name)
        #expect(names == ["count", "arg2", "arg3", "arg4", "arg5", "arg6", "arg7"])
    }
}
