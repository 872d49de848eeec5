import Testing

@testable import TranslationExchange

@Suite("The name of a file of the project cannot lead out of it")
struct OriginalPathTests {
    @Test(
        "Paths that climb, and absolute ones, are none",
        arguments: [
            "../x", "a/../../x", "/etc/passwd", "~/x", "a/b/../../../x", "a\u{0}b",
        ])
    func climbing(path: String) {
        #expect(OriginalPath.normalized(path) == nil)
    }

    @Test("Others lose what says nothing")
    func plain() {
        #expect(OriginalPath.normalized("./App/../App//L.xcstrings") == "App/L.xcstrings")
    }

    @Test("The same path wins over the same name, and a name that several have is not plain")
    func matches() {
        let groups = [["App/L.xcstrings"], ["Kit/L.xcstrings"], ["en.lproj/L.strings", "de.lproj/L.strings"]]
        #expect(OriginalPath.matches("Kit/L.xcstrings", among: groups) == [1])
        #expect(OriginalPath.matches("Other/L.xcstrings", among: groups) == [0, 1])
        #expect(OriginalPath.matches("App/en.lproj/L.strings", among: groups) == [2])
        #expect(OriginalPath.matches("X.xcstrings", among: groups) == [])
    }
}
