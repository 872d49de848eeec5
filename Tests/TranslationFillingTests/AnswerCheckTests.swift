import Testing

@testable import TranslationFilling

@Suite("Answers are checked before they are taken")
struct AnswerCheckTests {
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

    @Test("Tags, placeholders and addresses must be the same, in whatever order")
    func markup() {
        #expect(MarkupComparison(source: "<b>Hi</b> {name}", translation: "{name}, <b>oi</b>").flaw == nil)
        #expect(
            MarkupComparison(source: "<b>Hi</b> {name}", translation: "Oi {nome}").flaw
                == .markup(missing: ["<b>", "</b>", "{name}"], added: ["{nome}"]))
        #expect(
            MarkupComparison(source: "See https://a.b", translation: "Veja https://a.c").flaw
                == .markup(missing: ["https://a.b"], added: ["https://a.c"]))
    }

    @Test("A tag that stands twice must stand twice, not once and not thrice")
    func markupCounts() {
        let (once, twice) = ("<b>a</b>", "<b>a</b> <b>c</b>")
        #expect(MarkupComparison(source: twice, translation: twice).flaw == nil)
        #expect(
            MarkupComparison(source: twice, translation: once).flaw == .markup(missing: ["<b>", "</b>"], added: []))
        #expect(
            MarkupComparison(source: once, translation: twice).flaw == .markup(missing: [], added: ["<b>", "</b>"]))
    }

    @Test("An answer gets the white space at its ends that the source has")
    func edges() {
        #expect(AnswerEdges.carried(from: "Name: ", to: "Nome:") == "Nome: ")
        #expect(AnswerEdges.carried(from: "Name", to: "\nNome\n") == "Nome")
        #expect(AnswerEdges.carried(from: " ", to: "x") == "x")
        #expect(AnswerEdges.carried(from: "Name", to: " ") == " ")
    }
}
