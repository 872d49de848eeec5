import CatalogCore
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Writing string literals")
struct SwiftLiteralTests {
    private static let forms: [SwiftLiteral] = [0, 1, 2, 3].flatMap { pounds in
        [
            SwiftLiteral(pounds: pounds), SwiftLiteral(pounds: pounds, lines: .init()),
            SwiftLiteral(pounds: pounds, lines: .init(indentation: "        ", ending: "\r\n")),
            SwiftLiteral(pounds: pounds, lines: .init(indentation: "\t", ending: "\n")),
        ]
    }

    @Test(
        "Only necessary characters are escaped",
        arguments: [
            ("home.title", 0, #""home.title""#), (#"say "hi""#, 0, #""say \"hi\"""#), ("a\\b", 0, #""a\\b""#),
            (#"say "hi" now"#, 1, ##"#"say "hi" now"#"##), (#"a\b"#, 1, ##"#"a\b"#"##),
            (##"a\#b"##, 1, ###"#"a\#\#b"#"###), (##"x"#y"##, 1, ###"#"x\#"#y"#"###), ("\"", 1, ##"#"\#""#"##),
            ("1\n2\t3", 0, #""1\n2\t3""#), ("1\n2", 1, ##"#"1\#n2"#"##), ("👩‍🚀 Olá", 0, "\"👩‍🚀 Olá\""),
            ("a\u{A0}b\u{202E}", 0, #""a\u{A0}b\u{202E}""#), ("\0", 2, ###"##"\##0"##"###),
        ])
    func escapes(text: String, pounds: Int, literal: String) {
        #expect(SwiftLiteral(pounds: pounds).spelling(of: text) == literal)
    }

    @Test("The lines of a multi-line literal have the indentation of its quotes")
    func lines() {
        let form = SwiftLiteral(lines: .init(indentation: "    "))
        #expect(form.spelling(of: "a \"b\"\n\n  \"\"\"\"") == "\"\"\"\n    a \"b\"\n\n      \"\"\\\"\"\n    \"\"\"")
        #expect(form.spelling(of: "") == "\"\"\"\n\n    \"\"\"")
    }

    @Test("Parsing the literal of any text yields the text, in every form")
    func roundTrip() throws {
        var random = SplitMix64(seed: 20_26)
        for _ in 0..<80 {
            let texts = (0..<20).map { _ in Self.text(&random) }
            let forms = texts.map { _ in Self.forms[Int.random(in: 0..<Self.forms.count, using: &random)] }
            let literals = zip(forms, texts).map { $0.spelling(of: $1) }
            let code = literals.map { "show(\($0), 2)\n" }.joined()
            let file = SourceScanner().file(at: "A.swift", holding: Array(code.utf8))
            let found = file.facts.literals
            #expect(found.map { Array(($0.plainText ?? "no text").utf8) } == texts.map { Array($0.utf8) }, "\(code)")
            let sites = LiteralSites(of: file)
            for (fact, text) in zip(found, texts) {
                let site = try #require(sites.site(at: fact.spot.range))
                let written = Array(file.bytes[site.range])
                #expect(Array(site.form.spelling(of: text).utf8) == written)
            }
        }
    }

    @Test("Replacing a literal keeps the code around it")
    func surroundings() throws {
        var random = SplitMix64(seed: 7)
        let (head, tail) = ("\u{FEFF}// Ação\r\nlet a = [ f ( ", ") ] // \"x\"\r\n")
        for _ in 0..<100 {
            let form = try #require(Self.forms.randomElement(using: &random))
            let (old, new) = (form.spelling(of: Self.text(&random)), form.spelling(of: Self.text(&random)))
            let file = SourceScanner().file(at: "A.swift", holding: Array((head + old + tail).utf8))
            let range = try #require(file.facts.literals.first?.spot.range)
            let rewritten = try RewrittenFile(file, [Edit(range, Array(new.utf8))])
            #expect(rewritten.new == Array((head + new + tail).utf8))
        }
    }

    /// Returns a random text of difficult characters: quotes, backslashes, `#`, line breaks, combining marks.
    private static func text(_ random: inout SplitMix64) -> String {
        let pieces = [
            "\"", "\"\"\"", "\\", "\\(", "#", "##", "\n", "\r\n", "\r", "\t", " ", "\0", "a", "n", "u{41}", "é",
            "e\u{301}",
            "\u{301}", "👩‍🚀", "🇧🇷", "\u{202E}", "\u{2028}", "\u{A0}", "\u{FEFF}", "漢", "(x)", "//", "/*", "%@", "\u{7F}",
        ]
        let count = Int.random(in: 0...12, using: &random)
        return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }
}
