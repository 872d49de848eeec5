import Testing

@testable import CommandOutput

@Suite("Words for a shell")
struct ShellWordTests {
    @Test(
        "A word is quoted if a shell would change it, with escapes for what a terminal would obey",
        arguments: [
            ("App/Localizable.xcstrings", "App/Localizable.xcstrings"), ("", "''"), ("it's", #"'it'\''s'"#),
            ("Início é", "'Início é'"), ("a\u{1B}1", #"$'a\0331'"#), ("a\n\u{9B}'\\", #"$'a\n\302\233\'\\'"#),
        ])
    func quotes(word: String, quoted: String) {
        #expect(ShellWord.quoted(word) == quoted)
    }
}
