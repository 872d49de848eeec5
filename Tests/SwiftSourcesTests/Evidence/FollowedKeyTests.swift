import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Following keys through the declarations of a project")
struct FollowedKeyTests {
    /// Returns the proofs for `home.title`, `home.body` and `other`, given code that looks up keys with `.localized`.
    private func proofs(_ code: String) async -> [String: UnusedKey.Proof] {
        let keys = ["home.title", "home.body", "other"]
        let helper = """
            extension String { var localized: String { NSLocalizedString(self, comment: "") } }

            """
        let text = keys.map { "\"\($0)\":{\"extractionState\":\"manual\"}" }.joined(separator: ",")
        let json = #"{"sourceLanguage":"en","strings":{\#(text)},"version":"1.0"}"#
        guard let catalog = try? Catalog(Array(json.utf8), path: "App/Localizable.xcstrings") else { return [:] }
        let file = SourceScanner().file(at: "App/A.swift", holding: Array((helper + code).utf8))
        let project = SourceProject([file], tables: [catalog])
        let found = project.unusedKeys(EvidenceFinder(project))
        return Dictionary(found.map { ($0.key, $0.proof) }) { first, _ in first }
    }

    /// Code that looks up only `home.title` and `home.body`.
    static let closed: [String] = [
        // Results of a computed property.
        "enum T { case a, b; var key: String { switch self { case .a: return \"home.title\"; case .b: return \"home.body\" } }\n var t: String { key.localized } }",
        "enum T { case a, b; var key: String { switch self { case .a: \"home.title\" case .b: \"home.body\" } } }\nfunc f(t: T) -> String { t.key.localized }",
        "enum T { case a, b; var key: String { if self == .a { \"home.title\" } else { \"home.body\" } } }\nfunc f(t: T) -> String { t.key.localized }",
        // Members of a structure that is created only with literals.
        """
        struct Page { let title: String; let body: String }
        let pages = [Page(title: "home.title", body: "home.body")]
        func show(page: Page) -> [String] { [page.title.localized, page.body.localized] }
        """,
        """
        struct Page { let title: String; let icon: Int }
        let pages: [Page] = [.init(title: "home.title", icon: 1), .init(title: "home.body", icon: 2)]
        struct V: View { var body: some View { ForEach(pages) { page in Text(page.title.localized) } } }
        """,
        """
        final class Row { let title: String; init(title: String) { self.title = title } }
        func a() -> [Row] { [Row(title: "home.title"), Row(title: "home.body")] }
        func b(row: Row) -> String { row.title.localized }
        """,
        // Parameters, with default arguments.
        """
        func show(_ key: String = "home.title") -> String { key.localized }
        let a = show() + show("home.body")
        """,
        // A value passed from one function to another.
        """
        func outer(isFirst: Bool) -> String { inner(key: isFirst ? "home.title" : "home.body") }
        func inner(key: String) -> String { key.localized }
        """,
        // A recursive call with its own parameter.
        """
        func show(_ key: String, again: Bool) -> String { again ? show(key, again: false) : key.localized }
        let a = show("home.title", again: true) + show("home.body", again: false)
        """,
        // Raw values through a variable whose type only `??` reveals.
        """
        enum K: String { case a = "home.title", b = "home.body" }
        func f(raw: String) -> String { let kind = K(rawValue: raw) ?? .a; return kind.rawValue.localized }
        """,
        // Associated values.
        """
        enum State { case idle, failed(String) }
        let a = State.failed("home.title"); let b: State = .failed("home.body")
        func f(state: State) -> String { if case .failed(let key) = state { return key.localized }; return "" }
        """,
        """
        enum State { case idle, failed(key: String) }
        let a = State.failed(key: "home.title"); let b: State = .failed(key: "home.body")
        func f(state: State) -> String { switch state { case .idle: return ""; case let .failed(key): return key.localized } }
        """,
        // Tuples.
        """
        func texts(_ n: Int) -> (title: String, body: String) { return ("home.title", "home.body") }
        func f() -> String { let (a, b) = texts(1); return a.localized + b.localized }
        """,
        // Types that conform to a protocol.
        """
        protocol Titled { var key: String { get } }
        struct A: Titled { var key: String { "home.title" } }
        struct B: Titled { let key = "home.body" }
        func f(t: any Titled) -> String { t.key.localized }
        """,
        // Getters of another module's values, which nobody can write or override.
        """
        public enum T: CaseIterable { case a, b; public var key: String { self == .a ? "home.title" : "home.body" } }
        let texts = T.allCases.map { $0.key.localized }
        """,
        // Collections made of other collections.
        """
        struct Page { let title: String; let body: String }
        struct Book { let pages: [Page] }
        let books = [Book(pages: [Page(title: "home.title", body: "home.body")])]
        let titles = books.flatMap { $0.pages }.map { $0.title.localized }
        let bodies = books.flatMap(\\.pages).map(\\.body).map { $0.localized }
        """,
        """
        enum T { case a, b; var key: String { self == .a ? "home.title" : "home.body" } }
        let texts = [T.a, .b].map { $0.key.localized }
        """,
        // Closures that compare two elements, or add one to a result.
        """
        struct Page { let title: String; let body: String }
        let pages = [Page(title: "home.title", body: "home.body")]
        let sorted = pages.sorted { $0.title.localized < $1.title.localized }
        let joined = pages.reduce("") { $0 + $1.body.localized }
        """,
        // Concatenated keys.
        """
        enum K: String { case title, body }
        struct A { let kind: K; var key: String { "home." + kind.rawValue }; var text: String { key.localized } }
        """,
        // A helper that calls another helper.
        """
        extension String { func localized(with values: CVarArg...) -> String { String(format: self.localized, arguments: values) } }
        let a = "home.title".localized(with: 1, 2) + "home.body".localized(with: 3)
        """,
    ]

