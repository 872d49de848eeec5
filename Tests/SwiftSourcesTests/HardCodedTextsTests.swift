import CatalogCore
import CatalogLint
import CompactStorage
import StringTables
import Testing

@testable import SwiftSources

@Suite("Hard-coded strings")
struct HardCodedTextsTests {
    private func texts(_ code: String, path: String = "App/HomeView.swift") async -> [HardCodedText] {
        let catalog = """
            {"sourceLanguage":"en","strings":{"home.title":{"localizations":{
            "en":{"stringUnit":{"state":"translated","value":"Home"}},
            "pt-BR":{"stringUnit":{"state":"translated","value":"Início"}}}}},"version":"1.0"}
            """
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(catalog.utf8))])
        let file = SourceScanner().file(at: path, holding: Array(code.utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables))
    }

    @Test(
        "The kind of code around a text is known",
        arguments: [
            (#"Text("Your day")"#, HardCodedText.Position.localizable(callee: "Text")),
            (#"label.text = "Your day""#, .shown(name: "text")),
            (#"enum E: Error { var errorDescription: String? { "Your day" } }"#, .error(property: "errorDescription")),
            (#"enum E { var title: String { "Your day" } }"#, .displayName(property: "title")),
            (#"let x = "Não foi possível salvar""#, .value),
        ])
    func positions(code: String, position: HardCodedText.Position) async {
        #expect(await texts(code).map(\.position) == [position])
    }

    @Test("A vowel sign without a letter is no text")
    func vowelSigns() async {
        #expect(await texts(#"import SwiftUI; let a = [Text("\u{64E} "), Text("َ ")]"#).isEmpty)
        #expect(await texts(#"import SwiftUI; let a = Text("بَ")"#).map(\.text.key) == ["بَ"])
    }

    @Test("A text that the code has in three languages, and a name of a company, may stay as they are")
    func doubtful() async {
        let copy = """
            struct Copy { let title: String; let id: String }
            func copy(_ language: String) -> Copy {
                switch language {
                case "ja": Copy(title: "写真を表示するためのレポートです", id: "パッケージ")
                case "ru": Copy(title: "Это отчёт для чтения человеком", id: "Номер")
                case "zh": Copy(title: "这是给人看的报告", id: "编号")
                case "ko": Copy(title: "사람이 읽기 위한 보고서입니다", id: "번호")
                default: Copy(title: "This is a report for people", id: "Package number")
                }
            }
            struct Page: View { let copy: Copy; var body: some View { Text(copy.title); Text(copy.id) } }
            """
        let own = await texts(copy)
        #expect(own.count > 3 && own.allSatisfy(\.isDoubtful))
        let maker = """
            func manufacturer(_ code: String) -> String { code == "A" ? "Boeing" : code == "B" ? "Unknown" : "Not known" }
            struct Row: View { let code: String; var body: some View { Text(manufacturer(code)) } }
            """
        let names = await texts(maker)
        #expect(names.filter(\.isDoubtful).map(\.text.key) == ["Boeing"])
        #expect(names.filter { !$0.isDoubtful }.map(\.text.key) == ["Unknown", "Not known"])
    }

    @Test("A search that stops at its limit says so", arguments: [(1, true), (1_000, false)])
    func limit(steps: Int, isCutOff: Bool) async {
        let code = """
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct List: View { let name: String; var body: some View { Row(title: name) } }
            struct Home: View { var body: some View { List(name: "Your day") } }
            """
        let file = SourceScanner().file(at: "App/HomeView.swift", holding: Array(code.utf8))
        var settings = SourceIndex.Settings()
        settings.stepLimit = steps
        let project = SourceProject([file], tables: [], settings: settings)
        let search = HardCodedTexts.search(in: project)
        #expect(search.isCutOff == isCutOff)
        if !isCutOff { #expect(search.texts.map(\.text.key) == ["Your day"]) }
        #expect(SourceChecks(project).isCutOff == isCutOff)
    }

    @Test("A value inside a text becomes a specifier, as in a key")
    func values() async throws {
        let found = try #require(await texts(#"let n = 3; label.text = "100% of \(n) days""#).first)
        #expect(found.text.key == "100%% of %lld days")
    }

    @Test(
        "The language is detected from common words or letters, in the spelling of the tables",
        arguments: [
            ("You have no workouts", "en"), ("Você não tem treinos", "pt-BR"), ("Início rápido", "pt-BR"),
            ("Workout", nil), ("Deixe a IA decidir", nil),
        ])
    func languages(text: String, language: String?) async throws {
        let found = try #require(await texts("label.text = \"\(text)\"").first)
        #expect(found.language?.spelling == language)
    }

    @Test(
        "Code that is never visible has no hard-coded strings",
        arguments: [
            "AppTests/HomeTests.swift", "App/Preview Content/Data.swift", "App/MockStore.swift", "Package.swift",
        ])
    func otherCode(path: String) async {
        #expect(await texts(#"label.text = "Your day""#, path: path).isEmpty)
    }

    @Test("A view whose name contains Preview is part of the app")
    func previewViews() async {
        #expect(await texts(#"struct WorkoutPreviewView { func a() { label.text = "Your day" } }"#).count == 1)
        #expect(await texts(#"struct Home_Previews { func a() { label.text = "Your day" } }"#).isEmpty)
    }

    @Test(
        "Visible texts are found through the data structures that contain them",
        arguments: [
            #"enum T: String { case a = "days" }; func f(_ t: T) { Text(t.rawValue) }"#,
            #"struct R: View { let x: String; var body: some View { Text(x) } }; let r = R(x: "days left")"#,
            #"enum S { case a; var x: (String, Int) { ("days left", 1) } }; func f(_ s: S) { Text(s.x.0) }"#,
            #"enum S { case a; var x: (id: Int, say: String) { (1, "days left") } }; func f(_ s: S) { Text(s.x.say) }"#,
            #"struct M { var x = ""; mutating func f() { x = "days left" } }; func f(_ m: M) { Text(m.x) }"#,
            #"func g() -> String { var all: [String] = []; all.append("days left"); return all.joined() }; Text(g())"#,
            #"enum E { case a(String) }; func f(_ e: E) { if case .a(let x) = e { Text(x) } }; let e = E.a("days left")"#,
            #"func f(_ n: Int) { Text("\(n) \(n == 1 ? "day" : "days")") }"#,
            #"func f() { let x: String; x = "days left"; Text(x) }"#,
            #"struct V { let systemPrompt = "days left"; func f() { Text(systemPrompt) } }"#,
            #"struct V { var aPreviewContent: some View { Text(b ? "Days left" : a) } }"#,
            #"throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "days left"])"#,
            #"throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey /* a */ : "days left"])"#,
            #"throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: /* a: */ "days left"])"#,
            #"throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedRecoveryOptionsErrorKey: ["Try the day again"]])"#,
            #"func f() { var x: [String] = []; x /* . */.append("days left"); Text(x.joined()) }"#,
        ])
    func shown(code: String) async {
        #expect(await !texts(code).isEmpty)
    }

    @Test(
        "Texts that are not visible, or the same for all users, are not reported",
        arguments: [
            #"enum T: String { case a = "days" }; func f(_ t: T) { Image(t.rawValue) }"#,
            #"struct R: View { let x: String; var body: some View { Text(x.localized) } }; let r = R(x: "days")"#,
            #"enum S { case a; var x: (String, String) { ("a.b", "days left") } }; func f(_ s: S) { Text(s.x.0) }"#,
            #"struct V { let systemPrompt = "Você é um treinador e responde com calma." }"#,
            #"func f() -> String { "12 min" }; Text(f())"#,
            #"func f(_ n: Int) -> String { let x = "days"; return "files/\(n)/\(x)" }; Text(f(1))"#,
            #"let all = ["Español", "Українська"]; ForEach(all, id: \.self) { Text($0) }"#,
            #"throw NSError(domain: "a", code: 1, userInfo: [NSDebugDescriptionErrorKey: "days left"])"#,
            #"func show(_ x: String) { Text(x) }; func f(_ logger: Logger) { logger.error("days left") }"#,
        ])
    func notShown(code: String) async {
        #expect(await texts(code).map(\.text.key) == [])
    }

    @Test(
        "A comment applies to its own line, or alone on a line to the next",
        arguments: [
            ("let a = 1 // [fitloc:off hard-coded-text]\nlet b = 2", 1...1),
            ("// [fitloc:off hard-coded-text]\nlet a = 1\nlet b = 2", 1...2),
            ("/* [fitloc:off hard-coded-text] */\n// more\nlet a = 1\nlet b = 2", 1...3),
        ])
    func comments(code: String, lines: ClosedRange<Int>) throws {
        let file = SourceScanner().file(at: "A.swift", holding: Array(code.utf8))
        let found = try #require(file.suppressions.first)
        let index = LineIndex(file.bytes)
        #expect(found.rule == "hard-coded-text")
        #expect(index.position(at: found.lines.lowerBound).line == lines.lowerBound)
        #expect(index.position(at: found.lines.upperBound - 1).line == lines.upperBound)
        var writer = CompactWriter()
        file.facts.pack(into: &writer)
        var reader = try CompactReader(writer.whole, in: 0..<writer.whole.count)
        #expect(try SourceFacts(from: &reader) == file.facts)
    }

    @Test(
        "Literals and documentation that only mention suppressions have no effect",
        arguments: [#"let a = "// [fitloc:off hard-coded-text]""#, "/// `// [fitloc:off hard-coded-text]`\nlet a = 1"])
    func noComments(code: String) {
        #expect(SourceScanner().file(at: "A.swift", holding: Array(code.utf8)).suppressions.isEmpty)
    }
}
