import Testing

@testable import SwiftSources

@Suite("Calls by the types of their receivers")
struct ReceiverTests {
    /// A view that shows the error of an enumeration with a case that has the name of a log level.
    private static let load = """
        import SwiftUI
        enum Load { case error(String), ok }
        struct LoadView: View { let load: Load; var body: some View {
            switch load { case .error(let text): Text(text); case .ok: EmptyView() } } }

        """

    private func texts(_ code: String) -> [String] {
        let file = SourceScanner().file(at: "App/A.swift", holding: Array((Self.load + code).utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: [])).map(\.text.key)
    }

    @Test(
        "A member of a value is never the case of an enumeration",
        arguments: [
            #"let logger = Logger(); func f() { logger.error("Saving failed") }"#,
            #"enum Common { static let l = Logger() }; func f() { Common.l.error("Saving failed") }"#,
            #"struct Env { let Log: XCGLogger }; let Current = Env(); func f() { Current.Log.error("Saving failed") }"#,
            #"final class A { var log: OSLog?; func f() { log?.error("Saving failed") } }"#,
            #"final class A { let l: Logger; func f() { self.l.error("Saving failed") } }"#,
            #"let beaver = SwiftyBeaver.self; func f() { beaver.error("Saving failed") }"#,
            #"func f() { SwiftyBeaver.error("Saving failed"); DDLogError("Saving failed") }"#,
            #"final class Tracer { func error(_ message: String) { print(message) } }"#
                + #"; func f(tracer: Tracer) { tracer.error("Saving failed") }"#,
            #"enum Report { static func error(_ text: String) { NSLog(text) } }; func f() { Report.error("Saving failed") }"#,
            #"func f(_ value: Unknown) { value.error("Saving failed") }"#,
        ])
    func members(code: String) { #expect(texts(code).isEmpty) }

    @Test(
        "A case belongs to the type that its context expects",
        arguments: [
            #"func f() { let load: Load = .error("Saving failed") }"#,
            #"func f() { let load = Load.error("Saving failed") }"#,
            #"func f() -> Load { .error("Saving failed") }"#, #"func f() -> [Load] { [.error("Saving failed")] }"#,
            #"func f() -> [String: Load] { ["a": .error("Saving failed")] }"#,
            #"func g(_ load: Load) {}; func f() { g(.error("Saving failed")) }"#,
        ])
    func cases(code: String) { #expect(texts(code) == ["Saving failed"]) }

    @Test("A case of another type with the same name is not shown")
    func otherTypes() {
        #expect(
            texts(#"enum Store { enum State { case error(String) }; func f() -> State { .error("Not shown") } }"#)
                .isEmpty)
        #expect(texts(#"func f() -> OSLogType { .error("Not shown") }"#).isEmpty)
    }

    @Test("The name of a symbol is not a text, whatever other initializers show")
    func symbols() {
        let code = """
            struct Icon { let name: String; init(_ name: String) { self.name = name } }
            extension Icon { static let time: Icon = .init("clock") }
            extension Image { init(icon: Icon) { self.init(icon.name) } }
            struct ActionLabel { let title: String; init(_ title: String) { self.title = title } }
            struct RowView: View { let label: ActionLabel; var body: some View { Text(label.title) } }
            func f() -> RowView { RowView(label: .init("Delete everything")) }
            """
        #expect(texts(code) == ["Delete everything"])
    }

    @Test(
        "A lookup function belongs to its type, whether the configuration names the type or not",
        arguments: ["Loc.string(_:table:)", "string(_:table:)"])
    func helpers(name: String) {
        let code = """
            enum Loc { static func string(_ key: String, table: String? = nil) -> String {
                Bundle.main.localizedString(forKey: key, value: nil, table: table) }
                static var own: String { string("own.key") } }
            struct Arguments { func string(_ name: String) -> String? { nil } }
            enum JSON { case string(String) }
            func f(arguments: Arguments, unknown: Unknown) -> JSON {
                _ = Loc.string("a.key"); _ = arguments.string("action"); _ = unknown.string("other")
                return .string("object")
            }
            """
        let file = SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))
        let index = SourceIndex([file], settings: .init(helpers: [name]))
        #expect(index.uses.map(\.key.key) == ["own.key", "a.key"])
        #expect(index.helpers.map(\.name) == ["Loc.string(_:table:)"])
    }

    @Test("A project with one naming scheme is followed in proportion to its size")
    func sameNames() {
        let modules = (0..<120).map { number in
            """
            protocol Mod\(number)Provider: Provider { var name\(number): String { get } }
            extension Mod\(number) {
                final class Provider: BaseProvider, Mod\(number)Provider { var name\(number): String { "Hello there \(number)" } }
                struct RootView: View { let p: Mod\(number)Provider
                    var body: some View { VStack { Text(p.name\(number)); Text(p.title) } } }
            }
            enum Mod\(number) {}
            """
        }
        let base = """
            protocol Provider { var title: String { get } }
            class BaseProvider: Provider { var title: String { "Base title" } }

            """
        #expect(texts(base + modules.joined(separator: "\n")).count == 121)
    }
}
