import StringTables
import Testing

@testable import SwiftSources

@Suite("Accessors that no code declares")
struct UndeclaredAccessorTests {
    /// Returns the proofs for the keys of a catalog, given some code.
    private func proofs(_ keys: [String], _ code: String, others: [String: String] = [:]) async throws -> [String:
        UnusedKey.Proof]
    {
        let entries = keys.map { "\"\($0)\" : { \"extractionState\" : \"stale\" }" }.joined(separator: ",")
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
        let tables = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(text.utf8))]).tables
        let file = SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))
        let project = SourceProject([file], tables: tables)
        let files = try others.map { try OtherFile(path: $0.key, bytes: Array($0.value.utf8)) }
        let finder = EvidenceFinder(project, mentions: Mentions(of: project.keys.all, in: files))
        return Dictionary(uniqueKeysWithValues: project.unusedKeys(finder).map { ($0.key, $0.proof) })
    }

    @Test(
        "A chain whose root no code declares uses the key that it spells, and no other key is certain",
        arguments: [
            ("home.title", "L10n.Home.title"), ("home.title", "L10n.homeTitle"),
            ("home.title", "LocalString.home_title"),
            ("home_title", "Strings.Home.title"), ("HOME_TITLE", "L10n.homeTitle"), ("home-title", "L10n.homeTitle"),
            ("home.title", "R.string.localizable.homeTitle()"), ("home.title", "AppStrings.Localizable.homeTitle"),
            ("home.title", "AppStrings.Home.title.uppercased()"), ("Close all?", "L10n.closeAll"),
            ("%lld days left", "L10n.daysLeft(3)"), ("%d days left", "L10n.dDaysLeft(3)"), ("Cancel", "L10n.cancel"),
            ("Übung beenden", "L10n.übungBeenden"), ("home.title", "LocalString.`home_title`"),
            ("home.title", "MyApp.L10n.Home.title"), ("home.title", "Home.title"),
        ])
    func undeclaredRoots(key: String, chain: String) async throws {
        let found = try await proofs([key, "dead.row"], "import MyApp\nlet a = Text(\(chain))")
        #expect(found[key] == nil)
    }

    @Test(
        "A declaration elsewhere explains a chain only if it has the members",
        arguments: [
            ("R.string.localizable.homeTitle()", "struct Batch<R> {}"), ("R.homeTitle", "enum Side { case L, R }"),
            ("L10n.Home.title", "enum Other { enum L10n { static let text = 1 } }"),
            ("L10n.Home.title", "extension Module { enum L10n { enum Home { static let text = 1 } } }"),
            ("Strings.homeTitle", "struct Row { enum Strings { case other } }"),
        ])
    func otherDeclarations(chain: String, declaration: String) async throws {
        let names = "struct A { let string = 1, localizable = 1, homeTitle = 1, title = 1; enum Home {} }"
        let found = try await proofs(["home.title"], "\(declaration)\n\(names)\nlet a = Text(\(chain))")
        #expect(found["home.title"] == nil)
    }

    @Test("Types of Foundation without its prefix are declared")
    func foundationTypes() async throws {
        let code = "import Foundation\nNotificationQueue.default.enqueue(notification, postingStyle: .now)"
        #expect(try await proofs(["dead.row"], code)["dead.row"] == .certain)
    }

    @Test(
        "A chain of members that a type has or inherits is no accessor",
        arguments: [
            "class B { static let homeTitle = 1 }; class C: B {}; let a = f(C.homeTitle)",
            "enum L10n { enum Home { static let title = 1 } }; let a = f(L10n.Home.title)",
            "enum L10n {}; extension L10n { static var homeTitle: Int { 1 } }; let a = f(L10n.homeTitle)",
            "typealias T = Other; let homeTitle = 1; let a = f(T.homeTitle)",
        ])
    func ownMembers(code: String) async throws {
        #expect(try await proofs(["home.title"], code) == ["home.title": .certain])
    }

    @Test(
        "Members without a type and key paths use a key, too",
        arguments: ["Text(.homeTitle)", "text(\\.homeTitle)", "text(\\Strings.home.title)", "text(strings.homeTitle)"])
    func implicitMembers(code: String) async throws {
        #expect(try await proofs(["home.title", "dead.row"], "let a = \(code)")["home.title"] != .certain)
    }

    @Test("The output names a type that no code declares if its members look like accessors")
    func doubts() async throws {
        let code = "let a = [L10n.Home.title, L10n.Home.text]"
        #expect(try await proofs(["home.title", "home.text", "dead.row"], code) == ["dead.row": .likely])
    }

    @Test("A template that strips the first part of the keys leaves a doubt")
    func strippedPrefixes() async throws {
        let found = try await proofs(["app.home.title", "app.dead.row"], "let a = Copy.Home.title")
        #expect(found["app.home.title"] == .likely)
        let value = try await proofs(["app.home.row_count"], "let a = show(strings.home.rowCount)")
        #expect(value == ["app.home.row_count": .likely])
    }

    @Test("Texts of a type that no code declares and that views show leave a doubt, whatever their names")
    func otherNames() async throws {
        let code = "import SwiftUI\nlet a = [Text(Copy.a1), Text(Copy.b2), Text(Copy.c3)]"
        #expect(try await proofs(["home.title"], code) == ["home.title": .likely])
    }

    @Test(
        "Types of frameworks, of imported modules and of the project leave no doubt",
        arguments: [
            "import SwiftUI\nlet a = [Color.red, Color.blue, UIColor.systemRed]",
            "import DesignKit\nlet a = [Text(Icon.a), Text(Icon.b), Text(Icon.c), Text(Icon.home)]",
            "enum L10n { static let homeTitle = \"Home\" }\nlet a = Text(L10n.homeTitle)",
            "struct Model { var homeTitle = \"\" }\nfunc f(m: Model) { print(m.homeTitle) }",
            "let a = Button(role: .cancel) {}",
            "import SwiftUI\nlet a = [Text(CommandLine.a), Text(CommandLine.b), Text(CommandLine.c)]",
            """
            import SwiftUI
            extension Copy { static let a = "1", b = "2", c = "3" }
            let a = [Text(Copy.a), Text(Copy.b), Text(Copy.c)]
            """,
        ])
    func knownTypes(code: String) async throws {
        #expect(try await proofs(["home.title", "Cancel"], code) == ["home.title": .certain, "Cancel": .certain])
    }

    @Test("Entities of a Core Data model are declared")
    func entities() async throws {
        let code = "import SwiftUI\nlet a = [Text(Walk.a), Text(Walk.b), Text(Walk.c)]"
        let model = #"<model><entity name="Walk" representedClassName=".Walk" codeGenerationType="class"/></model>"#
        let path = "App/Model.xcdatamodeld/Model.xcdatamodel/contents"
        #expect(try await proofs(["home.title"], code, others: [path: model]) == ["home.title": .certain])
        #expect(try await proofs(["home.title"], code, others: ["App/contents": model]) == ["home.title": .likely])
        let other = model.replacing("Walk", with: "Ride")
        #expect(try await proofs(["home.title"], code, others: [path: other]) == ["home.title": .likely])
    }

    @Test("Identifiers in Objective-C and scripts leave a doubt")
    func otherLanguages() async throws {
        for (path, text) in ["A.m": "[self show:[Strings homeTitle]];", "check.py": "KEY = home_title"] {
            #expect(try await proofs(["home.title"], "", others: [path: text]) == ["home.title": .likely])
        }
    }

    @Test(
        "Scripts and data name keys in apostrophes or without quotation marks",
        arguments: [
            ("check.py", "# don't\nkeys = ['home.title']"), ("check.sh", "grep home.title App"),
            ("a.yml", "title: home.title"),
            ("a.rb", "puts `home.title`"), ("a.kt", "val a = \"home.title\""), ("a.js", "t('home.title')"),
        ])
    func scripts(path: String, text: String) async throws {
        #expect(try await proofs(["home.title"], "", others: [path: text]) == ["home.title": .possible])
    }

    @Test("A sentence is the value of a line in YAML")
    func sentences() async throws {
        let found = try await proofs(["Close all tabs"], "", others: ["a.yml": "- title: Close all tabs\n"])
        #expect(found == ["Close all tabs": .possible])
    }
}
