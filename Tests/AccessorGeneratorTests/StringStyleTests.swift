import Foundation
import Testing

@testable import CatalogRuntime

@Suite("The style with which SwiftUI resolves localized strings")
struct StringStyleTests {
    private let greeting: LocalizedString

    init() throws {
        greeting = try SampleTable(SampleTable.entry("k", ["en": "Hi %@", "pt-BR": "Oi, %@"]))["k", .string("Ana")]
    }

    @Test("It uses the language that is selected when it is created")
    func moment() {
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        #expect(style.format(greeting) == "Oi, Ana")
        #expect(CatalogLanguage.withLanguage("en") { style.format(greeting) } == "Oi, Ana")
    }

    @Test("A locale other than the system's takes precedence")
    func environment() {
        let system = Locale(identifier: "en_US")
        let style = CatalogLanguage.withLanguage("en") { LocalizedString.Style() }
        #expect(style.locale(Locale(identifier: "pt_BR"), system: system).format(greeting) == "Oi, Ana")
        #expect(style.locale(Locale(identifier: "pt-PT"), system: system).format(greeting) == "Oi, Ana")
        #expect(style.locale(Locale(identifier: "pt_BR")).format(greeting) == "Oi, Ana")
    }

    @Test("The system's locale does not change the language selected in the app")
    func system() {
        let system = Locale(identifier: "en_US")
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        #expect(style.locale(system, system: system) == style)
        #expect(style.locale(.current).format(greeting) == "Oi, Ana")
    }

    @Test("It can be encoded and compared")
    func coding() throws {
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        let kept = try JSONDecoder().decode(LocalizedString.Style.self, from: JSONEncoder().encode(style))
        #expect(kept == style)
    }
}
