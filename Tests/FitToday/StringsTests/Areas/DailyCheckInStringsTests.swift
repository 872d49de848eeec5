import FitTodayStrings
import Testing

@Suite("The daily check-in")
struct DailyCheckInStringsTests {
    private typealias Questionnaire = Strings.Questionnaire

    @Test("Three questions: focus, soreness, energy, and Question 1 of 3")
    func questions() {
        expect(
            [Questionnaire.Focus.title, Questionnaire.Soreness.title, Questionnaire.Energy.title],
            say: [
                "What’s your focus today?": "Qual é o seu foco hoje?",
                "Any muscle soreness?": "Alguma dor muscular?",
                "How’s your energy?": "Como está sua energia?",
            ])
        expect(Questionnaire.progress(question: 1, total: 3), says: "Question 1 of 3", "Pergunta 1 de 3")
    }

    @Test("Answers agree with the feminine “dor” and “energia”")
    func answers() {
        expect(
            Domain.MuscleSoreness.allCases.map(\.text),
            say: ["None": "Nenhuma", "Mild": "Leve", "Moderate": "Moderada", "Severe": "Forte"])
        expect(Domain.EnergyLevel.allCases.map(\.text), say: ["Low": "Baixa", "Medium": "Média", "High": "Alta"])
    }

    @Test("The last step creates the workout, and today can be skipped")
    func buttons() {
        expect(
            [Questionnaire.generate, Questionnaire.skip],
            say: ["Generate workout": "Gerar treino", "Skip today": "Pular hoje"])
    }
}
