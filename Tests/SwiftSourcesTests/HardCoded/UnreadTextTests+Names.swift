import Testing

@testable import SwiftSources

/// Names, data and labels that nobody translates.
extension UnreadTextTests {
    @Test("The names in a list of records with codes stay as they are")
    func records() async {
        func list(_ codes: [String]) async -> [String] {
            let rows = codes.map { #"Row("\#($0)", "Natural Gas")"# }.joined(separator: ", ")
            let view =
                "struct Row: View { let name: String; init(_ code: String, _ name: String) { self.name = name }; "
            return await shown(view + "var body: some View { Text(name) } }; let rows = [\(rows)]")
        }
        #expect(await list(["NG", "CL", "6E", "GC"]) == Array(repeating: "Natural Gas*", count: 4))
        #expect(await list(["NG", "CL", "6E"]) == Array(repeating: "Natural Gas", count: 3))
        #expect(await list(["a", "b", "c", "d"]) == Array(repeating: "Natural Gas", count: 4))
    }

    @Test("The titles in a list of records with addresses are names if two thirds of them are no ordinary words")
    func addressedRecords() async {
        func list(_ titles: [String], address: String = "https://example.com/feed") async -> [String] {
            let rows = titles.map { #"Row(title: "\#($0)", url: "\#(address)")"# }.joined(separator: ", ")
            return await shown(
                "struct Row: View { let title: String; let url: String; var body: some View { Text(title) } }; "
                    + "let rows = [\(rows)]")
        }
        let feeds = ["HKW News", "ZDT Technology", "QRX Blog", "Dark Reading"]
        #expect(await list(feeds).last == "Dark Reading*")
        #expect(await list(feeds, address: "feed").last == "Dark Reading")
        #expect(await list(Array(feeds.dropFirst())).last == "Dark Reading")
        let links = ["Privacy Policy", "Terms of Use", "Zorblax", "Rate the App"]
        #expect(await list(links).first == "Privacy Policy")
    }

    @Test("A list of names may have names, a list of display names has texts; the name of a hidden file is none")
    func lists() async {
        func list(_ name: String, _ text: String) async -> [String] {
            await shown(root("Text(\(name).joined())") + "let \(name) = [\"\(text)\", \"Star\"]")
        }
        #expect(await list("soundNames", "Glass") == ["Glass*", "Star*"])
        #expect(await list("displayNames", "Glass") == ["Glass", "Star"])
        #expect(await shown(root("Text(file)") + #"let file = ".notes-index.json""#).isEmpty)
        #expect(await shown(root("Text(file)") + #"let file = "Index of notes""#) == ["Index of notes"])
    }

    @Test("A citation, a part of the name of a file and a pair of a file of settings stay as they are")
    func written() async {
        func property(_ name: String, of type: String = "Rule", _ text: String = "The first law") async -> [String] {
            await shown(
                root("Text(rule.\(name))").replacing("var body", with: "let rule: \(type); var body")
                    + "struct \(type) { let \(name): String }; let rule = \(type)(\(name): \"\(text)\")")
        }
        #expect(await property("legalCitation") == ["The first law*"])
        #expect(await property("legalText") == ["The first law"])
        #expect(await property("englishTitle") == ["The first law*"])
        #expect(await property("englishman") == ["The first law"])
        let base = root("Text(FileNameFormat().base)") + #"struct FileNameFormat { var base: String { "Copy" } }"#
        #expect(await shown(base) == ["Copy*"])
        #expect(await shown(base.replacing("FileName", with: "Line")) == ["Copy"])
        #expect(await shown("func f(_ a: String) { label.text = \"matcher: \\(a)\" }; let g = f") == ["matcher: %@*"])
        #expect(await shown("func f(_ a: String) { label.text = \"Matcher: \\(a)\" }; let g = f") == ["Matcher: %@"])
    }

    @Test("What tells a language model who it is is a note, what tells people is not")
    func instructions() async {
        let task = "Rewrite the text that follows in short sentences, and return nothing else but the text."
        #expect(await shown(root("Text(text)") + "let text = \"You are a careful editor. \(task)\"").last?.last == "*")
        #expect(await shown(root("Text(text)") + "let text = \"You are alone here. \(task)\"").last?.last == ".")
        #expect(await shown(root("Text(text)") + "let text = \"You are a guest\"") == ["You are a guest"])
    }

    @Test("The name of the program has spaces where its type has none")
    func ownNames() async {
        let main = Self.program.replacing("Strides", with: "NightStridesApp")
        #expect(await shown(root("Text(name ?? \"Night Strides\")"), main: main) == ["Night Strides*"])
        #expect(await shown(root("Text(name ?? \"Night strides\")"), main: main) == ["Night strides"])
    }

    @Test("The names of radio stations in a list of dictionaries with addresses are data")
    func stations() async {
        func list(_ address: String) async -> [String] {
            await shown(
                root("Text(stations[0][\"title\"]!)")
                    + "let stations = [[\"title\": \"Country Radio\", \"url\": \"\(address)\"]]")
        }
        #expect(await list("https://example.com/live") == ["Country Radio*"])
        #expect(await list("") == ["Country Radio"])
    }

    @Test("A name beside the identifier of a program stays as it is")
    func programs() async {
        func row(_ id: String) async -> [String] {
            await shown(
                "struct Root: View { let id: String; let title: String; var body: some View { Text(title) } }; "
                    + "let r = Root(id: \"\(id)\", title: \"Music\")")
        }
        #expect(await row("com.apple.Music") == ["Music*"])
        #expect(await row("music") == ["Music"])
    }

    @Test("The name of a series only tells the lines of a chart apart")
    func series() async {
        let line = #"LineMark(x: .value("Day", 1), y: .value("Level", 2), series: .value("Kind", "Raw values"))"#
        #expect(await shown(root(line)).contains("Raw values*"))
        #expect(await shown(root(line.replacing("series", with: "z"))).contains("Raw values"))
    }

    @Test("A chart does not draw the labels of its values")
    func chartLabels() async {
        let bar = root(#"BarMark(x: .value("Day of the week", 1), y: .value("Level", n > 1 ? "Too high" : "Fine"))"#)
        #expect(await shown("import Charts; " + bar).contains("Day of the week*"))
        // An own function of this name is none of the framework’s.
        let own = "struct Meter { static func value(_ title: String, _ n: Int) -> Text { Text(title) } }; "
        #expect(
            await shown("import Charts; " + own + root(#"Meter.value("Day of the week", 1)"#)) == ["Day of the week"])
    }

    @Test("A view of the log that a program writes itself is for developers")
    func logViews() async {
        func view(_ name: String, parameter: String = "_ message: String") async -> [String] {
            await shown(
                root("\(name)()") + "final class SyncLogger { func log(\(parameter)) {} }; "
                    + "struct \(name): View { var body: some View { Text(\"Nothing is left\") } }")
        }
        #expect(await view("SyncLogView") == ["Nothing is left*"])
        #expect(await view("FoodLogView") == ["Nothing is left"])
        #expect(await view("SyncLogView", parameter: "_ food: Food") == ["Nothing is left"])
    }

    @Test("A template of Xcode is no code of the program")
    func templates() async {
        let code = #"final class C: UIViewController { override func f() { label.text = "Nothing is left" } }"#
        #expect(await shown(code, path: "Templates/Screen.xctemplate/Screen.swift") == ["Nothing is left*"])
        #expect(await shown(code, path: "Templates/___FILEBASENAME___View.swift") == ["Nothing is left*"])
        #expect(await shown(code, path: "Templates/Screen.swift") == ["Nothing is left"])
        let broken = "final class ___VARIABLE_name:identifier___ {"
        #expect(SourceScanner().file(at: "Screen.xctemplate/A.swift", holding: Array(broken.utf8)).problem == nil)
        #expect(SourceScanner().file(at: "Screen/A.swift", holding: Array(broken.utf8)).problem != nil)
    }
}
