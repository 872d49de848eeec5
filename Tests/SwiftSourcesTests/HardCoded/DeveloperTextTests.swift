import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts that only developers read, and their twins")
struct DeveloperTextTests {
    /// Returns the hard-coded texts of a file beside the main type of a program, each with an asterisk if it is doubtful.
    func shown(
        _ code: String, path: String = "App/A.swift", _ others: [String: String] = [:]
    ) async -> [String] {
        let program = "import SwiftUI\n@main struct Strides: App { var body: some Scene { WindowGroup { Root() } } }"
        let files = [path: code, "App/Main.swift": program].merging(others) { $1 }
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let read = files.sorted { $0.key < $1.key }.map {
            SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
        }
        return HardCodedTexts.all(in: SourceProject(read, tables: loaded.tables)).filter { $0.location.path == path }
            .map {
                $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
            }
    }

    // MARK: - Logs

    /// Returns the code of a model that a view shows, with a function and a call of it.
    private func model(_ function: String, _ call: String) -> String {
        """
        struct Line { let text: String }
        final class Model: ObservableObject {
            var lines: [Line] = []
            \(function) { lines.append(Line(text: message)) }
            func start() { \(call) }
        }
        struct Root: View {
            @StateObject var model = Model()
            var body: some View { List { Text(model.lines[0].text) }.onAppear { model.start() } }
        }
        """
    }

