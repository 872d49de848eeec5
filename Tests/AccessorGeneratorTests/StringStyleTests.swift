import Foundation
import Testing

@testable import CatalogRuntime

@Suite("Localized strings as SwiftUI asks for them")
struct StringStyleTests {
    private let greeting: LocalizedString

    init() throws {
        greeting = try SampleTable(SampleTable.entry("k", ["en": "Hi %@", "pt-BR": "Oi, %@"]))["k", .string("Ana")]
    }

    @Test("The language of the moment when the style was made counts")
    func moment() {
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        #expect(style.format(greeting) == "Oi, Ana")
        #expect(CatalogLanguage.withLanguage("en") { style.format(greeting) } == "Oi, Ana")
    }

    @Test("A locale that is not the system's own has the last word")
    func environment() {
        let system = Locale(identifier: "en_US")
        let style = CatalogLanguage.withLanguage("en") { LocalizedString.Style() }
        #expect(style.locale(Locale(identifier: "pt_BR"), system: system).format(greeting) == "Oi, Ana")
        #expect(style.locale(Locale(identifier: "pt-PT"), system: system).format(greeting) == "Oi, Ana")
        #expect(style.locale(Locale(identifier: "pt_BR")).format(greeting) == "Oi, Ana")
    }

    @Test("The system's own locale leaves the choice made in the app as it is")
    func system() {
        let system = Locale(identifier: "en_US")
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        #expect(style.locale(system, system: system) == style)
        #expect(style.locale(.current).format(greeting) == "Oi, Ana")
    }

    @Test("A style can be kept and compared")
    func coding() throws {
        let style = CatalogLanguage.withLanguage("pt-BR") { LocalizedString.Style() }
        let kept = try JSONDecoder().decode(LocalizedString.Style.self, from: JSONEncoder().encode(style))
        #expect(kept == style)
    }
}
