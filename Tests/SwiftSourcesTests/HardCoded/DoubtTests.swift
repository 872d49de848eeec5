import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts that are notes, because only one of the two proofs is there")
struct DoubtTests {
    /// Returns the hard-coded texts, each with an asterisk if it is doubtful.
    private func shown(_ code: String, path: String = "App/A.swift", other: [String: String] = [:]) async -> [String] {
        let table = """
            {"sourceLanguage":"en","strings":{"home.title":{"localizations":{"en":{"stringUnit":{
            "state":"translated","value":"Choose an ocean"}}}},"Sunrise":{},"MIRRORS":{"localizations":{"en":{"stringUnit":{
            "state":"translated","value":"Mirrors"}}}}},"version":"1.0"}
            """
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let files = [(path, code)] + other.sorted { $0.key < $1.key }
        let read = files.map { SourceScanner().file(at: $0.0, holding: Array($0.1.utf8)) }
        return HardCodedTexts.all(in: SourceProject(read, tables: loaded.tables)).filter { $0.location.path == path }
            .map {
                $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
            }
    }

    private static let row = "struct Row: View { let name: String; var body: some View { Text(name) } }; "

    @Test("A capitalized text in a place called a name may be a name, unless the tables use its words as language")
    func names() async {
        #expect(await shown(Self.row + #"let r = Row(name: "Shikimori")"#) == ["Shikimori*"])
        #expect(await shown(Self.row + #"let r = [Row(name: "Ocean"), Row(name: "Unknown")]"#) == ["Ocean", "Unknown"])
        #expect(await shown(Self.row + #"let r = Row(name: "Blue ocean")"#) == ["Blue ocean"])
        #expect(
            await shown(Self.row + #"let r = Row(name: "The Old Man and the Sea")"#) == ["The Old Man and the Sea*"])
        #expect(await shown(#"func f() { label.text = "Blue Table" }"#) == ["Blue Table"])
    }

    @Test("A likely name among texts that are language is language too")
    func lists() async {
        func rows(_ names: [String]) async -> [String] {
            await shown(Self.row + "let all = [" + names.map { #"Row(name: "\#($0)")"# }.joined(separator: ", ") + "]")
        }
        #expect(await rows(["Code block", "Table"]) == ["Code block", "Table"])
        #expect(await rows(["Code block", "Table", "Guard"]) == ["Code block", "Table*", "Guard*"])
    }

    @Test("The cases of a theme have names, those of a filter are language")
    func kinds() async {
        func cases(_ type: String) async -> [String] {
            await shown(
                "enum \(type): String { case a = \"Midnight\", b = \"Gentle\" }; func f(_ e: \(type)) { Text(e.rawValue) }"
            )
        }
        #expect(await cases("Theme") == ["Midnight*", "Gentle*"])
        #expect(await cases("AppIcon") == ["Midnight*", "Gentle*"])
        #expect(await cases("Filter") == ["Midnight", "Gentle"])
        #expect(await cases("ThemeFilter") == ["Midnight", "Gentle"])
        let titled = "struct Theme { let title: String }; func f(_ t: Theme) { Text(t.title) }; "
        #expect(await shown(titled + #"let t = Theme(title: "Gentle")"#) == ["Gentle"])
    }

    @Test("A text in lower case without a function word may be a command or a code, unless a framework shows it")
    func lowercase() async {
        let step = "struct Step: View { let fix: String; var body: some View { Text(fix) } }; "
        #expect(await shown(step + #"let s = Step(fix: "brew update")"#) == ["brew update*"])
        #expect(await shown(step + #"let s = Step(fix: "update the formulas")"#) == ["update the formulas"])
        #expect(await shown(step + #"let s = Step(fix: "updating formulas…")"#) == ["updating formulas…"])
        #expect(await shown(step + #"let s = Step(fix: "fórmulas novas")"#) == ["fórmulas novas"])
        let titled = "struct Part: View { let title: String; var body: some View { Text(title) } }; "
        #expect(await shown(titled + #"let p = Part(title: "brew update")"#) == ["brew update"])
        #expect(await shown(#"func f() { label.text = "brew update" }"#) == ["brew update"])
        #expect(await shown(step + #"func f(_ n: Int) { _ = Step(fix: "\(n) steps left") }"#) == ["%lld steps left"])
    }

    @Test("A list with the name of a file has only names for programs")
    func technicalLists() async {
        let view = "struct V: View { var body: some View { Text(rows.joined()) } }; "
        #expect(await shown(view + #"let rows = ["Notes", "Boards", "session.json"]"#) == ["Notes*", "Boards*"])
        #expect(await shown(view + #"let rows = ["Notes", "Boards"]"#) == ["Notes", "Boards"])
    }

    @Test("A text before a dot and a value is the name of a file")
    func files() async {
        #expect(await shown(Self.row + #"func f(_ e: String) { _ = Row(name: "image.\(e)") }"#).isEmpty)
        #expect(await shown(Self.row + #"func f(_ e: String) { _ = Row(name: "Image. \(e)") }"#) == ["Image. %@"])
    }

    @Test(
        "The texts of views and files for developers are notes",
        arguments: [
            ("struct DevelopmentMenu: View", "App/A.swift"), ("struct DeveloperScreen: View", "App/A.swift"),
            ("struct DesignSystemGallery: View", "App/A.swift"), ("struct V: View", "App/DevelopmentController.swift"),
            ("struct V: View", "App/Debug/A.swift"),
        ])
    func developers(type: String, path: String) async {
        #expect(
            await shown("\(type) { func f() { label.text = \"Clear the cache\" } }", path: path) == [
                "Clear the cache*"
            ])
    }

    @Test(
        "The texts of other views are warnings, wherever people keep the project",
        arguments: [
            ("struct V: View", "Developer/App/A.swift"), ("struct DesignSystemBanner: View", "App/A.swift"),
            ("struct PhotoGallery: View", "App/A.swift"), ("struct DevelopingView: View", "App/A.swift"),
            ("struct V: View", "App/Developing.swift"),
        ])
    func others(type: String, path: String) async {
        #expect(
            await shown("\(type) { func f() { label.text = \"Clear the cache\" } }", path: path) == [
                "Clear the cache"
            ])
    }

    @Test("A file with a license in a project whose files have none is the work of others")
    func licenses() async {
        let license = "// Permission is hereby granted, free of charge\n"
        let code = #"func f() { label.text = "Not a list of texts" }"#
        let own = Dictionary(uniqueKeysWithValues: (1...4).map { ("App/Own\($0).swift", "let a\($0) = 1") })
        #expect(await shown(license + code, other: own) == ["Not a list of texts*"])
        #expect(await shown(license + code, other: own.mapValues { license + $0 }) == ["Not a list of texts"])
        #expect(await shown(code, path: "Vendor/A.swift", other: own) == ["Not a list of texts*"])
    }

    @Test("The title of a window that hides its title is a note")
    func hiddenTitles() async {
        func window(_ code: String) async -> [String] {
            await shown("final class W: NSWindow { func f() { \(code) } }")
        }
        #expect(await window(#"titleVisibility = .hidden; title = "First steps""#) == ["First steps*"])
        #expect(await window(#"titleVisibility = .visible; title = "First steps""#) == ["First steps"])
    }

    @Test("The title of a menu is a note, that of an item is not; a filler is nothing")
    func menus() async {
        #expect(await shown(#"let m = NSMenu(title: "Folders")"#) == ["Folders*"])
        #expect(await shown(#"let m = NSMenuItem(title: "Folders", action: nil, keyEquivalent: "")"#) == ["Folders"])
        #expect(await shown(#"func f() { label.text = "But I must explain to you how all this" }"#).isEmpty)
    }

    @Test("The names of persons who helped, the name of the app")
    func persons() async {
        let list = "struct V: View { let contributors = [\"emmker kats, 2022\", \"Thanks to all of you\"]; "
        #expect(
            await shown(list + "var body: some View { Text(contributors.joined()) } }") == [
                "emmker kats, 2022*", "Thanks to all of you",
            ])
        #expect(
            await shown("enum C { static let appName = \"Strides\"; static func f() { label.text = appName } }") == [
                "Strides*"
            ])
    }

    @Test("Identifiers and texts for designers and analytics are not visible")
    func unseen() async {
        let id = """
            enum Kind: String { case text = "Text of note" }
            struct Note { let kind: Kind; var id: String { kind.rawValue } }
            struct V: View { let note: Note; var body: some View { Text(SHOWN) } }
            """
        #expect(await shown(id.replacing("SHOWN", with: "note.id")).isEmpty)
        #expect(await shown(id.replacing("SHOWN", with: "note.kind.rawValue")) == ["Text of note"])
        #expect(
            await shown(#"final class C: UIView { func prepareForInterfaceBuilder() { label.text = "Ana from Rio" } }"#)
                .isEmpty)
        let client =
            "final class AnalyticsClient { func add(message: String) {} }; final class Toasts { func add(message: String) {} }; "
        #expect(
            await shown("import UIKit; " + client + #"func f() { analyticsClient.add(message: "The app was closed") }"#)
                .isEmpty)
    }

    @Test("The first value of a property that a control changes may be data, unless its name says that it is a text")
    func firstValues() async {
        func view(_ property: String) async -> [String] {
            await shown(
                "struct V: View { \(property); var body: some View { Text(a); Text(aTitle); TextField(text: $a); TextField(text: $aTitle) } }"
            )
        }
        #expect(await view(#"@State var a = "Sunny Beach""#) == ["Sunny Beach*"])
        #expect(await view(#"@State var aTitle = "Sunny Beach""#) == ["Sunny Beach"])
        #expect(await view(#"let a = "Sunny Beach""#) == ["Sunny Beach"])
    }

    @Test("A key with another text is probably looked up in code that is not here")
    func keys() async {
        let row = "struct Row: View { let title: String; var body: some View { Text(title) } }; "
        #expect(
            await shown(row + #"let r = [Row(title: "MIRRORS"), Row(title: "Sunrise")]"#) == ["MIRRORS*", "Sunrise"])
    }

    @Test("The name of a place suggests a value for programs, the name of a function does not")
    func programs() async {
        let view = """
            struct Part: View { let url: String; var body: some View { Text(url) } }
            func headerIcon(_ help: String) -> some View { Text(help) }

            """
        #expect(await shown(view + #"let p = Part(url: "Invalid format")"#) == ["Invalid format*"])
        #expect(await shown(view + #"let i = headerIcon("Invalid format")"#) == ["Invalid format"])
    }

    @Test("A unit for each of another unit")
    func rates() async {
        #expect(await shown(#"func f(_ n: Int) { label.text = "mmol/L"; label.text = "\(n) kbit/s" }"#).isEmpty)
        #expect(await shown(#"func f() { label.text = "Save/Share" }"#) == ["Save/Share"])
    }

    @Test("A word behind an abbreviation and a hyphen is a word")
    func abbreviations() async {
        let row = "struct Row: View { let state: String; var body: some View { Text(state) } }; "
        #expect(await shown(row + #"let r = Row(state: "NAT-traversed")"#) == ["NAT-traversed"])
        #expect(await shown(row + #"let r = [Row(state: "HTTP-Alt"), Row(state: "zh-Hans")]"#).isEmpty)
    }

    @Test("The language of a text alone does not prove that people see it")
    func languages() async {
        #expect(await shown(#"let x = "Não foi possível salvar o treino""#) == ["Não foi possível salvar o treino*"])
        #expect(await shown(#"func f() { label.text = "Não foi possível salvar" }"#) == ["Não foi possível salvar"])
    }

    @Test("Names of products with a mark, and of the app with a version")
    func marks() async {
        #expect(
            await shown(#"func f() { label.text = "Windows®"; label.text = "\u{F8FF} Music" }"#) == [
                "Windows®*", "\u{F8FF} Music*",
            ])
        let app =
            "@main struct StridesApp: App { let version: String; var body: some Scene { WindowGroup { Home() } }; init() { label.text = CODE } }"
        #expect(await shown(app.replacing("CODE", with: #""Strides v\(version)""#)) == ["Strides v%@*"])
        #expect(await shown(app.replacing("CODE", with: #""Strides of \(version)""#)) == ["Strides of %@"])
    }

    @Test("A script is for developers")
    func scripts() async {
        let code = #"func f() { alert.messageText = "The file is missing" }"#
        #expect(await shown("#!/usr/bin/env swift\n\(code)").isEmpty)
        #expect(await shown("// env swift\n\(code)") == ["The file is missing"])
    }

    @Test("Texts that code adds to a list through a variable")
    func added() async {
        let model = """
            final class Model { var rows: [String] = []
                func f() { CODE } }
            struct V: View { let model: Model; var body: some View { ForEach(model.rows, id: \\.self) { Text($0) } } }
            """
        func added(_ code: String) async -> [String] { await shown(model.replacing("CODE", with: code)) }
        #expect(await added(#"let first = "Leg day"; rows.append(first)"#) == ["Leg day"])
        #expect(
            await added(#"let all = ["Leg day", "Rest day"]; rows.append(contentsOf: all)"#) == ["Leg day", "Rest day"])
        #expect(
            await added(#"let first = isNew ? "Leg day" : "Rest day"; rows.insert(first, at: 0)"#) == [
                "Leg day", "Rest day",
            ])
        #expect(await added(#"let first = "Leg day"; lines.append(first)"#).isEmpty)
    }
}
