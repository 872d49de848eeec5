import Testing

@testable import CommandSupport

@Suite("Commands as words, without a shell")
struct CommandWordsTests {
    @Test("Words end at white space that no quote keeps")
    func words() {
        #expect(CommandWords.split("translate  --to pt-BR") == ["translate", "--to", "pt-BR"])
        #expect(CommandWords.split(#"sh -c 'a | b > "c"' """#) == ["sh", "-c", #"a | b > "c""#, ""])
        #expect(
            CommandWords.split(#""/My Folder/a" b\ c "d\"e" 'f\g' "h\i""#) == [
                "/My Folder/a", "b c", "d\"e", "f\\g", "h\\i",
            ])
        #expect(CommandWords.split("a $HOME *.txt ~") == ["a", "$HOME", "*.txt", "~"])
    }

    @Test(
        "What is not whole, or wants a shell, is refused",
        arguments: ["", "  ", "''", "a 'b", "a \"b", "a \\", "a | b", "a; b", "a && b", "a > b", "a < b", "a `b`"]
    )
    func refused(command: String) {
        #expect(CommandWords.split(command) == nil)
    }
}
