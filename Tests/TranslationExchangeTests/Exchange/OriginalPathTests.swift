import Testing

@testable import TranslationExchange

@Suite("File names inside the project")
struct OriginalPathTests {
    @Test(
        "Paths that leave the project are rejected",
        arguments: [
            "../x", "a/../../x", "/../x", "~/x", "a/b/../../../x", "a\u{0}b",
        ])
    func climbing(path: String) {
        #expect(OriginalPath.normalized(path) == nil)
    }

    @Test("Redundant parts are removed from other paths")
    func plain() {
        #expect(OriginalPath.normalized("./App/../App//L.xcstrings") == "App/L.xcstrings")
        #expect(OriginalPath.normalized("/App/L.xcstrings") == "App/L.xcstrings")
    }

    @Test("An equal path takes precedence over an equal name, and a name of several tables is ambiguous")
    func matches() {
        let groups = [["App/L.xcstrings"], ["Kit/L.xcstrings"], ["en.lproj/L.strings", "de.lproj/L.strings"]]
        #expect(OriginalPath.matches("Kit/L.xcstrings", among: groups) == [1])
        #expect(OriginalPath.matches("Other/L.xcstrings", among: groups) == [0, 1])
        #expect(OriginalPath.matches("Old/en.lproj/L.strings", among: groups) == [2])
        #expect(OriginalPath.matches("X.xcstrings", among: groups) == [])
    }

    @Test("A catalog that replaced legacy files has their texts")
    func converted() {
        let groups = [["App/L.xcstrings"], ["Kit/L.xcstrings"]]
        #expect(OriginalPath.matches("App/en.lproj/L.strings", among: groups) == [0])
        #expect(OriginalPath.matches("Kit/en.lproj/L.stringsdict", among: groups) == [1])
    }

    @Test("The texts of a storyboard belong to the table of the same name next to it")
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
        "Texts of an Info.plist belong to its generated table",
        arguments: ["App/InfoPlist.xcstrings", "App/en.lproj/InfoPlist.strings"])
    func infoPlist(path: String) {
        #expect(OriginalPath.matches("App/Info.plist", among: [[path], ["Kit/InfoPlist.xcstrings"]]) == [0])
        #expect(OriginalPath.matches("App/App-Info.plist", among: [[path], ["App/App-InfoPlist.xcstrings"]]) == [1])
    }

    @Test("A name without an extension may have a dot")
    func dottedName() {
        #expect(
            OriginalPath.matches("App.Intents", among: [["App/App.Intents.xcstrings"], ["App/App.xcstrings"]]) == [0])
    }
}
