import Testing

@testable import TranslationFilling

@Suite("Checks of answers from services")
struct AnswerCheckTests {
    @Test("An answer gets the white space at the ends of its source text")
    func edges() {
        #expect(AnswerEdges.restored(from: "Name: ", to: "Nome:") == "Nome: ")
        #expect(AnswerEdges.restored(from: "Name", to: "\nNome\n") == "Nome")
        #expect(AnswerEdges.restored(from: " ", to: "x") == "x")
        #expect(AnswerEdges.restored(from: "Name", to: " ") == " ")
    }
}
