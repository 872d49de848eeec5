import FitTodayStrings
import Testing

@Suite("Home: the AI generator card")
struct HomeGeneratorStringsTests {
    private typealias AI = Strings.Home.AI

    @Test("The card asks for focus, soreness and energy, then for muscles, fatigue and the time available")
    func questions() {
        expect(
            [
                AI.Focus.question, AI.Soreness.question, AI.Energy.question, AI.Muscles.question, AI.Fatigue.question,
                AI.Time.question,
            ],
            say: [
                "What’s the focus of your workout?": "Qual é o foco do treino?",
                "How sore are your muscles?": "Como está sua dor muscular?",
                "How’s your energy today?": "Como está sua energia hoje?",
                "What do you want to train today?": "O que você quer treinar hoje?",
                "How does your body feel?": "Como está seu corpo?",
                "How much time do you have?": "Quanto tempo você tem?",
            ])
    }

    @Test("The focus is a part of the body, the whole body, cardio or a surprise")
    func focus() {
        expect(
            Domain.DailyFocus.allCases.map(\.chip),
            say: [
                "Full Body": "Full Body", "Upper body": "Parte superior", "Lower body": "Parte inferior",
                "Cardio": "Cardio", "Core": "Abdômen", "Surprise me": "Me surpreenda",
            ])
    }

    @Test("Soreness ranges from none to severe and agrees with the feminine “dor”")
    func soreness() {
        expect(
            Domain.MuscleSoreness.allCases.map(\.chip),
            say: ["None": "Nenhuma", "Mild": "Leve", "Moderate": "Moderada", "Severe": "Forte"])
    }

    @Test("Energy ranges from low to high, and VoiceOver reads the step")
    func energy() {
        expect([AI.Energy.low, AI.Energy.high], say: ["Low": "Baixa", "High": "Alta"])
        expect(AI.Energy.Accessibility.value(level: 3, maximum: 5), says: "3 out of 5", "3 de 5")
    }

    @Test("Chosen muscle groups are counted")
    func muscles() {
        expect(
            AI.Muscles.selected(groups:),
            says: [
                0: ("No muscle group selected", "Nenhum grupo muscular selecionado"),
                1: ("1 muscle group selected", "1 grupo muscular selecionado"),
                3: ("3 muscle groups selected", "3 grupos musculares selecionados"),
            ])
    }

    @Test("Fatigue has five steps, and VoiceOver reads each name after its number")
    func fatigue() {
        expect(
            Domain.FatigueLevel.allCases.map(\.text),
            say: [
                "Rested": "Sem fadiga", "Light": "Leve", "Moderate": "Moderada", "High": "Alta", "Extreme": "Extrema",
            ])
        expect(AI.Fatigue.Accessibility.value(level: 4, name: "X"), says: "4 out of 5, X", "4 de 5, X")
    }

    @Test("The available time is short on a chip, and VoiceOver reads it in full")
    func time() {
        expect(AI.Time.title, says: "Time available", "Tempo disponível")
        expect(AI.Time.option(minutes: 45), says: "45 min", "45 min")
        expect(
            AI.Time.Option.Accessibility.label(minutes:),
            says: [1: ("1 minute", "1 minuto"), 45: ("45 minutes", "45 minutos")])
    }

    @Test("Generating shows three steps in turn and announces the end")
    func generating() {
        expect(
            [AI.generate, AI.generating, AI.Generating.analyzing, AI.Generating.optimizing, AI.ready],
            say: [
                "Generate my workout": "Gerar meu treino", "Generating your workout…": "Gerando seu treino…",
                "Looking at your preferences…": "Analisando suas preferências…",
                "Fine-tuning the exercises…": "Ajustando os exercícios…",
                "Your workout is ready!": "Seu treino está pronto!",
            ])
    }

    @Test("If no workout was generated, the card suggests a remedy and states that nothing is lost")
    func failure() {
        expect(
            AI.Error.message,
            says: "AI couldn’t generate your workout. Check your connection and try again. Your answers are saved.",
            "A IA não conseguiu gerar seu treino. Verifique sua conexão e tente de novo. Suas respostas estão salvas.")
    }
}
