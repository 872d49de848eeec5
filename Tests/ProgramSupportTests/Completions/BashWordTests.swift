import CatalogCore
import Testing

@testable import ProgramSupport

@Suite("Words in bash")
struct BashWordTests {
    /// Typical keys and difficult ones.
    private static let texts = [
        "home.title", "Save it, %@: $5 for \"two\"", "It's 100%", "line one\nline two", "tab\there",
        "$(touch x)`touch x`",
        "a\\b", "!wow!", "~/x", "*?[a]{b,c}", "#a;b|c&d<e>f", "ação 👍", "\u{1B}[31mred", "'", "\"", "\\",
        "safe\u{202E}exe", "a\u{200B}b", "\u{AD}é",
    ]

    @Test("A quoted word can be parsed back, inside any open quote", arguments: texts)
    func roundTrip(text: String) {
        for (quote, sign, end) in [
            (nil, "", ""), (.single, "'", "'"), (.double, "\"", "\""), (TypedWord.Quote?.some(.escaped), "$'", "'"),
        ] {
            let word = TypedWord(sign + BashWord.quoted(text, within: quote) + end)
            #expect(word.text == text)
            #expect(word.quote == nil)
        }
    }

    @Test("Invisible characters are written as escapes", arguments: texts)
    func invisible(text: String) {
        for quote in [nil, .single, .double, TypedWord.Quote?.some(.escaped)] {
            let word = BashWord.quoted(text, within: quote)
            #expect(VisibleText.escaped(word) == word)
        }
    }

    @Test("Outside of quotes, no character with a meaning in bash remains", arguments: texts)
    func plain(text: String) {
        var rest = BashWord.quoted(text, within: nil)[...]
        while let next = rest.popFirst() {
            if next == "\\" {
                _ = rest.popFirst()
            } else {
                #expect(!" \t\n\"'`!&|;<>()*?[]{}~#".contains(next) || next == "'")
            }
        }
    }

    @Test(
        "The words of a line equal those in bash",
        arguments: [
            ("fitloc set ", ["fitloc", "set", ""]), ("fitloc  set\ta", ["fitloc", "set", "a"]),
            (#"fitloc set "a b" c\ d 'e"f'"#, ["fitloc", "set", "a b", "c d", "e\"f"]),
            (#"fitloc set $'a\nb\x21' "x\"y\z"#, ["fitloc", "set", "a\nb!", #"x"y\z"#]),
            (#"fitloc set a"b"'c'\"#, ["fitloc", "set", "abc"]),
        ])
    func words(line: String, expected: [String]) {
        #expect(TypedLine(line, replaced: "").words.map(\.text) == expected)
    }

    @Test("Redirections are not arguments")
    func redirections() {
        #expect(TypedLine("fitloc list >a 2>> b -", replaced: "-").arguments == ["list", "-"])
        #expect(TypedLine("fitloc list > a", replaced: "a").redirection == "")
        #expect(TypedLine("fitloc list 2>a", replaced: "a").redirection == "2>")
        #expect(TypedLine("fitloc list > a ", replaced: "").redirection == nil)
        #expect(TypedLine("fitloc list '>a", replaced: "a").redirection == nil)
    }

    @Test(
        "An offer replaces exactly the part that bash replaces",
        arguments: [
            ("fitloc set a:b", "b", "a:bc", "bc"), ("fitloc set a\\ ", "a\\ ", "a b", "a\\ b"),
            ("fitloc set \"a ", "a ", "a \"b c", "a \\\"b c"), ("fitloc set 'a ", "a ", "a b's", "a b'\\''s"),
            ("fitloc lint --format=sa", "sa", "--format=sarif", "sarif"),
            ("fitloc lint ~/a", "~/a", "~/a b", "~/a\\ b"),
            ("fitloc lint ", "", "~/a", "\\~/a"),
        ])
    func replies(line: String, replaced: String, word: String, expected: String) {
        #expect(TypedLine(line, replaced: replaced).reply(word, isLast: false) == expected)
    }

    @Test("A last offer that ends with the open quote's character closes the quote, because bash would not")
    func closing() {
        #expect(TypedLine("fitloc set \"a", replaced: "a").reply("a \"b\"", isLast: true) == #"a \"b\"""#)
        #expect(TypedLine("fitloc set \"a", replaced: "a").reply("a b", isLast: true) == "a b")
        #expect(TypedLine("fitloc set a", replaced: "a").reply("a \"b\"", isLast: true) == #"a\ \"b\""#)
    }
}
