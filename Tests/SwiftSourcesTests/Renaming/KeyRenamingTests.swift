import AccessorGenerator
import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Renaming keys in code")
struct KeyRenamingTests {
    private let catalog = """
        {"sourceLanguage":"en","strings":{
        "home.title":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Home"}}}},
        "home.days":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld days"}}}},
        "Hello %@":{}
        },"version":"1.0"}
        """

    private func renaming(
        _ code: String, from key: String = "home.title", to name: String = "home.header.title",
        path: String = "A.swift",
        tables: [String] = ["Localizable.xcstrings"], settings: [GenerationSettings] = [], helpers: [String] = ["L(_:)"]
    ) throws -> (after: String, left: [String]) {
        let catalogs = try tables.map { try Catalog(Array(catalog.utf8), path: $0) }
        let targets = settings.map { AccessorTarget($0, catalogs: catalogs) }
        let file = SourceScanner().file(at: path, holding: Array(code.utf8))
        let manifest = Array("let targets = [\"Home\", \"Chat\"]".utf8)
        let project = SourceProject(
            [file, SourceScanner().file(at: "Package.swift", holding: manifest)], tables: catalogs,
            settings: .init(helpers: helpers), accessors: targets.map(\.directory))
        let renaming = KeyRenaming(from: key, to: name, in: project, table: catalogs[0], targets: targets)
        let after = try RewrittenFile(file, renaming.edits(for: path)).new
        return (
            String(decoding: after, as: UTF8.self), renaming.left.map { "\($0.location.position.line): \($0.reason)" }
        )
    }

    @Test("Each literal that looks up the key is replaced in its own style, and nothing else changes")
    func literals() throws {
        let before = """
            Text("home.title")   .bold( )
            let a = "home.title".localized // "home.title"
            let b = L(#"home.title"#); let c = L("home\\u{2E}title")
            let d = NSLocalizedString(\"""
                home.title
                \""", comment: "home.title is the title")
            label.text = String(localized: "home.title", defaultValue: "Home")
            let key: LocalizedStringKey = flag ? "home.title" : "home.other"
            """
        let after = """
            Text("home.header.title")   .bold( )
            let a = "home.header.title".localized // "home.title"
            let b = L(#"home.header.title"#); let c = L("home.header.title")
            let d = NSLocalizedString(\"""
                home.header.title
                \""", comment: "home.title is the title")
            label.text = String(localized: "home.header.title", defaultValue: "Home")
            let key: LocalizedStringKey = flag ? "home.header.title" : "home.other"
            """
        let found = try renaming(before)
        #expect(found.after == after)
        #expect(found.left == [])
    }

    @Test(
        "An accessor that no code declares, because a build generates it, remains",
        arguments: ["L10n.Home.title", "R.string.localizable.homeTitle()", ".localizable(.homeTitle)"])
    func undeclaredAccessors(code: String) throws {
        let found = try renaming("let a = Text(\(code))")
        #expect(found.after == "let a = Text(\(code))")
        #expect(found.left == ["1: accessor(to: nil)"])
    }

    @Test("Other keys, other tables and other texts stay unchanged")
    func others() throws {
        let code = """
            Text("home.titles"); Text("Home.title"); Text(verbatim: "home"); "home.title.x".localized
            let a = NSLocalizedString("home.title", tableName: "Other", comment: "")
            """
        let found = try renaming(code)
        #expect(found.after == code)
        #expect(found.left == [])
    }

    @Test("References that cannot be updated are listed with the reason")
    func left() throws {
        let code = """
            let name = "home.title"
            track("home.title")
            let a = "home.\\(part)".localized
            let b = L(name)
            """
        let found = try renaming(code)
        #expect(found.after == code)
        #expect(
            found.left == [
                "1: unknownUse", "2: unknownUse", "3: dynamicKey(home.*, matchesNew: true)", "4: writtenElsewhere",
            ])
    }

    @Test("A dynamic key that cannot yield the new key is reported")
    func made() throws {
        let found = try renaming("let a = \"home.\\(part)\".localized", to: "start.title")
        #expect(found.left == ["1: dynamicKey(home.*, matchesNew: false)"])
    }

    @Test("The literals of a key with values are not changed")
    func values() throws {
        let found = try renaming("Text(\"Hello \\(name)\")", from: "Hello %@", to: "home.greeting")
        #expect(found.left == ["1: values"])
    }

    @Test("Accessors with their full path are renamed, with their arguments and members")
    func accessors() throws {
        let before = """
            Text(Strings.Home.title.resolved)
            let a = App.Strings.Home.title
            let b = Strings . Home.title
            """
        let found = try renaming(before, settings: [GenerationSettings()])
        #expect(
            found.after == """
                Text(Strings.Home.Header.title.resolved)
                let a = App.Strings.Home.Header.title
                let b = Strings . Home.title
                """)
        #expect(found.left == ["3: accessor(to: Optional(\"Strings.Home.Header.title\"))"])
        let days = try renaming(
            "f(Strings.Home.days(x.count))", from: "home.days", to: "home.streak", settings: [GenerationSettings()])
        #expect(days.after == "f(Strings.Home.streak(x.count))")
    }

    @Test("Xcode's names without their type are listed, and renamed with it")
    func apple() throws {
        let code = "Text(.homeTitle); let a = LocalizedStringResource.homeTitle"
        let found = try renaming(code, settings: [GenerationSettings(style: .apple)])
        #expect(found.after == "Text(.homeTitle); let a = LocalizedStringResource.homeHeaderTitle")
        #expect(found.left == ["1: accessor(to: Optional(\"LocalizedStringResource.homeHeaderTitle\"))"])
    }

    @Test("Xcode's symbols are renamed too, but not every name that equals one")
    func symbols() throws {
        let code = "let a = String(localized: LocalizedStringResource.homeTitle); style(.homeTitle)"
        let found = try renaming(code)
        #expect(found.after == code.replacing("Resource.homeTitle", with: "Resource.homeHeaderTitle"))
        #expect(found.left == [])
    }

    @Test("Cases for keys are listed, because their raw values may be stored")
    func cases() throws {
        let settings = GenerationSettings(families: [StringFamily("home", name: "Home", location: nil)])
        let found = try renaming("let a = Home.title.text", to: "home.header", settings: [settings])
        #expect(found.after == "let a = Home.title.text")
        #expect(found.left.count == 1 && found.left[0].hasPrefix("1: accessor"))
    }

    @Test("In code of another target, the key belongs to that target's table of the same name")
    func modules() throws {
        let tables = ["Sources/Home/Localizable.xcstrings", "Sources/Chat/Localizable.xcstrings"]
        let code = "let a = \"home.title\".localized"
        #expect(try renaming(code, path: "Sources/Home/A.swift", tables: tables).after.contains("home.header.title"))
        #expect(try renaming(code, path: "Sources/Chat/A.swift", tables: tables).after == code)
    }
}
