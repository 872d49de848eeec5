import Testing

@testable import SwiftSources

@Suite("Replacing lookups by accessors")
struct AccessorAdoptionTests {
    @Test("Every form of lookup becomes its accessor, resolved if a string is expected, and nothing else changes")
    func forms() throws {
        let code = """
            import SwiftUI // views

            let a   =  "home.title".localized  // "home.title"
            let b = "home.days".localized(with: days.count)
            let c = String(format: "home.days".localized, 3)
            let d = NSLocalizedString("home.title", comment: "The title")
            let e = String(format: NSLocalizedString("home.load", comment: ""), name, 2.5)
            let f = String(localized: "home.title", comment: "The title").uppercased()
            let g = String.localizedStringWithFormat("home.days".localized, 3)
            let h = Bundle.main.localizedString(forKey: "home.title", value: nil, table: nil)
            let i = L("home.title") + "\\("home.title".localized)!"
            """
        let found = try AccessorCase(code: code, helpers: ["L(_:)"]).outcome
        let after = """
            import SwiftUI // views

            let a   =  Strings.Home.title.resolved  // "home.title"
            let b = Strings.Home.days(days: days.count).resolved
            let c = Strings.Home.days(days: 3).resolved
            let d = Strings.Home.title.resolved
            let e = Strings.Home.load(name: name, weight: 2.5).resolved
            let f = Strings.Home.title.resolved.uppercased()
            let g = Strings.Home.days(days: 3).resolved
            let h = Strings.Home.title.resolved
            let i = Strings.Home.title.resolved + "\\(Strings.Home.title.resolved)!"
            """
        #expect(found.after == after)
        #expect(found.left == [])
    }

    @Test("SwiftUI initializers and modifiers get the accessor itself, so that it uses the view's language")
    func views() throws {
        let code = """
            import SwiftUI

            struct HomeView: View {
                var body: some View {
                    Text("home.title")
                    Text("home.days".localized(with: 3)).bold()
                    Button("home.title".localized, role: .cancel) {}
                    Label(String(localized: "home.title"), systemImage: "star")
                        .navigationTitle("home.title".localized)
                        .alert("home.title".localized, isPresented: $isShown) {}
                    NavigationLink("home.title".localized, isActive: $isShown) {}
                    Text(isOn ? "home.title".localized : "–")
                    Card(title: "home.title".localized)
                    Gauge("home.title".localized, value: 1, in: 0...3).badge("home.title".localized)
                    ShareLink("home.title".localized, item: address)
                    Menu("home.title".localized) { Text("–") } primaryAction: {}
                    Toggle("home.title".localized, sources: $all, isOn: \\.isOn)
                }
            }
            """
        let after = """
            import SwiftUI

            struct HomeView: View {
                var body: some View {
                    Text(Strings.Home.title)
                    Text(Strings.Home.days(days: 3)).bold()
                    Button(Strings.Home.title, role: .cancel) {}
                    Label(Strings.Home.title, systemImage: "star")
                        .navigationTitle(Strings.Home.title)
                        .alert(Strings.Home.title, isPresented: $isShown) {}
                    NavigationLink(Strings.Home.title.resolved, isActive: $isShown) {}
                    Text(isOn ? Strings.Home.title.resolved : "–")
                    Card(title: Strings.Home.title.resolved)
                    Gauge(Strings.Home.title, value: 1, in: 0...3).badge(Strings.Home.title)
                    ShareLink(Strings.Home.title, item: address)
                    Menu(Strings.Home.title) { Text("–") } primaryAction: {}
                    Toggle(Strings.Home.title, sources: $all, isOn: \\.isOn)
                }
            }
            """
        #expect(try AccessorCase(code: code).outcome.after == after)
        let others = ["App/Button.swift": "struct Button { let title: String }\nextension Text {}"]
        let found = try AccessorCase(code: code, others: others).outcome.after
        #expect(found.contains("Button(Strings.Home.title.resolved, role: .cancel)"))
        #expect(found.contains("Text(Strings.Home.title)"))
    }

    @Test("Keys that only an enumeration covers become its cases, with the right text")
    func families() throws {
        let found = try AccessorCase(code: "let a = [\"level.expert\".localized, \"hint.expert\".localized]").outcome
        #expect(found.after == "let a = [Level.expert.text.resolved, Level.expert.hint.resolved]")
    }

