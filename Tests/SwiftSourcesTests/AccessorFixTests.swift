import LintRules
import Testing

@testable import SwiftSources

@Suite("Fixes that replace literals by accessors")
struct AccessorFixTests {
    private let catalog = """
        {"sourceLanguage":"en","strings":{"home.title":{"extractionState":"manual","localizations":{"en":{"stringUnit":
        {"state":"translated","value":"Home"}}}},"home.days":{"extractionState":"manual","localizations":{"en":
        {"stringUnit":{"state":"translated","value":"%lld days"}}}}},"version":"1.0"}
        """

    /// Returns the code with all fixes applied, and the number of findings.
    private func fixed(_ code: String, _ style: String, using name: String) async throws -> (String, Int) {
        let text = "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\n\(name)\n"
        let project = MarkedProject([
            ("Localizable.xcstrings", Array(catalog.utf8)),
            ("generate-strings.json", Array("{\"style\":\"\(style)\"}".utf8)), ("A.swift", Array((text + code).utf8)),
        ])
        let found = await project.findings(of: LiteralWhereAccessorExistsRule.description)
        let whole = try project.applying(found).files.first { $0.path == "A.swift" }?.bytes ?? []
        return (String(String(decoding: whole, as: UTF8.self).dropFirst(text.count)), found.count)
    }

    @Test(
        "A lookup that returns a string is replaced",
        arguments: [
            (#"let a = "home.title".localized"#, "let a = Strings.Home.title.resolved"),
            (#"f(NSLocalizedString("home.title", comment: "Tab"))"#, "f(Strings.Home.title.resolved)"),
            (#"f(String(localized: "home.title"))"#, "f(Strings.Home.title.resolved)"),
            (#"f("home.title".localized.count)"#, "f(Strings.Home.title.resolved.count)"),
        ])
    func portable(code: String, fixed: String) async throws {
        #expect(try await self.fixed(code, "portable", using: "let x = Strings.Home.title") == (fixed, 1))
    }

    @Test(
        "With Xcode’s names, the result is a localized text",
        arguments: [
            (#"let a = "home.title".localized"#, "let a = String(localized: .homeTitle)"),
            (#"Text("home.title").bold()"#, "Text(.homeTitle).bold()"),
        ])
    func apple(code: String, fixed: String) async throws {
        #expect(try await self.fixed(code, "apple", using: "let x = LocalizedStringResource.homeTitle") == (fixed, 1))
    }

    @Test(
        "Nothing is replaced if the type or the names are uncertain",
        arguments: [
            (#"Text("home.title")"#, "let x = Strings.Home.title"),
            (#"String(localized: "home.title", bundle: .main)"#, "let x = Strings.Home.title"),
            (#"let a = "home.days".localized"#, "let x = Strings.Home.title"),
            (#"let a = "home.title".localized"#, ""),
        ])
    func doubt(code: String, name: String) async throws {
        #expect(try await fixed(code, "portable", using: name) == (code, 1))
    }
}
