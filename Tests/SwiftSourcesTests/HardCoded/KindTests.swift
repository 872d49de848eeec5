import CatalogCore
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Kinds of hard-coded texts")
struct KindTests {
    func texts(_ code: String, membership: TargetMembership = TargetMembership()) async -> [HardCodedText] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{},"drawn.by":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let file = SourceScanner().file(at: "App/A.swift", holding: Array("import SwiftUI\n\(code)".utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables, membership: membership))
    }

    /// The name of a text with an asterisk if it may stay as it is.
    func shown(_ code: String) async -> [String] {
        await texts(code).map { $0.isDoubtful ? "\($0.text.key)*" : $0.text.key }
    }

    static let row = "struct Row: View { let title: String; var body: some View { Text(title) } }; "
    @Test(
        "The texts of a list that a loop or closure shows one by one",
        arguments: [
            #"func f() { for x in ["Leg day", "Rest day"] { Row(title: x) } }"#,
            #"func f() { ForEach(["Leg day", "Rest day"], id: \.self) { x in Row(title: x) } }"#,
            #"func f() { ForEach(["Leg day", "Rest day"], id: \.self) { Text($0) } }"#,
            #"func f() { ["Leg day", "Rest day"].forEach { label.text = $0 } }"#,
            #"func f() { let all = ["Leg day", "Rest day"]; ForEach(all, id: \.self) { Row(title: $0) } }"#,
            #"func f() { for (x, icon) in [("Leg day", "figure.walk"), ("Rest day", "bed.double")] { Row(title: x) } }"#,
            #"func f() { ForEach([("Leg day", 1), ("Rest day", 2)], id: \.0) { x, n in Row(title: x) } }"#,
            #"func f() { ForEach([("Leg day", 1), ("Rest day", 2)], id: \.0) { pair in Row(title: pair.0) } }"#,
            #"func f() { let day = b ? "Leg day" : "Rest day"; Row(title: day) }"#,
        ])
    func loops(code: String) async { #expect(await shown(Self.row + code) == ["Leg day", "Rest day"]) }

    @Test(
        "The texts of a list that nothing shows",
        arguments: [
            #"func f() { for x in ["Leg day", "Rest day"] { print(x) } }"#,
            #"func f() { let all = ["Leg day", "Rest day"]; store(all.map { $0.count }) }"#,
            #"func f() { for (x, path) in [(1, "Leg day"), (2, "Rest day")] { Row(title: x.name) } }"#,
        ])
    func silentLoops(code: String) async { #expect(await shown(Self.row + code).isEmpty) }

    @Test("The description of an image is read aloud, its name is not")
    func descriptions() async {
        let code = #"let i = NSImage(systemSymbolName: "house", accessibilityDescription: "Your home")"#
        #expect(await shown(code) == ["Your home"])
        #expect(await shown(#"let i = NSImage(named: "Your home")"#).isEmpty)
    }

    @Test(
        "Code around previews and values that stand in for data is not visible",
        arguments: [
            #"struct PreviewWrapper: View { var body: some View { Toggle("Round shape", isOn: a) } }"#,
            #"struct RowForPreview: View { var body: some View { Text("Item for you") } }"#,
            #"struct Account { let name: String; static func placeholder() -> Account { Account(name: "Ana Souza") } }"#
                + "; func f(_ a: Account) { Text(a.name) }",
            #"struct Post { let text: String; static func placeholders() -> [Self] { [Post(text: "This is a post")] } }"#
                + "; func f(_ a: Post) { Text(a.text) }",
        ])
    func notVisible(code: String) async { #expect(await shown(code).isEmpty) }

    @Test(
        "A view with a similar name, and a text that a function of that name returns, are visible",
        arguments: [
            #"struct PreviewWrapperSettings: View { var body: some View { Text("Leg day") } }"#,
            #"struct S: View { func placeholder() -> String { "Leg day" }; var body: some View { Text(placeholder()) } }"#,
        ])
    func visible(code: String) async { #expect(await shown(code) == ["Leg day"]) }

    @Test(
        "Specifications, fillers and names for programs are technical",
        arguments: [
            "USB 3.2 Gen2x2 / USB4 (20 Gbps)", #"\(n) Mbps"#, "USB 2.0 (480 Mbps)", "Europe/London",
            "#running, #cycling",
            "Lorem ipsum dolor sit amet", "Dummy 2", "% vol / *", "12 µg", "Hello, world!", "MIT License.",
            #"zorb.on('start', function()\n  local path = os.home\nend)"#, "git commit --amend",
            "-debug", "10.0.0.0/8, reject others", #"Zorblax(type: \(n), state: \(n))"#,
        ])
    func technical(text: String) async { #expect(await shown(#"func f(_ n: Int) { Text("\#(text)") }"#).isEmpty) }

    @Test(
        "Texts with a word beside units and abbreviations, and abbreviations alone, are not technical",
        arguments: [
            "USB 2.0 devices", "Save/Share", "Export PDF", "5 GB left", "Dumb luck", "Hello, everybody!", "License",
            "Save (type: draft)", "Direct address 10.0.0.1:443",
        ])
    func words(text: String) async { #expect(await shown(#"Text("\#(text)")"#) == [text]) }

    @Test("One line with a sign of code among others is no code")
    func lines() async {
        let text = #"Nothing to do\nAdd a rule = save time\nAdd another"#
        #expect(await shown("Text(\"\(text)\")") == [text.replacing(#"\n"#, with: "\n")])
    }

    @Test(
        "People see bars in place of redacted texts",
        arguments: [
            #"struct R: View { var body: some View { VStack { Text("Your day") }.redacted(reason: .placeholder) } }"#,
            #"struct R: View { var body: some View { Self.bars.redacted(reason: .placeholder) }; "#
                + #"static var bars: some View { Text("Your day") } }"#,
            #"struct R: View { let day: Day?; var body: some View { "#
                + #"Text(day?.name ?? "Your day").redacted(reason: day == nil ? .placeholder : []) } }"#,
        ])
    func redacted(code: String) async { #expect(await shown(code).isEmpty) }

    @Test(
        "People see texts beside redacted ones, and those that code redacts for a time",
        arguments: [
            #"struct R: View { var body: some View { Bars().redacted(reason: .placeholder); Text("Your day") } }"#,
            #"struct R: View { var body: some View { Text("Your day").redacted(reason: isLoading ? .placeholder : []) } }"#,
            #"struct R: View { var body: some View { Self.bars.redacted(reason: .placeholder); Self.bars }; "#
                + #"static var bars: some View { Text("Your day") } }"#,
        ])
    func notRedacted(code: String) async { #expect(await shown(code) == ["Your day"]) }

    @Test("A text that only becomes part of an entry of a log is for developers, even if a view lists the log")
    func logs() async {
        let log = """
            enum Board { static var last = ""; static func list(_ text: String) { last = text } }
            enum AppLogger { static func error(_ message: String) { Board.last = message } }
            enum Diag {
                static func info(_ text: String) { Board.last = text }
                static func warning(_ text: String) { Board.last = text }
                static func error(_ text: String) { Board.last = text }
            }
            enum Outcome { static func error(_ text: String) { Board.last = text } }
            struct Entries: View { var body: some View { Text(Board.last) } }

            """
        func call(_ function: String) async -> [String] {
            let reason = #"func f() { let reason = isLimited ? "too many requests" : "no network"; "#
            return await shown("\(log)\(reason)\(function)(\"Not loaded: \\(reason)\") }")
        }
        #expect(await call("AppLogger.error").isEmpty)
        #expect(await call("Diag.error").isEmpty)
        let all = ["too many requests", "no network", "Not loaded: %@"]
        #expect(await call("Board.list") == all)
        #expect(await call("Outcome.error") == all)
    }

    @Test("Two branches in two languages are a translation that the code makes itself")
    func pairs() async {
        #expect(
            await shown(#"func f() { label.text = isJapanese ? "ログインしてください。" : "Please sign in to your account." }"#)
                == [
                    "ログインしてください。*", "Please sign in to your account.*",
                ])
        #expect(
            await shown(
                #"func f() { label.text = isNew ? "Please open your account." : "Please sign in to your account." }"#)
                == ["Please open your account.", "Please sign in to your account."])
    }

    @Test("One lowercase word with a hyphen may be the name of a file")
    func hyphens() async {
        #expect(await shown(Self.row + #"let r = Row(title: "bible-data")"#) == ["bible-data*"])
        #expect(await shown(Self.row + #"let r = Row(title: "Check-in")"#) == ["Check-in"])
    }

    @Test("What an error is about, in the words of the code, may stay as it is")
    func errors() async {
        let type = """
            struct ParserError: LocalizedError {
                let element: String; let message: String
                var errorDescription: String? { "No \\(element): \\(message)" }
            }

            """
        #expect(
            await shown(type + #"let e = ParserError(element: "event id", message: "The number is missing")"#) == [
                "event id*", "The number is missing",
            ])
        #expect(
            await shown(type + #"let e = ParserError(element: "The event", message: "x")"#) == [
                "The event"
            ])
    }

    @Test("A main type names its program, and a server for language models has no readers")
    func programs() async {
        let app =
            #"@main struct StridesApp: App { var body: some Scene { WindowGroup("Strides") { Text("Step") } } }"#
        #expect(await shown(app) == ["Strides*", "Step"])
        for (path, count) in [("StridesMCP/main.swift", 0), ("Strides/MCPServer.swift", 0), ("App/MCPView.swift", 1)] {
            let file = SourceScanner().file(at: path, holding: Array(#"label.text = "Read a file of the host""#.utf8))
            #expect(HardCodedTexts.all(in: SourceProject([file], tables: [])).count == count)
        }
    }

    @Test("A command for the system is no text for people, even if the code shows it")
    func commands() async {
        let code = """
            enum Shell { static var last = ""
                static func run(_ command: String) { last = command }
                static func say(_ text: String) { last = text } }
            struct Output: View { var body: some View { Text(Shell.last) } }

            """
        #expect(await shown(code + #"func f() { Shell.run("services restart nginx") }"#).isEmpty)
        #expect(await shown(code + #"func f() { Shell.say("services restart now") }"#) == ["services restart now"])
    }

    @Test("Doubles for tests are not visible, a word that only begins like them is")
    func doubles() async {
        #expect(await shown(#"enum FakeStore { static func a() { label.text = "Your day" } }"#).isEmpty)
        #expect(await shown(#"enum TestableStore { static func a() { label.text = "Your day" } }"#).isEmpty)
        #expect(await shown(#"enum Fakery { static func a() { label.text = "Your day" } }"#) == ["Your day"])
    }

    @Test("The name of the program suggests no sample data in the names of its types")
    func programNames() async {
        func texts(_ type: String, in program: String) async -> [String] {
            await shown(
                "@main struct \(program): App { var body: some Scene { WindowGroup { Root() } } }; "
                    + "enum \(type) { static let all = [\"Your day\"] }; "
                    + "struct Root: View { var body: some View { Text(\(type).all[0]) } }")
        }
        #expect(await texts("FakeShopStore", in: "FakeShopApp") == ["Your day"])
        #expect(await texts("FakeStore", in: "FakeShopApp").isEmpty)
        #expect(await texts("DemoStore", in: "DemoApp").isEmpty)
        let inside = "@main struct DemoApp: App { var body: some Scene { WindowGroup { Text(title) } }; "
        #expect(await shown(inside + "private var title: String { \"Your day\" } }") == ["Your day"])
    }

    @Test("The title of an action that code makes with a leading dot")
    func actions() async {
        #expect(await shown(#"func f() { alert.addAction(.init(title: "Dismiss", style: .cancel)) }"#) == ["Dismiss"])
    }

    @Test("A case of an error that says what it is about")
    func errorCases() async {
        let type = """
            enum SyncError: LocalizedError {
                case mismatch(expected: String), failed(String)
                var errorDescription: String? {
                    switch self { case .mismatch(let x): return x; case .failed(let x): return x }
                }
            }

            """
        #expect(
            await shown(type + #"func f() throws { throw SyncError.mismatch(expected: "valid UUID string") }"#) == [
                "valid UUID string*"
            ])
        #expect(
            await shown(type + #"func f() throws { throw SyncError.failed("The server is busy") }"#) == [
                "The server is busy"
            ])
    }
}
