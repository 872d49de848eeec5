import Testing

@testable import CatalogLint

@Suite("Replies of language models instead of translations")
struct ModelReplyDetectorTests {
    @Test(
        "Apologies and introductions are recognized",
        arguments: [
            "I'm sorry, I can't help with that.", "I’m sorry, but I cannot translate this.",
            "As an AI language model, I…",
            "Here is the translation: Início", "```json\nInício\n```", "Translation: Início",
            "Desculpe, mas não posso traduzir isso.", "\"I cannot assist with that request.\"",
        ]
    )
    func talk(text: String) {
        #expect(ModelReplyDetector.mayBeIn(Array(text.utf8)[...]))
        #expect(ModelReplyDetector.isFound(in: text, insteadOf: "Start"))
    }

    @Test(
        "An apology is a translation if the source text apologizes too",
        arguments: [
            ("Sorry, we can't reach the server.", "Desculpe, mas não conseguimos falar com o servidor."),
            ("Couldn't save", "Sinto muito, mas não foi possível salvar"), ("Start", "Início"),
        ]
    )
    func notTalk(source: String, text: String) {
        #expect(!ModelReplyDetector.isFound(in: text, insteadOf: source))
    }
}
