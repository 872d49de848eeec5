import Testing

@testable import SwiftSources

@Suite("Lookups that are not replaced")
struct AccessorRefusalTests {
    @Test(
        "An unsafe replacement is skipped with the reason",
        arguments: [
            ("\"home.gone\".localized", "home.gone: unknownKey"),
            ("\"home.old\".localized", "home.old: noAccessor(key: \"home.old\")"),
            ("\"home.\\(part)\".localized", "home.*: dynamicKey"),
            ("\"level.\\(part)\".localized", "level.*: dynamicCase(enumeration: \"Level\", member: \"text\")"),
            ("\"hint.\\(part)\".localized", "hint.*: dynamicCase(enumeration: \"Level\", member: \"hint\")"),
            ("NSLocalizedString(\"Hi \\(part)\", comment: \"\")", "Hi *: interpolated"),
            ("\"home.days\".localized(with: 1, 2)", "home.days: values(taken: 1, given: 2)"),
            ("f(\"home.days\".localized)", "home.days: values(taken: 1, given: 0)"),
            ("\"home.days\".localized(with: \"three\")", "home.days: type(code: \"\\\"three\\\"\", type: \"String\")"),
            ("\"home.days\".localized(with: Reps(3))", "home.days: type(code: \"Reps(3)\", type: \"Reps\")"),
            ("\"home.days\".localized(with: 2.5)", "home.days: type(code: \"2.5\", type: \"Double\")"),
            (
                "String(format: \"home.days\".localized, arguments: list)",
                "home.days: place(SwiftSources.Lookup.Obstacle.list)"
            ),
            (
                "String(format: \"home.days\".localized, locale: l, 3)",
                "home.days: place(SwiftSources.Lookup.Obstacle.argument(\"locale\"))"
            ),
            (
                "NSLocalizedString(\"home.title\", bundle: .module, comment: \"\")",
                "home.title: place(SwiftSources.Lookup.Obstacle.argument(\"bundle\"))"
            ),
            (
                "String(localized: \"home.title\", locale: l)",
                "home.title: place(SwiftSources.Lookup.Obstacle.argument(\"locale\"))"
            ),
            ("Text(isOn ? \"home.title\" : \"home.old\")", "home.title: place(SwiftSources.Lookup.Obstacle.choice)"),
            ("\"home.title\" as LocalizedStringKey", "home.title: place(SwiftSources.Lookup.Obstacle.keyWanted)"),
            (
                "NSLocalizedString(\"home.title\", /* why */ comment: \"\")",
                "home.title: place(SwiftSources.Lookup.Obstacle.comment)"
            ),
        ])
    func reasons(expression: String, reason: String) throws {
        let code = "import SwiftUI\nfunc show(part: String) { _ = \(expression) }"
        let found = try AccessorCase(code: code).outcome
        #expect(found.after == code)
        #expect(found.left.contains(reason), "\(found.left)")
    }

    @Test("The enumeration of keys that other code decides is named, or the keys")
    func decidedElsewhere() throws {
        let code = """
            import SwiftUI
            enum Rank { case first, last
                var key: String { switch self { case .first: "level.beginner"; case .last: "level.expert" } } }
            struct Page { let title: String }
            let pages = [Page(title: "home.title"), Page(title: "level.expert")]
            func show(_ rank: Rank, _ page: Page) { _ = [rank.key.localized, page.title.localized] }
            """
        let found = try AccessorCase(code: code).outcome
        #expect(
            found.left == [
                "rank.key.localized: dynamicCase(enumeration: \"Level\", member: \"text\")",
                "page.title.localized: dynamicChoice(keys: [\"home.title\", \"level.expert\"])",
            ])
    }

    @Test("A text that is kept as a format string stays")
    func formats() throws {
        let code = "func f() { let format = \"home.days\".localized; _ = String(format: format, 3) }"
        #expect(try AccessorCase(code: code).outcome.left.contains("home.days: format(taken: 1)"))
    }

    @Test("A view keeps a key with Markdown in any text, which it formats; code that takes a string does not")
    func markdown() throws {
        for view in ["Text(\"home.terms\")", "Button(\"home.terms\") {}", "Label(\"home.terms\", systemImage: \"a\")"] {
            let found = try AccessorCase(code: "import SwiftUI\nfunc show() { _ = \(view) }").outcome
            #expect(found.left == ["home.terms: markdown"])
        }
        let code = "func show() { title = String(localized: \"home.terms\") }"
        #expect(try AccessorCase(code: code).outcome.after.contains("Strings.Home.terms.resolved"))
    }

    @Test(
        "Marks of Markdown are those that a view formats",
        arguments: [
            ("a **b** c", true), ("`code`", true), ("[a](https://b.c)", true), ("^[1 day](inflect: true)", true),
            ("_word_ and", true), ("~~gone~~", true), ("file_name_old", false), ("2 * 3 * 4", false), ("a_b", false),
            ("[note]", false),
        ])
    func marks(text: String, isMarked: Bool) { #expect(MarkupDetection.isMarked(text) == isMarked) }

    @Test("A default argument that other modules may need stays; one inside the module is replaced")
    func defaults() throws {
        let code = """
            public func a(_ t: String = "home.title".localized) {}
            struct B: Shown { func b(_ t: String = "home.title".localized) {} }
            func c(_ t: String = "home.title".localized) {}
            """
        let found = try AccessorCase(code: code).outcome
        #expect(found.adoption.left.map(\.location.position.line) == [1, 2])
        #expect(found.after.hasSuffix("func c(_ t: String = Strings.Home.title.resolved) {}"))
    }

    @Test("A file with a syntax error stays unchanged")
    func broken() throws {
        let file = SourceScanner().file(at: "A.swift", holding: Array("let a = \"home.title\".localized; func".utf8))
        #expect(file.problem != nil)
        let project = SourceProject([file], tables: [])
        let adoption = AccessorAdoption(
            in: project, files: ["A.swift"], settings: AccessorAdoptionSettings(AccessorTexts([])))
        #expect(adoption.edits.isEmpty)
    }
}
