import Testing

@testable import CatalogLint

@Suite("Models that speak for themselves")
struct SmallTalkTests {
    @Test(
        "Excuses and talk are no translations",
        arguments: [
            "I'm sorry, I can't help with that.", "I’m sorry, but I cannot translate this.",
            "As an AI language model, I…",
            "Here is the translation: Início", "```json\nInício\n```", "Translation: Início",
            "Desculpe, mas não posso traduzir isso.", "\"I cannot assist with that request.\"",
        ]
    )
    func talk(text: String) {
        #expect(SmallTalk.mayBeIn(Array(text.utf8)[...]))
        #expect(SmallTalk.isFound(in: text, insteadOf: "Start"))
    }

    @Test(
        "Where the app is sorry itself, its words are a translation",
        arguments: [
            ("Sorry, we can't reach the server.", "Desculpe, mas não conseguimos falar com o servidor."),
            ("Couldn't save", "Sinto muito, mas não foi possível salvar"), ("Start", "Início"),
        ]
    )
    func notTalk(source: String, text: String) {
        #expect(!SmallTalk.isFound(in: text, insteadOf: source))
    }
}
