import Testing

@testable import TranslationFilling

@Suite("Checks of answers from services")
struct AnswerCheckTests {
    @Test("Marks that a service kept are found, unless the source text has them")
    func marks() {
        for answer in ["Oi <x id=\"0\">%@</x>", "Oi %@</x>", "Oi <x>%@", "Oi <span translate=\"no\">%@"] {
            #expect(MarkedText.hasMarks(answer, insteadOf: "Hi %@"))
        }
        #expect(!MarkedText.hasMarks("Oi <xyz>%@", insteadOf: "Hi %@"))
        #expect(!MarkedText.hasMarks("Oi <span class=\"a\">%@</span>", insteadOf: "Hi <span class=\"a\">%@</span>"))
    }

    @Test("An answer gets the white space at the ends of its source text")
    func edges() {
        #expect(AnswerEdges.restored(from: "Name: ", to: "Nome:") == "Nome: ")
        #expect(AnswerEdges.restored(from: "Name", to: "\nNome\n") == "Nome")
        #expect(AnswerEdges.restored(from: " ", to: "x") == "x")
        #expect(AnswerEdges.restored(from: "Name", to: " ") == " ")
    }
}
