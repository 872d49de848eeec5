import Testing

@testable import SwiftSources

/// The errors of functions that have the same name in several types.
extension UnreadTextTests {
    /// An error of a type that only logs, from a function with the name that a shown one has too.
    private static let wire = """
        enum WireError: LocalizedError { case cut; var errorDescription: String? { "The wire is cut" } }
        final class Wire: Saving { func save() throws { throw WireError.cut }
            func load(then: (Error?) -> Void) { then(WireError.cut) } }
        func backUp(_ wire: Wire) { do { try wire.save() } catch { print(error) } }
        func restore(_ wire: Wire) { wire.load { error in print(error) } }
        final class Album { func save() throws {}; func load(then: (Error?) -> Void) { then(nil) } }
        protocol Saving { func save() throws }

        """

    /// Returns the texts beside a model that shows the errors of some code.
    private func errors(of calls: String, in model: String = "let album = Album(); ") async -> [String] {
        await shown(
            Self.wire + "struct Root: View { let model = Model(); var body: some View { Text(model.text).task { "
                + "await model.run(); backUp(Wire()); restore(Wire()) } } }; "
                + "final class Model { \(model)var text = \"\"; func run(other: Wire, any: any Saving) async { "
                + "do { \(calls) } catch { text = error.localizedDescription } } }")
    }

    @Test(
        "A call on a value of a known type shows no errors of functions of other types",
        arguments: [
            "try album.save()", "try self.album.save()", "let album = Album(); try await album.save()",
            "album.load { error in text = error!.localizedDescription }", "try JSONDecoder().save()",
        ])
    func otherReceivers(call: String) async {
        #expect(await errors(of: call) == ["The wire is cut*"])
    }

    @Test(
        "A call on a value of the type, of a type above it or of an unknown type shows them",
        arguments: [
            "try other.save()", "try Wire().save()", "other.load { text = $0!.localizedDescription }",
            "try find().save()", "for try await line in other.save() {}", "_ = try 1 + other.save()",
            "try [other].forEach { try $0.save() }", "try any.save()",
        ])
    func sameReceiver(call: String) async {
        #expect(await errors(of: call) == ["The wire is cut"])
    }

    @Test("A call without `try` shows no errors that a function throws")
    func plainCalls() async {
        #expect(await errors(of: "other.save()") == ["The wire is cut*"])
        #expect(await errors(of: "try? other.save()") == ["The wire is cut*"])
        #expect(await errors(of: "try { other.save() }()") == ["The wire is cut*"])
    }

    @Test("A property or variable of the name is no call of the function")
    func properties() async {
        #expect(await errors(of: "let save = 1; print(save); try album.load()") == ["The wire is cut*"])
        #expect(
            await errors(of: "print(album.save)", in: "struct Page { let save = 1 }; let album = Page(); ")
                == ["The wire is cut*"])
        #expect(await errors(of: "try run(other.save)") == ["The wire is cut"])
    }

    @Test("A closure that a function hands on shows the errors of the function that gets it")
    func closures() async {
        let handing = "func get(_ done: (Error?) -> Void) { Wire().load(then: done) }; "
        #expect(
            await errors(of: "get { text = $0!.localizedDescription }", in: handing) == ["The wire is cut"])
    }

    @Test("A variable with the name of a case does not hand the error of the case over")
    func variables() async {
        func texts(catching: String) async -> [String] {
            await shown(
                Self.wire + "enum State { case error(Error), ready }; final class Link { var state = State.ready; "
                    + "func open() { do { try Wire().save() } catch { \(catching) } }; func report() -> String { "
                    + "if case .error(let error) = state { error.localizedDescription } else { \"\" } } }; "
                    + "struct Root: View { let link = Link(); var body: some View { Text(link.report()).task { "
                    + "link.open() } } }")
        }
        #expect(await texts(catching: "state = .error(error)") == ["The wire is cut"])
        #expect(await texts(catching: "print(error)") == ["The wire is cut*"])
    }

    @Test("Shortcuts shows the errors of an intent")
    func intents() async {
        func texts(_ inheritance: String) async -> [String] {
            await shown(
                Self.wire + "struct BackUp\(inheritance) { func perform() async throws -> some IntentResult { "
                    + "try run(); return .result() }; func run() throws { try Wire().save() } }; "
                    + "struct Root: View { var body: some View { List {}.task { _ = try? await BackUp().perform() } } }"
            )
        }
        #expect(await texts(": AppIntent") == ["The wire is cut"])
        #expect(await texts(": WidgetConfigurationIntent") == ["The wire is cut"])
        #expect(await texts("") == ["The wire is cut*"])
        #expect(await texts(": Saving") == ["The wire is cut*"])
    }
}

/// The cases of errors, whose texts have the code of their own.
extension UnreadTextTests {
    /// Returns the texts of an error with two cases, of which a function throws the second one.
    private func cases(
        _ calls: String, throwing: String = "throw WireError.torn", declaring more: String = "",
        as kind: String = "LocalizedError"
    ) async -> [String] {
        await shown(
            "enum WireError: \(kind) { case cut, torn; var errorDescription: String? { switch self { "
                + "case .cut: \"The wire is cut\"; case .torn: \"The wire is torn\" } } }; \(more); "
                + "final class Wire { func save() throws { throw WireError.cut }; func tear() throws { \(throwing) } }; "
                + "struct Root: View { let model = Model(); var body: some View { "
                + "Text(model.text).task { model.run() } } }; final class Model { var text = \"\"; let wire = Wire(); func log() { do { try wire.tear() } catch { "
                + "print(error) } }; func run() { log(); do { try wire.save() } catch { \(calls) } } }")
    }

    private static let showing = "text = error.localizedDescription"

    @Test("A case that only functions make whose errors nobody sees is not shown, beside one that people see")
    func casesOfUnseenErrors() async {
        #expect(
            await cases(Self.showing) == ["The wire is cut", "The wire is torn*"])
        #expect(
            await cases("\(Self.showing); try? wire.tear()")
                == ["The wire is cut", "The wire is torn*"])
    }

    @Test(
        "A case that other code makes is shown",
        arguments: [
            ("\(showing); do { try wire.tear() } catch { \(showing) }", ""),
            (showing, "let first: any Error = WireError.torn"),
            (showing, "extension WireError { init(_ code: Int) { self = .torn } }"),
            (showing, "struct Cable { var error: WireError { .torn } }"),
        ])
    func casesOfOtherCode(calls: String, more: String) async {
        #expect(await cases(calls, declaring: more) == ["The wire is cut", "The wire is torn"])
    }

    @Test("All texts of an error are shown whose type the code names where it shows them, or that has raw values")
    func casesOfNamedErrors() async {
        #expect(
            await cases("let named = error as? WireError; text = named?.errorDescription ?? \"\"")
                == ["The wire is cut", "The wire is torn"])
        #expect(
            await cases(Self.showing, as: "String, LocalizedError")
                == ["The wire is cut", "The wire is torn"])
    }
}