    @Test("Keys that come only from literals leave no doubt about other keys", arguments: closed)
    func closedValues(code: String) async {
        #expect(await proofs(code) == ["other": .certain])
    }

    /// Code that may look up `other`, although it seems not to.
    static let open: [String] = [
        // Elements that a method adds to a collection.
        "struct A { var keys = [\"home.title\"]; mutating func add(_ k: String) { keys.append(k) }\n func f() -> [String] { keys.map { $0.localized } } }",
        // Values decoded from data.
        "struct Page: Codable { let title: String }\nlet p = Page(title: \"home.title\")\nfunc f(p: Page) -> String { p.title.localized }",
        "struct Page { let title: String }\nextension Page: Decodable {}\nlet p = Page(title: \"home.title\")\nfunc f(p: Page) -> String { p.title.localized }",
        "@Model final class Page { var title: String = \"home.title\" }\nfunc f(p: Page) -> String { p.title.localized }",
        // Properties that other code writes.
        "struct A { var key = \"home.title\"; func f() -> String { key.localized } }\nfunc g(a: inout A, k: String) { a.key = k }",
        "final class A { var key = \"home.title\"; func f() -> String { key.localized } }\nfunc g(k: String) { model.key = k }",
        "struct A { var key = \"home.title\"; func f() -> String { key.localized } }\nfunc g(k: String) { var a = A(); a.key += k }",
        "struct A: View { @State var key = \"home.title\"; var body: some View { TextField(\"x\", text: $key); Text(key.localized) } }",
        "struct A { var key = \"home.title\"; mutating func r() { read(into: &key) }\n func f() -> String { key.localized } }",
        "public struct A { public var key = \"home.title\"; func f() -> String { key.localized } }",
        "class A: NSObject { @objc var key = \"home.title\"; func f() -> String { key.localized } }",
        // Other arguments of a call.
        "func show(_ key: String) -> String { key.localized }\nlet a = show(\"home.title\") + show(next())",
        "func show(_ key: String) -> String { key.localized }\nlet a = show(\"home.title\"); let b = keys.map(show)",
        "public func show(_ key: String) -> String { key.localized }\nlet a = show(\"home.title\")",
        "struct Page { let title: String; func t() -> String { title.localized } }\nlet a = Page(title: \"home.title\"); let b = zip(x, y).map(Page.init)",
        "struct Page { let title: String; func t() -> String { title.localized } }\nlet a = Page(title: \"home.title\"); let b: [Page] = names.map(Page.init(title:))",
        "struct Page { let title: String; func t() -> String { title.localized } }\nlet a = Page(title: \"home.title\"); let b: [Page] = names.map(Page.init)",
        "struct Page { let title: String; func t() -> String { title.localized } }\nlet a = Page(title: \"home.title\"); let b: [Page] = names.map(.init)",
        "func show(_ key: inout String) -> String { key.localized }\nvar k = name; let a = show(&k)",
        "struct L { func callAsFunction(_ key: String) -> String { key.localized } }\nlet l = L(); let a = l(name); let b = l.callAsFunction(\"home.title\")",
        "typealias Action = () -> Void\nfunc show(_ key: String, then: Action) -> String { key.localized }\nlet a = show(name) {}; let b = show(\"home.title\") {}",
        "class A { init(key: String) { _ = key.localized } }\nclass B: A {}\nlet a = A(key: \"home.title\"); let b = B(key: name)",
        "struct Box<T> { init(key: String, value: T) { _ = key.localized } }\nlet a = Box(key: \"home.title\", value: 1); let b = Box<Int>(key: name, value: 1)",
        "func L10n(_ key: String) -> String { key.localized }\nlet a = L10n(\"home.title\"); let b = L10n(name)",
        "protocol P {}\nextension P { static func make(key: String) -> String { key.localized } }\nstruct A: P {}\nlet a = A.make(key: name)",
        "struct K: ExpressibleByStringLiteral { let key: String; init(stringLiteral value: String) { key = value }; var t: String { key.localized } }\nlet a = K(stringLiteral: \"home.title\"); let b: K = \"other\".dropped",
        // Results of other branches.
        "enum T { case a, b; var key: String { switch self { case .a: return \"home.title\"; case .b: return load() } } }\nfunc f(t: T) -> String { t.key.localized }",
        "struct T { let n: String; var key: String { n.isEmpty ? \"home.title\" : n + \"x\" }\n func f() -> String { key.localized } }\nlet t = T(n: name)",
        "struct T { var key: String { names.first { $0.isEmpty } ?? \"home.title\" }\n func f() -> String { key.localized } }",
        "struct T { var key: String { prefix as! String }\n func f() -> String { key.localized } }",
        "struct T { var key: String { ~\"home.title\" }\n func f() -> String { key.localized } }",
        "func f() -> String { var key = \"home.title\"; key = name; return key.localized }",
        // Other elements of a list, and other values in a closure.
        "enum T { case a; var key: String { \"home.title\" } }\nlet texts = [T.a.key, load()].map { $0.localized }",
        "struct P { let title: String }\nlet ps = [P(title: \"home.title\")]\nlet a = ps.map { $0.title + end }.map { $0.localized }",
        "struct P { let title: String }\nlet ps = [P(title: \"home.title\")]\nlet a = ps.map { $0.title.isEmpty ? name : $0.title }.map { $0.localized }",
        // Getters that other modules can override.
        "open class A { open var key: String { \"home.title\" } }\nfunc f(a: A) -> String { a.key.localized }",
        // Other types that conform or override.
        "protocol T { var key: String { get } }\nstruct A: T { var key: String { \"home.title\" } }\nstruct B: T { var key: String { load() } }\nfunc f(t: any T) -> String { t.key.localized }",
        "protocol T { var key: String { get } }\nprotocol U {}\nstruct A: T { var key: String { \"home.title\" } }\nstruct B: T & U { let key: String }\nlet b = B(key: name)\nfunc f(t: any T) -> String { t.key.localized }",
        "class A { var key: String { \"home.title\" } }\nclass B: A { override var key: String { load() } }\nfunc f(a: A) -> String { a.key.localized }",
        // Two types of the same name.
        "enum A { struct Row { let key: String } }\nenum B { struct Row { let key: String }\n static func f(row: Row) -> String { row.key.localized } }\nlet a = A.Row(key: \"home.title\"); let b = B.Row(key: name)",
        "struct Row { let key: String }\nenum B { struct Row { let key: String }\n static func f(row: Row) -> String { row.key.localized } }\nlet a = Row(key: \"home.title\"); let b = B.Row(key: name)",
        // Enumerations decoded from data.
        "enum S: Codable { case failed(String) }\nlet a = S.failed(\"home.title\")\nfunc f(s: S) -> String { if case .failed(let k) = s { return k.localized }; return \"\" }",
        "enum S { case failed(String) }\nlet a = S.failed(\"home.title\"); let b = names.map(S.failed)\nfunc f(s: S) -> String { if case .failed(let k) = s { return k.localized }; return \"\" }",
    ]

    @Test("Keys that may come from elsewhere leave a doubt", arguments: open)
    func openValues(code: String) async {
        #expect(await proofs(code)["other"] != .certain)
    }

    @Test("A comment on the line, or on the line before, can list the keys of a lookup")
    func vouched() async {
        #expect(
            await proofs("let a = load().localized") == ["home.title": .likely, "home.body": .likely, "other": .likely])
        let names = "let a = load().localized // [fitloc:yields home.title, home.body]"
        #expect(await proofs(names) == ["other": .certain])
        let patterns = """
            // [fitloc:yields home.*]
            let a = load().localized
            let b = codes.map(\\.localized) // [fitloc:yields home.body]
            """
        #expect(await proofs(patterns) == ["home.title": .possible, "home.body": .possible, "other": .certain])
        let elsewhere = "// [fitloc:yields home.*]\n\nlet a = 1\nlet b = load().localized"
        #expect(await proofs(elsewhere)["other"] == .likely)
    }
}
