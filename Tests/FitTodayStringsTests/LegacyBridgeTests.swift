import TestSupport
import Testing

@testable import FitTodayStrings

@Suite("The app's old keys")
struct LegacyBridgeTests {
    private let keys = LegacyScreen.all.flatMap(\.keys)

    @Test("Each old key is there once, and what takes its place is a key of the catalog")
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

    @Test("The app's own tables, of February and of today, have no other keys", .enabled(if: Corpus.isExpected))
    func completeness() throws {
        let (old, new) = (try keys(ofApp: "fittoday"), try keys(ofApp: "fittoday-app"))
        #expect((old.count, new.count) == (689, 888))
        #expect(Set(keys.map(\.old)) == old.union(new))
    }

    private func keys(ofApp folder: String) throws -> Set<String> {
        let tables = try Corpus.files(in: folder, endingIn: ["strings"])
        let english = try #require(tables.first { $0.description.contains("en.lproj/Localizable") })
        let text = String(decoding: english.bytes, as: UTF8.self)
        return Set(text.matches(of: #/(?m)^"([^"]+)"\s*=/#).map { String($0.1) })
    }

    @Test("What the app looks up by an old key is what the new one says")
    func lookUp() {
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(LegacyText.text("home.greeting.morning", []) == "Bom dia")
            #expect(LegacyText.text("common.done", []) == "Concluir")
            #expect(LegacyText.text("programs.card.duration", [8]) == "8 semanas")
            #expect(LegacyText.text("groups.invite.message", ["Os Fortes"]).contains("Os Fortes"))
            #expect(LegacyText.text("tab.home", []) == "Início")
        }
    }

    @Test("Counts agree now, which they did not")
    func counts() {
        CatalogLanguage.withLanguage("en") {
            #expect(LegacyText.text("programs.card.duration", [1]) == "1 week")
            #expect(LegacyText.text("programs.card.duration", [UInt8(2)]) == "2 weeks")
        }
    }

    @Test("A key that is none stays as it is, like an argument that is not wanted")
    func unknown() {
        #expect(LegacyText.text("no.such.key", [1]) == "no.such.key")
        #expect(CatalogLanguage.withLanguage("en") { LegacyText.text("tab.home", [1]) } == "Home")
    }

    private protocol OldCalls {
        static func asTheAppWritesIt() -> [String]
    }

    @Test("The app's calls go on compiling")
    func calls() {
        let calls: any OldCalls.Type = OldScreen.self
        #expect(CatalogLanguage.withLanguage("en") { calls.asTheAppWritesIt() } == ["Home", "3 weeks"])
    }

    /// Calls as the app writes them; each of them warns, save in what is deprecated itself.
    private enum OldScreen: OldCalls {
        @available(*, deprecated)
        static func asTheAppWritesIt() -> [String] {
            ["tab.home".localized, "programs.card.duration".localized(with: 3)]
        }
    }
}
