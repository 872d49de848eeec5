import Testing

@testable import SwiftSources

@Suite("Main-actor helpers are called only on the main actor")
struct AdoptedIsolationTests {
    private static let helper = """
        extension String { @MainActor var localized: String { NSLocalizedString(self, comment: "") } }
        """
    /// A use that shows the project's lookup but not the default isolation.
    private static let use = "@MainActor func used() { show(\"home.header.subtitle\".localized) }"

    /// Returns whether the adopted text uses the helper.
    private func isCalled(_ code: String, more: String = "", by standard: DefaultIsolation? = nil) throws -> Bool {
        var adoption = AdoptionCase(code: code)
        adoption.others = ["App/L.swift": Self.helper, "App/Used.swift": Self.use, "App/More.swift": more]
        adoption.isolation = standard
        let after = try adoption.run().after
        #expect(!after.contains("\"Olá a todos\"") || after.contains("defaultValue: \"Olá a todos\""), "\(after)")
        return after.contains(".localized")
    }

    @Test(
        "Code on the main actor calls the helper",
        arguments: [
            "struct HomeView: View { var body: some View { show(\"Olá a todos\") } }",
            "@MainActor final class Model { func f() { show(\"Olá a todos\") } }",
            "final class Model { @MainActor func f() { show(\"Olá a todos\") } }",
            "class Screen: UIViewController { func f() { show(\"Olá a todos\") } }",
            "@MainActor func f() { show(\"Olá a todos\") }",
            "@MainActor final class Model { func f() { Task { show(\"Olá a todos\") } } }",
            "@MainActor final class Model { func f() { items.map { show(\"Olá a todos\") } } }",
            "actor Sync { func f() async { await MainActor.run { show(\"Olá a todos\") } } }",
            "actor Sync { func f() { Task { @MainActor in show(\"Olá a todos\") } } }",
            "func f() { DispatchQueue.main.async { show(\"Olá a todos\") } }",
            "@MainActor struct S {}\nextension S { var title: String { \"Olá a todos\" } }",
            "@MainActor protocol P {}\nclass C: P { var title: String { \"Olá a todos\" } }",
            "@MainActor final class Model { func f() { func g() { show(\"Olá a todos\") } } }",
        ])
    func main(code: String) throws {
        #expect(try isCalled(code))
    }

    @Test(
        "Other code uses the system's lookup",
        arguments: [
            "actor Sync { var status = \"\"; func fail() { status = \"Olá a todos\" } }",
            "enum SyncError: LocalizedError { case offline; var errorDescription: String? { \"Olá a todos\" } }",
            "struct S: CustomStringConvertible { var description: String { \"Olá a todos\" } }",
            "func f() { show(\"Olá a todos\") }", "let title = \"Olá a todos\"",
            "@MainActor final class Model { nonisolated func f() { show(\"Olá a todos\") } }",
            "@MainActor final class Model { func f(_ a: String = \"Olá a todos\") {} }",
            "@MainActor final class Model { func f() { Task.detached { show(\"Olá a todos\") } } }",
            "@MainActor final class Model { func f() { DispatchQueue.global().async { show(\"Olá a todos\") } } }",
            "@MainActor final class Model { deinit { show(\"Olá a todos\") } }",
            "@MainActor final class Model { struct Inner { var a: String { \"Olá a todos\" } } }",
            "@MainActor final class Model { func f() { session.dataTask(with: u) { show(\"Olá a todos\") } } }",
            "func later(_ f: @Sendable () -> Void) {}\n@MainActor func g() { later { show(\"Olá a todos\") } }",
        ])
    func elsewhere(code: String) throws {
        #expect(try !isCalled(code))
    }

    @Test("Without an explicit isolation, the module's default applies, except to errors")
    func standard() throws {
        let plain = "struct Level { var name: String { \"Olá a todos\" } }"
        #expect(try isCalled(plain, by: .main))
        #expect(try !isCalled(plain, by: .nonisolated))
        #expect(try !isCalled("nonisolated \(plain)", by: .main))
        #expect(try !isCalled("actor A { func f() { show(\"Olá a todos\") } }", by: .main))
        let error = "enum E: LocalizedError { case a; var errorDescription: String? { \"Olá a todos\" } }"
        #expect(try !isCalled(error, by: .main))
    }

    @Test("Without known settings, calls that only a default isolation allows are evidence of it")
    func evidence() throws {
        let plain = "struct Level { var name: String { \"Olá a todos\" } }"
        #expect(try !isCalled(plain))
        #expect(try isCalled(plain, more: "struct Goal { var name: String { \"common.save\".localized } }"))
    }
}
