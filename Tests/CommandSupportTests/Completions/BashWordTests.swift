import Testing

@testable import CommandSupport

@Suite("Words of bash")
struct BashWordTests {
    /// Typical keys and difficult ones.
    private static let texts = [
        "home.title", "Save it, %@: $5 for \"two\"", "It's 100%", "line one\nline two", "tab\there",
        "$(touch x)`touch x`",
        "a\\b", "!wow!", "~/x", "*?[a]{b,c}", "#a;b|c&d<e>f", "ação 👍", "\u{1B}[31mred", "'", "\"", "\\",
    ]

    @Test("What is quoted is read back as it was, whatever quote is open", arguments: texts)
    func roundTrip(text: String) {
        for (quote, sign, end) in [
            (nil, "", ""), (.single, "'", "'"), (.double, "\"", "\""), (TypedWord.Quote?.some(.escaped), "$'", "'"),
        ] {
            let word = TypedWord(sign + BashWord.quoted(text, within: quote) + end)
            #expect(word.text == text)
            #expect(word.quote == nil)
        }
    }

    @Test("Outside of quotes no character is left that bash would make something of", arguments: texts)
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
        "The words of a line are those that bash sees",
        arguments: [
            ("fitloc set ", ["fitloc", "set", ""]), ("fitloc  set\ta", ["fitloc", "set", "a"]),
            (#"fitloc set "a b" c\ d 'e"f'"#, ["fitloc", "set", "a b", "c d", "e\"f"]),
            (#"fitloc set $'a\nb\x21' "x\"y\z"#, ["fitloc", "set", "a\nb!", #"x"y\z"#]),
            (#"fitloc set a"b"'c'\"#, ["fitloc", "set", "abc"]),
        ])
    func words(line: String, expected: [String]) {
        #expect(TypedLine(line, replaced: "").words.map(\.text) == expected)
    }

    @Test("Where streams go is no argument")
    func redirections() {
        #expect(TypedLine("fitloc list >a 2>> b -", replaced: "-").arguments == ["list", "-"])
        #expect(TypedLine("fitloc list > a", replaced: "a").redirection == "")
        #expect(TypedLine("fitloc list 2>a", replaced: "a").redirection == "2>")
        #expect(TypedLine("fitloc list > a ", replaced: "").redirection == nil)
        #expect(TypedLine("fitloc list '>a", replaced: "a").redirection == nil)
    }

    @Test(
        "An offer takes the place of what bash replaces, and no more",
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

    @Test("A last offer that ends with the sign of an open quote closes it, since bash takes that sign for its end")
    func closing() {
        #expect(TypedLine("fitloc set \"a", replaced: "a").reply("a \"b\"", isLast: true) == #"a \"b\"""#)
        #expect(TypedLine("fitloc set \"a", replaced: "a").reply("a b", isLast: true) == "a b")
        #expect(TypedLine("fitloc set a", replaced: "a").reply("a \"b\"", isLast: true) == #"a\ \"b\""#)
    }
}
