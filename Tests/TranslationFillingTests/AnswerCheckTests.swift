import Testing

@testable import TranslationFilling

@Suite("Answers are checked before they are taken")
struct AnswerCheckTests {
    @Test("An answer gets the white space at its ends that the source has")
    func edges() {
        #expect(AnswerEdges.carried(from: "Name: ", to: "Nome:") == "Nome: ")
        #expect(AnswerEdges.carried(from: "Name", to: "\nNome\n") == "Nome")
        #expect(AnswerEdges.carried(from: " ", to: "x") == "x")
        #expect(AnswerEdges.carried(from: "Name", to: " ") == " ")
    }
}
