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
        #expect(OriginalPath.matches("Old/en.lproj/L.strings", among: groups) == [2])
        #expect(OriginalPath.matches("X.xcstrings", among: groups) == [])
    }

    @Test("A catalog that has taken the place of legacy files has their texts")
    func converted() {
        let groups = [["App/L.xcstrings"], ["Kit/L.xcstrings"]]
        #expect(OriginalPath.matches("App/en.lproj/L.strings", among: groups) == [0])
        #expect(OriginalPath.matches("Kit/en.lproj/L.stringsdict", among: groups) == [1])
    }

    @Test("The texts of a storyboard are in the table of its name beside it")
    func storyboards() {
        let groups = [
            ["mul.lproj/Main.xcstrings"], ["UI/mul.lproj/Main.xcstrings"], ["de.lproj/Menu.strings"],
            ["Main.xcstrings"],
        ]
        #expect(OriginalPath.matches("UI/Base.lproj/Main.storyboard", among: groups) == [1])
        #expect(OriginalPath.matches("Base.lproj/Main.storyboard", among: groups) == [0])
        #expect(OriginalPath.matches("Base.lproj/Menu.xib", among: groups) == [2])
        #expect(OriginalPath.matches("Elsewhere/en.lproj/Menu.xib", among: groups) == [2])
        #expect(OriginalPath.matches("Base.lproj/Other.xib", among: groups) == [])
    }

    @Test(
        "Texts of an Info.plist are in the table that is made for them",
        arguments: ["App/InfoPlist.xcstrings", "App/en.lproj/InfoPlist.strings"])
    func infoPlist(path: String) {
        #expect(OriginalPath.matches("App/Info.plist", among: [[path], ["Kit/InfoPlist.xcstrings"]]) == [0])
        #expect(OriginalPath.matches("App/App-Info.plist", among: [[path], ["App/App-InfoPlist.xcstrings"]]) == [1])
    }
}
