import Testing

@testable import Workspaces

@Suite("Splitting a command into words without a shell")
struct CommandLineSplitterTests {
    @Test("Words end at white space outside of quotes")
    func words() {
        #expect(CommandLineSplitter.split("translate  --to pt-BR") == ["translate", "--to", "pt-BR"])
        #expect(CommandLineSplitter.split(#"sh -c 'a | b > "c"' """#) == ["sh", "-c", #"a | b > "c""#, ""])
        #expect(
            CommandLineSplitter.split(#""/My Folder/a" b\ c "d\"e" 'f\g' "h\i""#) == [
                "/My Folder/a", "b c", "d\"e", "f\\g", "h\\i",
            ])
        #expect(CommandLineSplitter.split("a $HOME *.txt ~") == ["a", "$HOME", "*.txt", "~"])
    }

    @Test(
        "Incomplete commands and commands that need a shell are refused",
        arguments: ["", "  ", "''", "a 'b", "a \"b", "a \\", "a | b", "a; b", "a && b", "a > b", "a < b", "a `b`"]
    )
    func refused(command: String) {
        #expect(CommandLineSplitter.split(command) == nil)
    }
}
