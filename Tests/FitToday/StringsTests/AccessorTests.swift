import FitTodayStrings
import Testing

@Suite("The app's strings by their accessors")
struct AccessorTests {
    @Test("A tab is named in both languages")
    func tab() {
        #expect(Domain.AppTab.home.text.resolved(in: "en") == "Home")
        #expect(Domain.AppTab.home.text.resolved(in: "pt-BR") == "Início")
    }

    @Test("FitPal's message is read aloud in the current language")
    func message() {
        let message = Strings.FitPal.Message.Assistant.Accessibility.label(message: "Bora!")
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(message.resolved == "O FitPal disse: Bora!")
        }
        #expect(message.resolved(in: "en-GB") == "FitPal said: Bora!")
    }

    @Test("European Portuguese gets Brazilian Portuguese, and other languages get English")
    func negotiation() {
        #expect(Domain.AppTab.activity.text.resolved(in: "pt-PT") == "Atividade")
        #expect(Domain.AppTab.activity.text.resolved(in: "ja") == "Activity")
    }
}