    @Test("A second run changes nothing")
    func twice() throws {
        let code =
            "import SwiftUI\nlet a = Text(\"home.days\".localized(with: Int64(2)))\nlet b = \"home.gone\".localized"
        let adoption = AccessorCase(code: code, module: "AppStrings")
        let first = try adoption.outcome
        #expect(
            first.after.hasPrefix(
                "import SwiftUI\nimport AppStrings\nlet a = Text(Strings.Home.days(days: Int(Int64(2))))\n"))
        let second = try adoption.again(first)
        #expect(second.after == first.after)
        #expect(second.adoption.rewritten == [])
        #expect(second.left == ["home.gone: unknownKey"])
    }

    @Test("Lookups among the values of another lookup are replaced too")
    func nested() throws {
        let found = try AccessorCase(code: "let a = \"home.load\".localized(with: \"home.title\".localized, 1.5)")
            .outcome
        #expect(found.after == "let a = Strings.Home.load(name: Strings.Home.title.resolved, weight: 1.5).resolved")
    }

    @Test("A text that is resolved only once is replaced and marked")
    func frozen() throws {
        let code = """
            let all = "home.title".localized
            enum Names {
                static let title = "home.title".localized
                static var now: String { "home.title".localized }
            }
            """
        #expect(try AccessorCase(code: code).outcome.adoption.rewritten.map(\.isFrozen) == [true, true, false])
    }

    @Test("Code in an inactive #if branch is rewritten too")
    func conditions() throws {
        let found = try AccessorCase(code: "#if os(Haiku)\nlet a = \"home.title\".localized\n#endif").outcome
        #expect(found.after == "#if os(Haiku)\nlet a = Strings.Home.title.resolved\n#endif")
    }

    @Test(
        "The import is inserted once, after the last import at the top",
        arguments: [
            ("import A\nimport B // b\n\nX", "import A\nimport B // b\nimport S\n\nX"),
            ("import A\r\nX", "import A\r\nimport S\r\nX"),
            ("import A; import S\nX", "import A; import S\nX"),
            ("// File.swift\n\n/// Doc.\nX", "// File.swift\n\nimport S\n\n/// Doc.\nX"),
            ("X", "import S\n\nX"),
        ])
    func imports(before: String, after: String) throws {
        let location = "let a = \"home.title\".localized"
        let code = before.replacing("X", with: location)
        let found = try AccessorCase(code: code, module: "S").outcome
        #expect(found.after == after.replacing("X", with: "let a = Strings.Home.title.resolved"))
    }

    @Test("If the app has a type with the same name, the accessor is qualified with its module")
    func names() throws {
        let code = "enum Level { case expert }\nlet a = \"level.expert\".localized"
        let found = try AccessorCase(code: code, module: "AppStrings").outcome
        #expect(found.after.hasSuffix("let a = AppStrings.Level.expert.text.resolved"))
    }

    @Test("A value of a case that nothing uses any more leaves its pattern; others stay")
    func droppedValues() throws {
        let code = """
            func text(_ error: Failure) -> String {
                switch error {
                case .network(let error): return "Offline: \\(error)"
                case let .server(code, reason): return "Server: \\(code) \\(reason)"
                case .upload(let path, cause: let cause): log(path); return "No upload of \\(path): \\(cause)"
                case .named(let name, let weight): return "Missing: \\(name) \\(weight)"
                case .old(let error): return "Old"
                case .titled(let title): return "Titled \\(title)"
                case .first(let value), .second(let value) where value > 0: return "Value \\(value)"
                case let (a, .some(b)): return "Pair \\(a) \\(b)"
                }
            }
            """
        let mapping = """
            path,line,column,text,key,note
            App/HomeView.swift,3,38,Offline: %@,home.title,without values
            App/HomeView.swift,4,44,Server: %1$@ %2$@,home.title,without values
            App/HomeView.swift,5,65,No upload of %1$@: %2$@,home.title,without values
            App/HomeView.swift,6,47,Missing: %1$@ %2$@,home.load,"name: name, weight: weight"
            App/HomeView.swift,7,34,Old,home.title,
            App/HomeView.swift,8,37,Titled %@,home.title,without values
            App/HomeView.swift,9,72,Value %@,home.title,without values
            App/HomeView.swift,10,36,Pair %1$@ %2$@,home.title,without values
            """
        let found = try AccessorCase(code: code, mappings: [mapping]).outcome
        let title = "Strings.Home.title.resolved"
        #expect(
            found.after == """
                func text(_ error: Failure) -> String {
                    switch error {
                    case .network: return \(title)
                    case .server: return \(title)
                    case .upload(let path, cause: _): log(path); return \(title)
                    case .named(let name, let weight): return Strings.Home.load(name: name, weight: weight).resolved
                    case .old(let error): return \(title)
                    case .titled: return \(title)
                    case .first(let value), .second(let value) where value > 0: return \(title)
                    case (_, .some): return \(title)
                    }
                }
                """)
    }
}
