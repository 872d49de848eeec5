import CatalogCore
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

/// Kinds that fresh apps showed, each with its healthy twin.
@Suite("Texts that look visible but are not, and their twins")
struct UnseenKindTests {
    /// Returns the hard-coded texts, each with an asterisk if it is doubtful.
    private func shown(_ code: String, path: String = "App/A.swift") async -> [String] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let file = SourceScanner().file(at: path, holding: Array("import SwiftUI\n\(code)".utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables)).map {
            $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
        }
    }

    private static let row = "struct Row: View { let title: String; var body: some View { Text(title) } }; "
    private static let named =
        "struct Row: View { let displayName: String; var body: some View { Text(displayName) } }; "

    @Test("Nobody sees the texts of a file that no target contains beside those of targets")
    func leftOut() async {
        let paths = ["App/A.swift", "App/Old.swift", "Kit/B.swift"]
        let files = paths.map { path in
            SourceScanner().file(at: path, holding: Array("import SwiftUI\nlet a = Text(\"Good morning to you\")".utf8))
        }
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let app = TargetMembership([(.init(name: "App"), ["App/A.swift", "App/Localizable.xcstrings"])])
        let doubtful = { (membership: TargetMembership) in
            HardCodedTexts.all(in: SourceProject(files, tables: loaded.tables, membership: membership))
                .map(\.isDoubtful)
        }
        #expect(doubtful(app) == [false, true, false])
        #expect(doubtful(TargetMembership()) == [false, false, false])
    }

    @Test("The name below the icon of the app stays as it is")
    func displayNames() async {
        let file = SourceScanner().file(
            at: "App/A.swift", holding: Array("import SwiftUI\nlet a = Text(name ?? \"Hold Focus\")".utf8))
        let isDoubtful = { (name: String) in
            let target = TargetMembership.Target(name: "Ballast", displayNames: [name])
            let membership = TargetMembership([(target, ["App/A.swift"])])
            return HardCodedTexts.all(in: SourceProject([file], tables: [], membership: membership)).map(\.isDoubtful)
        }
        #expect(isDoubtful("Hold Focus") == [true])
        #expect(isDoubtful("Ballast") == [false])
    }

    @Test("The text that stands in for a missing one of a key needs no key")
    func defaultTexts() async {
        let lookup = """
            enum Tr { static func text(_ key: StaticString, fallback: String) -> String {
                String(localized: key, defaultValue: String.LocalizationValue(fallback))
            } }
            """
        #expect(await shown(lookup + #"; let a = Tr.text("home.title", fallback: "Início rápido")"#).isEmpty)
        let view = """
            struct Part: View {
                let key: LocalizedStringKey; let fallback: String
                var body: some View { Text(key); Text(fallback) }
            }
            """
        #expect(await shown(view + #"; let a = Part(key: "home.title", fallback: "Start here")"#) == ["Start here"])
    }

    @Test("Texts by the codes of languages are the code's own translations")
    func languages() async {
        func copy(_ keys: String...) async -> [String] {
            let texts = ["The first day", "One more walk", "Rest for now"]
            let parts = zip(keys, texts).map { #""\#($0)": [Row(title: "\#($1)")]"# }
            return await shown(Self.row + "enum Copy { static let all = [\(parts.joined(separator: ", "))] }")
        }
        #expect(await copy("en", "ru") == ["The first day*", "One more walk*"])
        #expect(await copy("pt-BR", "en") == ["The first day*", "One more walk*"])
        #expect(await copy("day", "walk") == ["The first day", "One more walk"])
        #expect(await copy("en", "walk") == ["The first day", "One more walk"])
        func nested(_ dictionary: String) async -> [String] {
            await shown(
                """
                struct Row: View { var body: some View { Text(verbatim: Copy.all["a"]!["b"]!) } }
                enum Copy { static let all = \(dictionary) }
                """)
        }
        #expect(
            await nested(#"["en": ["walk": "One more walk"], "pt": ["walk": "Mais uma caminhada"]]"#)
                == ["One more walk*", "Mais uma caminhada*"])
        #expect(
            await nested(#"["walk": ["en": "One more walk", "pt": "Mais uma caminhada"]]"#)
                == ["One more walk*", "Mais uma caminhada*"])
        #expect(await nested(#"["day": ["walk": "One more walk"]]"#) == ["One more walk"])
    }

    @Test("A long text that is called a prompt is for a language model")
    func prompts() async {
        let long =
            "You help people who walk. "
            + (1...5).map { "Answer in \($0) short and plain lines." }.joined(separator: " ")
        let view = "struct V: View { let prompt: String; var body: some View { Text(prompt) } }; "
        #expect(await shown(view + #"let v = V(prompt: "\#(long)")"#) == ["\(long)*"])
        #expect(await shown(view + #"let v = V(prompt: "Name your next walk")"#) == ["Name your next walk"])
        #expect(
            await shown(Self.row + #"enum PromptTemplates { static let r = Row(title: "Name your walk") }"#).isEmpty)
        #expect(
            await shown(Self.row + #"enum Prompted { static let r = Row(title: "Name your walk") }"#) == [
                "Name your walk"
            ])
    }

    @Test("A view that only previews make is for designers")
    func previewed() async {
        let all = Self.row + #"struct Buttons: View { var body: some View { Row(title: "Save the walk") } }; "#
        #expect(await shown(all + "#Preview { Buttons() }") == ["Save the walk*"])
        #expect(
            await shown(all + "#Preview { Buttons() }; struct Home: View { var body: some View { Buttons() } }") == [
                "Save the walk"
            ])
        #expect(await shown(all + "#Preview { Buttons() }; let kind = Buttons.self") == ["Save the walk"])
        #expect(await shown(all) == ["Save the walk"])
        let left =
            Self.row + #"struct ButtonsPreviewView: View { var body: some View { Row(title: "Save the walk") } }"#
        #expect(await shown(left) == ["Save the walk*"])
        #expect(await shown(left + "; func f() { show(ButtonsPreviewView()) }") == ["Save the walk"])
    }

    @Test("Data that only previews use, and examples, are invented")
    func previewedData() async {
        let data =
            "struct Day { let note: String }; struct V: View { let day: Day; var body: some View { Text(day.note) } }; "
        let sample = data + #"extension Day { static var rainy: Day { Day(note: "Walk in the rain") } }; "#
        #expect(await shown(sample + "#Preview { V(day: .rainy) }") == ["Walk in the rain*"])
        #expect(
            await shown(sample + "#Preview { V(day: .rainy) }; func f() { show(Day.rainy) }") == ["Walk in the rain"])
        #expect(
            await shown(data + #"extension Day { static func exampleDay() -> Day { Day(note: "Walk in the rain") } }"#)
                .isEmpty)
        #expect(
            await shown(
                data + #"extension Day { static func rainyExampleDay() -> Day { Day(note: "Walk in the rain") } }"#
            ).isEmpty)
        #expect(
            await shown(
                #"struct V: View { var exampleText: String { "Walk in the rain" }; var body: some View { Text(exampleText) } }"#
            ) == ["Walk in the rain"])
    }

    @Test("A message of the system instructs a language model, that of an assistant speaks to people")
    func roles() async {
        let message = """
            enum Role { case system, assistant }
            struct Message { let role: Role; let content: String }
            struct V: View { let message: Message; var body: some View { Text(message.content) } }

            """
        #expect(
            await shown(message + #"let m = Message(role: .system, content: "Refuse to walk")"#) == ["Refuse to walk*"])
        #expect(
            await shown(message + #"let m = Message(role: .assistant, content: "Refuse to walk")"#) == [
                "Refuse to walk"
            ])
    }

    @Test("The value beside a label is shown")
    func labeledValues() async {
        let code = #"func f(_ on: Bool) { LabeledContent("home.title", value: on ? "Active" : "Stopped") }"#
        #expect(await shown(code) == ["Active", "Stopped"])
        let stored =
            #"struct V: View { @State var state = "Not yet asked"; var body: some View { LabeledContent("home.title", value: state) } }"#
        #expect(await shown(stored) == ["Not yet asked"])
        #expect(await shown(#"func f() { LabeledContent("home.title", value: 3, format: .number) }"#).isEmpty)
    }

    @Test("A word in brackets before a text tells a language model what follows")
    func tags() async {
        let send = "struct V: View { let content: String; var body: some View { Text(content) } }; "
        #expect(
            await shown(send + #"let v = V(content: "[Context] The walk was lost.")"#) == [
                "[Context] The walk was lost.*"
            ])
        #expect(await shown(send + #"let v = V(content: "[2] The walk was lost.")"#) == ["[2] The walk was lost."])
    }

    @Test("The apps of previews are no part of the app")
    func previewApps() async {
        let code = Self.row + #"let r = Row(title: "Save the walk")"#
        #expect(await shown(code, path: "PreviewApps/A.swift").isEmpty)
        #expect(await shown(code, path: "Apps/A.swift") == ["Save the walk"])
    }

    @Test(
        "File names and paths of packages, and their twins",
        arguments: [
            (#"\(name).json"#, []), (#"report-\(name).pdf"#, []), (#"ana/weather-tools"#, []),
            (#"Saved \(name).json"#, ["Saved %@.json"]), (#"\(name). Please wait"#, ["%@. Please wait"]),
            ("Weather-wise/Sun-wise", ["Weather-wise/Sun-wise"]),
            (#"\(done)/\(all) steps are done"#, ["%@/%@ steps are done"]),
            ("/usr/local/lib for all", []),
        ])
    func paths(text: String, expected: [String]) async {
        #expect(
            await shown("func f(_ name: String, _ done: String, _ all: String) { label.text = \"\(text)\" }")
                == expected)
    }

    @Test("Beside values, names and abbreviations alone are the same in all languages")
    func abbreviations() async {
        func error(_ text: String) async -> [String] {
            await shown(
                #"func f(_ n: Int) -> NSError { NSError(domain: "", code: n, userInfo: [NSLocalizedDescriptionKey: "\#(text)"]) }"#
            )
        }
        #expect(await error(#"GitHub API \(n)"#).allSatisfy { $0.hasSuffix("*") })
        #expect(await error(#"GitHub failed with \(n)"#) == ["GitHub failed with %lld"])
    }

    @Test("A short word between two values is language, a unit or a letter is none")
    func joinedValues() async {
        func line(_ text: String) async -> [String] {
            await shown(#"func f(_ a: String, _ b: String) { label.text = "\#(text)" }"#)
        }
        #expect(await line(#"\(a) at \(b)"#) == ["%@ at %@"])
        #expect(await line(#"\(a) \(b) to \(a)-\(b)"#) == ["%@ %@ to %@-%@"])
        #expect(await line(#"\(a) às \(b)"#) == ["%@ às %@"])
        for text in [#"\(a) ft \(b)"#, #"\(a) x \(b)"#, #"\(a).at.\(b)"#, #"\(a) at"#] {
            #expect(await line(text).isEmpty)
        }
    }

    @Test("The names of models and fonts stay, names with an ordinary number do not")
    func models() async {
        #expect(await shown(Self.named + #"let r = Row(displayName: "Orca 3 4B")"#) == ["Orca 3 4B*"])
        #expect(await shown(Self.named + #"let r = Row(displayName: "Walk 3")"#) == ["Walk 3"])
        #expect(await shown(Self.row + #"let r = Row(title: "Part 4B")"#) == ["Part 4B"])
        #expect(await shown(Self.row + #"let r = Row(title: "Orca CLI")"#) == ["Orca CLI*"])
        #expect(await shown(Self.row + #"let r = Row(title: "Letter PDF")"#) == ["Letter PDF"])
        #expect(await shown(Self.row + #"let r = Row(title: "Helvetica Neue")"#) == ["Helvetica Neue*"])
        #expect(await shown(Self.row + #"let r = Row(title: "Helvetica is missing")"#) == ["Helvetica is missing"])
    }

    @Test("The closure of `map` makes the elements of a list")
    func mapped() async {
        let list = "struct L: View { let days: [Int]; var rows: [String] { days.map { CLOSURE } }; "
        func body(_ closure: String) -> String {
            list.replacing("CLOSURE", with: closure)
                + "var body: some View { ForEach(rows, id: \\.self) { Text($0) } } }"
        }
        #expect(await shown(body(#"$0 > 1 ? "New today" : "Seen before""#)) == ["New today", "Seen before"])
        #expect(await shown(body(#""Day \($0)""#)) == ["Day %lld"])
        #expect(
            await shown(
                #"struct L { let days: [Int]; func f() { store(days.map { _ in "New today" }) } }"#
            ).isEmpty)
    }
}
