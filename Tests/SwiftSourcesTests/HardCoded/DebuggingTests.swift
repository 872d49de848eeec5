import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts that stay from the work on a program, and their twins")
struct DebuggingTests {
    /// Returns the hard-coded texts, each with an asterisk if it is doubtful.
    private func shown(_ code: String, path: String = "App/A.swift") async -> [String] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let file = SourceScanner().file(at: path, holding: Array("import SwiftUI\n\(code)".utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables)).map {
            $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
        }
    }

    private static let waves = "Number of waves"

    @Test(
        "A text is a note behind a switch for debugging",
        arguments: ["debug", "self.isDebugMode", "Settings.shared.debugMode", "isLoaded, debug", "model.developerMode"])
    func switches(condition: String) async {
        #expect(await shown("func a() { if \(condition) { label.text = \"Number of waves\" } }") == ["\(Self.waves)*"])
        #expect(await shown("func a() { if \(condition) { Text(\"Number of waves\") } }") == ["\(Self.waves)*"])
        let inner = "{ if isNew { label.text = \"Number of waves\" } }"
        #expect(await shown("func a() { if \(condition) \(inner) }") == ["\(Self.waves)*"])
        let other = "{ print(1) } else { label.text = \"Number of waves\" }"
        #expect(await shown("func a() { if \(condition) \(other) }") == [Self.waves])
    }

    @Test(
        "A text is visible behind other conditions",
        arguments: ["!debug", "debug || isNew", "isNew", "debugger", "developer", "let debug"])
    func conditions(condition: String) async {
        #expect(await shown("func a() { if \(condition) { label.text = \"Number of waves\" } }") == [Self.waves])
        #expect(await shown("func a() { if \(condition) { Text(\"Number of waves\") } }") == [Self.waves])
    }

    @Test("What names the place of a text stands there until there is another")
    func standIns() async {
        #expect(await shown("label.text = \"Test\"") == ["Test*"])
        #expect(await shown("label.text = \"Label\"") == ["Label*"])
        #expect(await shown("label.text = \"Test Lab\"") == ["Test Lab"])
        #expect(await shown("button.setTitle(\"Test\", for: .normal)") == ["Test"])
        #expect(await shown("button.setTitle(\"Test Crash\", for: .normal)").isEmpty)
        #expect(await shown("button.setTitle(\"Test Crash Mat\", for: .normal)") == ["Test Crash Mat"])
    }

    @Test("Descriptions of states are for developers if several name parts of the code")
    func internals() async {
        func fault(_ texts: [String]) -> String {
            let cases = texts.indices.map { "case c\($0)" }.joined(separator: "; ")
            let results = texts.enumerated().map { "case .c\($0): return \"\($1)\"" }.joined(separator: "; ")
            return "enum Fault { \(cases); var faultDescription: String { switch self { \(results) } } }; "
                + "struct Row: View { let fault: Fault; var body: some View { Text(\"\\(fault.faultDescription)\") } }"
        }
        let texts = ["Bad value in motor_tick now", "The table tide_37 is not valid", "No room for wind_b in the list"]
        let plain = "The battery is empty"
        #expect(await shown(fault(texts + [plain])) == (texts + [plain]).map { "\($0)*" })
        #expect(await shown(fault(texts.dropLast() + [plain])) == texts.dropLast() + [plain])
        #expect(await shown(fault([plain, "The motor is hot"])) == [plain, "The motor is hot"])
    }

    @Test(
        "Trials and tools have no texts for people",
        arguments: ["App/test_fonts.swift", "test_fonts.swift", "Scripts/Fonts.swift", "scripts/a/Fonts.swift"])
    func scripts(path: String) async {
        #expect(await shown("label.text = \"Number of waves\"", path: path).isEmpty)
    }

    @Test(
        "Other files have texts for people",
        arguments: ["App/testFonts.swift", "App/Scripts/Fonts.swift", "Scripts.swift", "App/homeView.swift"])
    func files(path: String) async {
        #expect(await shown("label.text = \"Number of waves\"", path: path) == [Self.waves])
    }

    @Test("A file is for developers also if its name begins with a small letter")
    func developers() async {
        #expect(await shown("label.text = \"Number of waves\"", path: "App/developerView.swift") == ["\(Self.waves)*"])
    }

    @Test("A value of a case that only errors have is an error, as is the description of one")
    func errors() async {
        func code(_ type: String, _ text: String) -> String {
            "enum \(type): Error { case other(String); var description: String { switch self { "
                + "case .other(let text): return \"The upload failed: \\(text)\" } } }; "
                + "struct Row: View { @State var last: \(type)?; var body: some View { Text(last?.description ?? \"\")"
                + ".onAppear { last = .other(\"\(text)\") } } }"
        }
        let (technical, plain) = ("The client is not initialized", "The photo is too large")
        #expect(await shown(code("UploadError", technical)).contains("\(technical)*"))
        #expect(await shown(code("UploadError", plain)).contains(plain))
        #expect(await shown(code("Upload", technical)).contains(technical))
    }
}
