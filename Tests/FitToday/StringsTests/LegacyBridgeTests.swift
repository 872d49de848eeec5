import TestSupport
import Testing

@testable import FitTodayStrings

@Suite("The app's old keys")
struct LegacyBridgeTests {
    private let keys = LegacyScreen.all.flatMap(\.keys)

    @Test("Each old key occurs once, and its replacement is a key of the catalog")
    func successors() {
        #expect(Set(keys.map(\.old)).count == keys.count)
        for key in keys {
            guard let new = key.new else {
                #expect(!key.note.isEmpty, "\(key.old)")
                continue
            }
            #expect(LocalizedString(table_Localizable, key: new) != nil, "\(key.old) → \(new)")
        }
    }

    @Test("The app's own tables, from February and from today, have no other keys", .enabled(if: Corpus.isExpected))
    func completeness() throws {
        let (old, new) = (try keys(ofApp: "fittoday"), try keys(ofApp: "fittoday-app"))
        #expect((old.count, new.count) == (689, 888))
        #expect(Set(keys.map(\.old)) == old.union(new))
    }

    private func keys(ofApp folder: String) throws -> Set<String> {
        let tables = try Corpus.realFiles(in: folder, endingIn: ["strings"])
        let english = try #require(tables.first { $0.description.contains("en.lproj/Localizable") })
        let text = String(decoding: english.bytes, as: UTF8.self)
        return Set(text.matches(of: #/(?m)^"([^"]+)"\s*=/#).map { String($0.1) })
    }

    @Test("A lookup by an old key yields the text of the new key")
    func lookUp() {
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(text("home.greeting.morning") == "Bom dia")
            #expect(text("common.done") == "Concluir")
            #expect(text("programs.card.duration", 8) == "8 semanas")
            #expect(text("groups.invite.message", "Os Fortes").contains("Os Fortes"))
            #expect(text("tab.home") == "Início")
        }
    }

    @Test("Counts now agree in number, unlike before")
    func counts() {
        CatalogLanguage.withLanguage("en") {
            #expect(text("programs.card.duration", 1) == "1 week")
            #expect(text("programs.card.duration", UInt8(2)) == "2 weeks")
        }
    }

    @Test("An unknown key is returned unchanged, and superfluous arguments are not shown")
    func unknown() {
        #expect(text("no.such.key", 1) == "no.such.key")
        #expect(CatalogLanguage.withLanguage("en") { text("tab.home", 1) } == "Home")
    }

    /// Returns a text as the app requests it, with or without arguments.
    private func text(_ key: String, _ arguments: any CVarArg...) -> String {
        arguments.isEmpty ? LegacyStrings.app.text(key) : LegacyStrings.app.text(key, arguments: arguments)
    }
}
