import FitTodayStrings
import Foundation
import Testing

/// The selection is global, so these tests run one after another and restore it.
@Suite("The choice of language inside the app", .serialized)
struct LanguageSelectionTests {
    @Test("It is kept as a word and read back")
    func rawValues() {
        #expect(LanguageSelection.allCases.map(\.rawValue) == ["system", "en", "pt-BR"])
        #expect(LanguageSelection(rawValue: "pt-BR") == .portuguese)
    }

    @Test("Languages are named in themselves")
    func names() {
        #expect(LanguageSelection.allCases.map { $0.name.resolved(in: "en") } == ["System", "English", "Português"])
        #expect(
            LanguageSelection.allCases.map { $0.name.resolved(in: "pt-BR") } == ["Sistema", "English", "Português"])
    }

    @Test("A switch shows in every text, and in who listens")
    func applying() async {
        defer { LanguageSelection.system.apply() }
        var changes = CatalogLanguage.selection.changes.makeAsyncIterator()
        LanguageSelection.portuguese.apply()
        #expect(Domain.AppTab.home.text.resolved == "Início")
        #expect(LanguageSelection.current == .portuguese)
        #expect(await changes.next() == "pt-BR")
        LanguageSelection.english.apply()
        #expect(Domain.AppTab.home.text.resolved == "Home")
        LanguageSelection.system.apply()
        #expect(LanguageSelection.current == .system)
    }

    @Test(
        "What earlier versions of the app stored is understood, all else is the system's language",
        arguments: [
            ("pt-BR", .portuguese), ("en", .english), ("system", .system), ("fr", .system), ("", .system),
            (nil, .system),
        ] as [(String?, LanguageSelection)])
    func storedValues(value: String?, selection: LanguageSelection) {
        #expect(LanguageSelection(stored: value) == selection)
    }

    @Test("Who chose Portuguese before the update still reads it after")
    func update() throws {
        let name = "fitloc-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(LanguageSelection.stored(in: defaults) == .system)
        defaults.set("pt-BR", forKey: "app_language")
        #expect(LanguageSelection.stored(in: defaults) == .portuguese)
        defer { LanguageSelection.system.apply() }
        LanguageSelection.stored(in: defaults).apply()
        #expect(Domain.AppTab.home.text.resolved == "Início")
        #expect(CatalogLanguage.locale.identifier.hasPrefix("pt_BR"))
    }

    @Test("A choice is kept as earlier versions of the app read it", arguments: LanguageSelection.allCases)
    func keeping(selection: LanguageSelection) throws {
        let name = "fitloc-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        selection.store(in: defaults)
        #expect(defaults.string(forKey: LanguageSelection.storageKey) == selection.rawValue)
        #expect(LanguageSelection.stored(in: defaults) == selection)
    }
}