    @Test("A program that shows its log does not translate it")
    func logs() async {
        let calls = [
            ("func log(_ level: Level, _ message: String)", #"log(.info, "The tide is rising")"#),
            ("func appendSyncLog(_ message: String)", #"appendSyncLog("The tide is rising")"#),
        ]
        for (function, call) in calls { #expect(await shown(model(function, call)) == []) }
        #expect(
            await shown(model("func tell(_ message: String)", #"tell("The tide is rising")"#)) == [
                "The tide is rising"
            ])
        #expect(
            await shown(model("func logOut(_ message: String)", #"logOut("The tide is rising")"#)) == [
                "The tide is rising"
            ])
    }

    @Test("What only gets into a log is no text")
    func reasons() async {
        let function = """
            func log(_ message: String) { lines.append(Line(text: message)) }
            func refresh(reason: String)
            """
        func reason(_ call: String) -> String {
            model(function, #"refresh(reason: "The tide is rising")"#)
                .replacing("{ lines.append(Line(text: message)) }\n    func start", with: "{ \(call) }\n    func start")
        }
        #expect(await shown(reason(#"log("Refresh: \(reason)")"#)).filter { !$0.hasSuffix("*") } == [])
        #expect(await shown(reason("lines.append(Line(text: reason))")) == ["The tide is rising"])
    }

    @Test("The parameter of a function named for a log counts if it is written to one")
    func writtenLogs() async {
        func note(_ function: String) -> String {
            """
            final class Model: ObservableObject {
                var notes: [String] = []
                func \(function)(_ note: String) { Logger().info("\\(note)"); notes.append(note) }
                func start() { \(function)("The tide is rising") }
            }
            struct Root: View {
                @StateObject var model = Model()
                var body: some View { List { Text(model.notes[0]) }.onAppear { model.start() } }
            }
            """
        }
        #expect(await shown(note("addToLog")) == [])
        #expect(await shown(note("keep")) == ["The tide is rising"])
    }

    @Test("An entry of a log of the program is for developers, one of a diary is not")
    func entries() async {
        func entry(_ type: String) -> String {
            """
            struct \(type) { let text: String }
            struct Root: View {
                let entries = [\(type)(text: "The tide is rising")]
                var body: some View { Text(entries[0].text) }
            }
            """
        }
        for type in ["LogLine", "SyncLogEntry"] { #expect(await shown(entry(type)).allSatisfy { $0.hasSuffix("*") }) }
        for type in ["FoodLogEntry", "Line"] { #expect(await shown(entry(type)) == ["The tide is rising"]) }
    }

    // MARK: - Tools

    private static let root = "import SwiftUI\nstruct Root: View { var body: some View { Text(\"home.title\") } }"

    @Test("The texts of a tool for the command line beside an app are for developers")
    func tools() async {
        let error = """
            import Foundation
            enum BuildFailure: LocalizedError {
                case empty
                var errorDescription: String? { "The list is empty." }
            }
            struct Builder { func run() throws { throw BuildFailure.empty } }
            """
        let main = "import Foundation\n@main struct Tool { static func main() throws { try Builder().run() } }"
        let shower = """
            import SwiftUI
            struct Root: View {
                @State var text = ""
                var body: some View { Text(text).onAppear { do { try Builder().run() } catch { text = error.localizedDescription } } }
            }
            """
        let path = "Tools/Builder/Failure.swift"
        let app = ["App/Root.swift": shower]
        #expect(await shown(error, path: path, app) == ["The list is empty."])
        #expect(
            await shown(error, path: path, app.merging(["Tools/Builder/Main.swift": main]) { $1 }) == [
                "The list is empty.*"
            ])
        #expect(
            await shown(error, path: path, app.merging(["Tools/Builder/main.swift": "try Builder().run()"]) { $1 })
                == ["The list is empty.*"])
        // A folder with views is part of an app.
        let view = ["Tools/Builder/Main.swift": main, "Tools/Builder/Row.swift": "import SwiftUI\nstruct Row: View {}"]
        #expect(await shown(error, path: path, app.merging(view) { $1 }) == ["The list is empty."])
        // So is one whose main type is an app.
        let bundle = "@main struct Other: WidgetBundle { var body: some Widget { Builder() } }"
        #expect(
            await shown(error, path: path, app.merging(["Tools/Builder/Main.swift": bundle]) { $1 })
                == ["The list is empty."])
    }

    @Test("Code beside the documents of a project is an example")
    func documents() async {
        let view = "import SwiftUI\nstruct Root: View { var body: some View { Text(name ?? \"Choose an ocean\") } }"
        #expect(await shown(view, path: "docs/Root.swift") == ["Choose an ocean*"])
        #expect(await shown(view, path: "App/Docs/Root.swift") == ["Choose an ocean"])
    }

    // MARK: - Errors

    @Test("A word that only developers know makes an error one for them")
    func words() async {
        func failure(_ text: String) -> String {
            """
            enum ImportError: LocalizedError {
                case broken(String)
                var errorDescription: String? { switch self { case .broken(let text): text } }
            }
            struct Root: View {
                @State var text = ""
                func run() throws { throw ImportError.broken("\(text)") }
                var body: some View { Text(text).onAppear { do { try run() } catch { text = error.localizedDescription } } }
            }
            """
        }
        for text in [
            "The handle is nil.", "SQLite could not open.", "The store is not initialized.", "The payload is short.",
            "The membershipRemoved flag is off.",
        ] {
            #expect(await shown(failure(text)) == ["\(text)*"])
        }
        for text in ["The file is broken.", "Your iPhone is too far away."] {
            #expect(await shown(failure(text)) == [text])
        }
        #expect(
            await shown("struct Root: View { var body: some View { Text(name ?? \"Copy the payload\") } }")
                == ["Copy the payload"])
    }

    @Test("A statement for a database is no text")
    func statements() async {
        func label(_ text: String) -> String {
            "struct Root: View { var body: some View { Text(name ?? \"\(text)\") } }"
        }
        #expect(await shown(label("COMMIT CHANGES")) == [])
        #expect(await shown(label("Commit changes")) == ["Commit changes"])
        func database(_ parameter: String) -> String {
            """
            enum StoreError: LocalizedError {
                case failed(String)
                var errorDescription: String? { switch self { case .failed(let text): "Could not run \\(text)" } }
            }
            struct Store { func run(_ \(parameter): String) throws { throw StoreError.failed(\(parameter)) } }
            struct Root: View {
                @State var text = ""
                var body: some View { Text(text).onAppear { do { try Store().run("DETACH all tables") } catch { text = error.localizedDescription } } }
            }
            """
        }
        #expect(await shown(database("sql")) == ["Could not run %@"])
        #expect(await shown(database("step")) == ["Could not run %@", "DETACH all tables"])
    }

    // MARK: - Use

    @Test("What only previews and sample data use is unused")
    func samples() async {
        let row = #"struct Row: View { var body: some View { Text("Nothing is left") } }; "#
        #expect(await shown(row + "let previewRows = [Row()]", ["App/Root.swift": Self.root]) == ["Nothing is left*"])
        #expect(await shown(row + "let rows = [Row()]", ["App/Root.swift": Self.root]) == ["Nothing is left"])
    }

    @Test("A part of a view that is called a stub is visible, one for debugging is not")
    func stubs() async {
        func part(_ name: String) -> String {
            """
            struct Root: View {
                var body: some View { \(name) }
                var \(name): some View { Text(title ?? "Nothing is left") }
            }
            """
        }
        #expect(await shown(part("profileStub")) == ["Nothing is left"])
        #expect(await shown(part("debugPanel")) == [])
        #expect(await shown(part("profileDebug")) == [])
    }

    @Test("An activity for sharing is made by code only")
    func activities() async {
        let activity = """
            import UIKit
            class SendActivity: UIActivity { override var activityTitle: String? { "Send to the harbor" } }
            extension SendActivity: MFMailComposeViewControllerDelegate {}

            """
        #expect(await shown(activity, ["App/Root.swift": Self.root]) == ["Send to the harbor*"])
        #expect(
            await shown(activity + "let activities = [SendActivity()]", ["App/Root.swift": Self.root]) == [
                "Send to the harbor"
            ])
        let scene = """
            import UIKit
            class SendDelegate: UIActivity, UIWindowSceneDelegate { override var activityTitle: String? { "Send to the harbor" } }
            """
        #expect(await shown(scene, ["App/Root.swift": Self.root]) == ["Send to the harbor"])
    }
}
