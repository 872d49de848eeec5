import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts that a program never gets to are notes")
struct UnreachedTextTests {
    /// Returns the hard-coded texts of a file beside the main type of a program, each with an asterisk if it is doubtful.
    ///
    /// - Parameter classes: The classes that interface files name.
    private func shown(
        _ code: String, _ others: [String: String] = [:], classes: Set<String>? = nil
    ) async -> [String] {
        let program = "@main struct Strides: App { var body: some Scene { WindowGroup { Root() } } }"
        let files = ["App/A.swift": code, "App/Main.swift": program].merging(others) { $1 }
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let read = files.sorted { $0.key < $1.key }.map {
            SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
        }
        let settings = SourceIndex.Settings(interfaceClasses: classes)
        return HardCodedTexts.all(in: SourceProject(read, tables: loaded.tables, settings: settings)).filter {
            $0.location.path == "App/A.swift"
        }.map {
            $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
        }
    }

    private func root(_ body: String) -> String { "struct Root: View { var body: some View { \(body) } }; " }

    private let card = #"struct Card: View { var body: some View { Text("Nothing is left") } }; "#

    // MARK: - Views

    @Test("A view that only unused views make is unused too")
    func chains() async {
        let deck = "struct Deck: View { var body: some View { Card() } }; "
        #expect(await shown(card + deck) == ["Nothing is left*"])
        #expect(
            await shown(card + deck + "struct Table: View { var body: some View { Deck() } }") == ["Nothing is left*"])
        #expect(await shown(card + deck + root("Deck()")) == ["Nothing is left"])
        #expect(await shown(card + deck + "#Preview { Deck() }") == ["Nothing is left*"])
    }

    @Test("Views that only make each other are unused")
    func circles() async {
        let circle =
            "struct Card: View { var body: some View { Text(\"Nothing is left\"); Deck() } }; "
            + "struct Deck: View { var body: some View { Card() } }; "
        #expect(await shown(circle) == ["Nothing is left*"])
        #expect(await shown(circle + root("Deck()")) == ["Nothing is left"])
    }

    @Test("A view counts as used if used code names it as a type")
    func types() async {
        #expect(await shown(card + root("make()") + "func make() -> Card { load() }") == ["Nothing is left"])
        #expect(await shown(card + root("EmptyView()") + "typealias Page = Card; ") == ["Nothing is left"])
        #expect(await shown(card + "func make() -> Card { load() }") == ["Nothing is left*"])
    }

    @Test(
        "What a framework or an interface file may make counts as used",
        arguments: [
            "final class Pane: UIViewController", "final class Pane: NSObject", "struct Pane: AppIntent",
            "@Generated struct Pane", "@objc final class Pane",
        ])
    func roots(type: String) async {
        let pane = "\(type) { let card = Card() }"
        #expect(await shown(card + pane) == ["Nothing is left"])
        #expect(await shown(card + "struct Pane { let card = Card() }") == ["Nothing is left*"])
    }

    @Test("A view or controller is unused if neither code nor an interface file names it")
    func interfaceClasses() async {
        let pane = "final class Pane: UIViewController { let card = Card() }; "
        #expect(await shown(card + pane, classes: ["Pane"]) == ["Nothing is left"])
        #expect(await shown(card + pane, classes: ["Other"]) == ["Nothing is left*"])
        #expect(await shown(card + pane + "func open() { present(Pane()) }", classes: []) == ["Nothing is left*"])
        let opened = root("open()") + "func open() { Pane() }"
        #expect(await shown(card + pane + opened, classes: []) == ["Nothing is left"])
        // Objective-C and names in strings can make any class.
        #expect(await shown(card + pane, ["App/B.m": "@import UIKit;"], classes: []) == ["Nothing is left"])
        let named = "let pane = NSClassFromString(name)"
        #expect(await shown(card + pane + named, classes: []) == ["Nothing is left"])
        // A class that the system makes by another name, and one of another framework.
        #expect(await shown(card + "@objc(P) \(pane)", classes: []) == ["Nothing is left"])
        let other = "final class Pane: AcmeController { let card = Card() }"
        #expect(await shown(card + other, classes: []) == ["Nothing is left"])
    }

    @Test("A function of a view or controller is unused if no code names it and no framework can call it")
    func ownFunctions() async {
        func pane(_ function: String, _ supertypes: String = "UIViewController") -> String {
            "final class Pane: \(supertypes) { \(function) { label.text = \"Nothing is left\" } }; "
        }
        #expect(await shown(pane("func fill()")) == ["Nothing is left*"])
        #expect(await shown(pane("func fill(with item: Item)")) == ["Nothing is left*"])
        #expect(await shown(pane("func fill()") + root("fill()")) == ["Nothing is left"])
        for called in ["override func viewDidLoad()", "@IBAction func open()", "@objc func open()"] {
            #expect(await shown(pane(called)) == ["Nothing is left"])
        }
        #expect(await shown("@objcMembers " + pane("func fill()")) == ["Nothing is left"])
        // The functions of a delegate have parameters.
        let delegate = "UIViewController, UITextFieldDelegate"
        #expect(await shown(pane("func textFieldDidEndEditing(_ field: UITextField)", delegate)) == ["Nothing is left"])
        #expect(await shown(pane("func fill()", delegate)) == ["Nothing is left*"])
        #expect(await shown(pane("func fill()", "UIViewController, AcmeListener")) == ["Nothing is left"])
        // No program calls what only a protocol of its own asks for.
        let asked = "protocol Filling { func fill() }; " + pane("func fill()", "UIViewController, Filling")
        #expect(await shown(asked) == ["Nothing is left*"])
        #expect(await shown(asked + root("pane.fill()")) == ["Nothing is left"])
    }

    @Test("A computed property counts as used if used code names it")
    func properties() async {
        let footer = #"extension Root { var footer: some View { Text("Nothing is left") } }; "#
        #expect(await shown(root("EmptyView()") + footer) == ["Nothing is left*"])
        #expect(await shown(root("footer") + footer) == ["Nothing is left"])
    }

    @Test("A text that only an unused view shows is a note where it is written")
    func slots() async {
        let item =
            "struct Item { let note: String }; struct Card: View { let item: Item; "
            + "var body: some View { Text(item.note) } }; "
        let made = root(#"Pane(Item(note: "Nothing is left"))"#) + "func Pane(_ item: Item) {}; "
        #expect(await shown(item + made) == ["Nothing is left*"])
        #expect(await shown(item + made + "let all = [Card.self]") == ["Nothing is left"])
    }

    @Test("All code of a library counts as used, if other projects can depend on it")
    func libraries() async {
        let manifest = "let package = Package(name: \"Cards\", products: [.library(name: \"Cards\", targets: [])])"
        #expect(await shown(card, ["Package.swift": manifest]) == ["Nothing is left"])
        #expect(await shown(card, ["Kit/Package.swift": manifest]) == ["Nothing is left*"])
        #expect(await shown(card, ["Package.swift": "let package = Package(name: \"Cards\")"]) == ["Nothing is left*"])
    }

    @Test("The columns of a table show the rows that the table gets")
    func columns() async {
        let row =
            "enum State: String { case idle = \"Waiting for work\" }; struct Item { let state: State }; "
            + "struct Root: View { let items: [Item]; var body: some View { "
        let column = "TableColumn(\"a\") { item in Text(item.state.rawValue) }"
        #expect(await shown(row + "Table(items) { \(column) } } }").first == "Waiting for work")
    }

    // MARK: - Cases

    private func failure(_ use: String, _ type: String = "Failure: LocalizedError") async -> [String] {
        await shown(
            "enum \(type) { case full, lost; var errorDescription: String? { switch self { "
                + "case .full: \"The disk is full\"\ncase .lost: \"The file is lost\" } } }; "
                + root("Text(load().localizedDescription).task { \(use) }") + "func load() -> Failure { .full }")
    }

    @Test("The text of a case that the program never makes is a note")
    func cases() async {
        #expect(await failure("") == ["The disk is full", "The file is lost*"])
        #expect(await failure("let failure = Failure.lost") == ["The disk is full", "The file is lost"])
        #expect(await failure("if case .lost = load() {}") == ["The disk is full", "The file is lost*"])
        #expect(await failure("if load() == .lost {}") == ["The disk is full", "The file is lost"])
    }

    @Test(
        "An enumeration whose values come from elsewhere has no case that is never made",
        arguments: [
            "Failure: LocalizedError, CaseIterable", "Failure: String, LocalizedError",
            "Failure: LocalizedError, Codable",
        ])
    func otherMakers(type: String) async {
        #expect(await failure("", type) == ["The disk is full", "The file is lost"])
    }
}
