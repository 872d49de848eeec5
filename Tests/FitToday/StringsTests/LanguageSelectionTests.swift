import Foundation
import Testing

@testable import FitTodayStrings

/// The selection is global, so these tests run one after another and restore it.
@Suite("Selecting the language inside the app", .serialized)
struct LanguageSelectionTests {
    @Test("A selection is stored as a word and can be read back")
    func rawValues() {
        #expect(LanguageSelection.allCases.map(\.rawValue) == ["system", "en", "pt-BR"])
        #expect(LanguageSelection(rawValue: "pt-BR") == .portuguese)
    }

    @Test("Each language has its name in itself")
    func names() {
        #expect(LanguageSelection.allCases.map { $0.name.resolved(in: "en") } == ["System", "English", "Português"])
        #expect(
            LanguageSelection.allCases.map { $0.name.resolved(in: "pt-BR") } == ["Sistema", "English", "Português"])
    }

    @Test("A change applies to every text and notifies all listeners")
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
        "Values stored by earlier versions of the app are recognized; others mean the system's language",
        arguments: [
            ("pt-BR", .portuguese), ("en", .english), ("system", .system), ("fr", .system), ("", .system),
            (nil, .system),
        ] as [(String?, LanguageSelection)])
    func storedValues(value: String?, selection: LanguageSelection) {
        #expect(LanguageSelection(stored: value) == selection)
    }

    @Test("Users who selected Portuguese before the update still get it afterwards")
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

    @Test(
        "A selection is stored in the form that earlier versions of the app read", arguments: LanguageSelection.allCases
    )
    func keeping(selection: LanguageSelection) throws {
        let name = "fitloc-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        selection.store(in: defaults)
        #expect(defaults.string(forKey: LanguageSelection.storageKey) == selection.rawValue)
        #expect(LanguageSelection.stored(in: defaults) == selection)
    }

    @Test("Lookups by old keys have the stored language, follow its changes, and leave other changes alone")
    func following() {
        let defaults = UserDefaults.standard
        let before = defaults.string(forKey: LanguageSelection.storageKey)
        defer {
            defaults.set(before, forKey: LanguageSelection.storageKey)
            LanguageSelection.system.apply()
        }
        func change(to value: String?) {
            defaults.set(value, forKey: LanguageSelection.storageKey)
            // Apple's systems post this; Foundation on Linux does not.
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        }
        _ = LegacyStrings.app
        for (value, text) in [("pt-BR", "Salvar"), ("en", "Save"), ("pt-BR", "Salvar")] {
            change(to: value)
            #expect(LegacyStrings.app.text("common.save") == text)
        }
        change(to: nil)
        #expect(LanguageSelection.current == .system)
    }

    @Test("The date line has the order and the words of each language")
    func dateLine() throws {
        let day = Date(timeIntervalSince1970: 1_740_441_600)
        let zone = try #require(TimeZone(identifier: "UTC"))
        let texts = ["en_US", "en_GB", "pt_BR"].map { day.weekdayAndDay(in: Locale(identifier: $0), timeZone: zone) }
        #expect(texts == ["Tuesday, February 25", "Tuesday 25 February", "terça-feira, 25 de fevereiro"])
        let heading = CatalogLanguage.withLanguage("pt-BR") { day.weekdayAndDayHeading }
        #expect(heading.first?.isUppercase == true)
        #expect(heading.contains("-feira, "))
    }
}
