import FitTodayStrings
import Testing

/// The selection is one for the whole process: what is tried here goes one after another, and is put back.
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
}
