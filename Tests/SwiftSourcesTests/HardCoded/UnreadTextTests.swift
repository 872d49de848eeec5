import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts of a program that no code shows are notes")
struct UnreadTextTests {
    /// Returns the hard-coded texts of code beside the main type of a program, each with an asterisk if it is doubtful.
    func shown(_ code: String, path: String = "App/A.swift", main: String = program) async -> [String] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let read = [(path, code), ("App/Main.swift", main)].map {
            SourceScanner().file(at: $0.0, holding: Array($0.1.utf8))
        }
        return HardCodedTexts.all(in: SourceProject(read, tables: loaded.tables)).filter { $0.location.path == path }
            .map {
                $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
            }
    }

    static let program = "@main struct Strides: App { var body: some Scene { WindowGroup { Root() } } }"

    func root(_ body: String) -> String { "struct Root: View { var body: some View { \(body) } }; " }

    // MARK: - Properties

    private static let tone = #"enum Tone { case gray; var title: String { "Gray tone" } }; "#

    @Test("A title that no code reads is a note")
    func unreadTitles() async {
        #expect(await shown(Self.tone) == ["Gray tone*"])
        #expect(await shown(Self.tone + "func f(_ tone: Tone) { label.text = tone.title }; let g = f") == ["Gray tone"])
    }

    @Test("A read of the title of another type is no read of this one")
    func otherTypes() async {
        let page = "struct Page { let title: String }; func f(_ page: Page) { label.text = page.title }; let g = f; "
        #expect(await shown(Self.tone + page) == ["Gray tone*"])
    }

    @Test("A read from an unknown type counts if the code around it names the type, or a declaration of that type")
    func unknownTypes() async {
        let page = "struct Page { let title: String }; "
        let unknown = root("ForEach(load()) { item in Text(item.title) }")
        #expect(await shown(Self.tone + page + unknown) == ["Gray tone*"])
        let named = root("ForEach(load(Tone.gray)) { item in Text(item.title) }")
        #expect(await shown(Self.tone + page + named) == ["Gray tone"])
        let held =
            "struct Store { var tones: [Tone] }; let store = Store(tones: []); "
            + root("ForEach(load().tones) { item in Text(item.title) }")
        #expect(await shown(Self.tone + page + held) == ["Gray tone"])
    }

    @Test("A framework can read the members of a type that adopts its protocol")
    func frameworks() async {
        let pin = #"final class Pin: NSObject, MKAnnotation { var title: String? { "Meeting point" } }"#
        #expect(await shown(pin) == ["Meeting point"])
        #expect(await shown(pin.replacing(", MKAnnotation", with: "")) == ["Meeting point*"])
    }

    @Test("A library does not tell who reads its declarations")
    func libraries() async {
        #expect(await shown(Self.tone, main: "") == ["Gray tone"])
    }

    // MARK: - Errors

    private static let failure =
        #"enum Failure: LocalizedError { case full; var errorDescription: String? { "The disk is full" } }; "#
        + "struct Store { func save() throws { throw Failure.full } }; "

    private static let running =
        "struct Root: View { let model = Model(); var body: some View { Text(model.text).task { model.run() } } }; "

    private func model(_ catching: String) -> String {
        Self.failure + Self.running
            + "final class Model { var text = \"\"; func run() { do { try Store().save() } catch { \(catching) } } }"
    }

    @Test("An error is shown if the code that catches it shows it, not if the code only logs it")
    func caught() async {
        #expect(await shown(model("text = error.localizedDescription")) == ["The disk is full"])
        #expect(await shown(model("print(error.localizedDescription)")) == ["The disk is full*"])
        #expect(await shown(model("text = String(1)")) == ["The disk is full*"])
    }

    @Test("An error that another function catches is not shown by code that catches other errors")
    func otherErrors() async {
        let other =
            "; func task() { do { try read() } catch { text = error.localizedDescription } }; func read() throws {} }"
        let code = model("print(error)")
        #expect(await shown(String(code.dropLast()) + other) == ["The disk is full*"])
    }

    @Test("An error goes through functions that throw, and through those that get or hold it")
    func passedOn() async {
        let chain =
            Self.failure + Self.running
            + "func write() throws { try Store().save() }; "
            + "final class Model { var text = \"\"; func run() { do { try write() } catch { fail(error) } }; "
            + "func fail(_ error: Error) { text = error.localizedDescription } }"
        #expect(await shown(chain) == ["The disk is full"])
        let held =
            Self.failure
            + "final class Model { var error: Error?; func run() { do { try Store().save() } catch { self.error = error } } };"
            + root("Text(model.error?.localizedDescription ?? \"\").task { model.run() }").replacing(
                "var body", with: "let model: Model; var body")
        #expect(await shown(held) == ["The disk is full"])
    }

    @Test("An error is shown by a value of its type and by an alert")
    func known() async {
        let typed = Self.failure + "func f(_ failure: Failure) { label.text = failure.localizedDescription }; let g = f"
        #expect(await shown(typed) == ["The disk is full"])
        let alert =
            Self.failure + "struct Root: View { let failure: Failure?; var body: some View { "
            + "List {}.alert(isPresented: .constant(true), error: failure) { } } }"
        #expect(await shown(alert) == ["The disk is full"])
    }

    @Test("A text in an error is shown if the error gets to code that shows it")
    func payloads() async {
        let failure =
            "enum Failure: LocalizedError { case failed(String); var errorDescription: String? { "
            + "switch self { case .failed(let reason): reason } } }; "
        func text(_ function: String) async -> [String] {
            await shown(
                failure + Self.running
                    + "func read() throws { throw Failure.failed(\"Nothing to read\") }; func write() throws { "
                    + "throw Failure.failed(\"Nothing to write\") }; final class Model { var text = \"\"; func run() { "
                    + "do { try \(function)() } catch { text = error.localizedDescription } }; "
                    + "func log() { try? read(); try? write() } }")
        }
        #expect(await text("read") == ["Nothing to read", "Nothing to write*"])
        #expect(await text("write") == ["Nothing to read*", "Nothing to write"])
    }

    @Test("A language model reads the texts and errors of its tools")
    func tools() async {
        let call = "func call() { label.text = \"Nothing to read\" } }"
        #expect(await shown("struct Reader: Tool { \(call)") == ["Nothing to read*"])
        let schema = "protocol AgentTool { var inputSchema: String { get } }; "
        #expect(await shown(schema + "struct Reader: AgentTool { \(call)") == ["Nothing to read*"])
        let drawing =
            "protocol Tool { func call() }; struct Pen: Tool { \(call); func f(_ tool: any Tool) { tool.call() }"
        #expect(await shown(drawing + "; let g = [f(Pen())]") == ["Nothing to read"])
    }

    // MARK: - Unused code

    @Test("The texts of a function that nothing calls are notes")
    func uncalled() async {
        let helper = #"func tell() { label.text = "Nothing is left" }; "#
        #expect(await shown(helper) == ["Nothing is left*"])
        #expect(await shown(helper + "let all = [tell()]") == ["Nothing is left"])
        #expect(await shown(helper + "func other() { tell() }") == ["Nothing is left*"])
        #expect(await shown("@objc " + helper) == ["Nothing is left"])
        #expect(await shown("public " + helper) == ["Nothing is left*"])
        #expect(await shown(helper, main: "") == ["Nothing is left"])
    }

    @Test("A framework calls the methods of a subclass and of a delegate")
    func callbacks() async {
        func type(_ supertypes: String) async -> [String] {
            await shown("final class C\(supertypes) { func didFinish() { label.text = \"Nothing is left\" } }")
        }
        #expect(await type("") == ["Nothing is left*"])
        #expect(await type(": UIViewController, AcmeListener") == ["Nothing is left"])
        #expect(await type(": NSObject, WKNavigationDelegate") == ["Nothing is left"])
        #expect(await type(": ObservableObject") == ["Nothing is left*"])
    }

    @Test("The texts of a view that nothing makes are notes")
    func unmade() async {
        let card = #"struct Card: View { var body: some View { Text("Nothing is left") } }; "#
        #expect(await shown(card) == ["Nothing is left*"])
        #expect(await shown(card + root("Card()")) == ["Nothing is left"])
        #expect(await shown(card + "#Preview { Card() }") == ["Nothing is left*"])
        #expect(await shown(card + root("\n#if DEBUG\nCard()\n#endif\n")) == ["Nothing is left*"])
    }

    @Test("The texts of a module that no program imports are notes")
    func modules() async {
        func text(_ imports: String, target: String = "Feed") async -> [String] {
            let code =
                #"public final class V: UIViewController { override func f() { label.text = "Nothing is left" } }"#
            let files =
                [("Feed/Sources/Feed/V.swift", code), ("Home/Sources/Home/H.swift", "import Feed")]
                + [("App/Main.swift", imports + "; " + Self.program)]
                + [("Feed/Package.swift", "let target = \"\(target)\""), ("Home/Package.swift", #"let t = "Home""#)]
            let read = files.map { SourceScanner().file(at: $0.0, holding: Array($0.1.utf8)) }
            return HardCodedTexts.all(in: SourceProject(read, tables: [])).map {
                $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
            }
        }
        #expect(await text("import SwiftUI") == ["Nothing is left*"])
        #expect(await text("import Feed") == ["Nothing is left"])
        #expect(await text("import Home") == ["Nothing is left"])
        #expect(await text("import SwiftUI", target: "News") == ["Nothing is left"])
    }
}
