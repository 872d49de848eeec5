import FitTodayStrings
import Testing

@Suite("The first run")
struct WelcomeStringsTests {
    private typealias Welcome = Strings.Welcome

    @Test("The four pages have titles: purpose, daily workout, FitPal, get started")
    func titles() {
        expect(
            [Welcome.Purpose.title, Welcome.DailyWorkout.title, Welcome.FitPal.title, Welcome.GetStarted.title],
            say: [
                "Welcome to FitToday": "Boas-vindas ao FitToday", "A workout every day": "Um treino para cada dia",
                "Meet FitPal": "Conheça o FitPal", "Ready to start?": "Bora começar?",
            ])
    }

    @Test("The text of each of the four pages explains its title in complete sentences")
    func texts() {
        expect(
            [Welcome.Purpose.text, Welcome.DailyWorkout.text, Welcome.FitPal.text, Welcome.GetStarted.text],
            say: [
                "Plan your workouts, log every set, and see how far you’ve come, all in one place.":
                    "Planeje seus treinos, registre cada série e acompanhe sua evolução em um só lugar.",
                """
                Every day you get a workout that fits your goal, your equipment, and the time you have. \
                Not in the mood for it? Swap it.
                """:
                    """
                Todo dia você recebe um treino que combina com seu objetivo, seus equipamentos e o tempo que você \
                tem. Não curtiu? É só trocar.
                """,
                "Your AI assistant builds workouts, explains exercises, and answers your questions.":
                    "Seu assistente de IA monta treinos, explica exercícios e tira suas dúvidas.",
                "Answer a few quick questions, and we’ll set up your first workouts.":
                    "Responda a algumas perguntas rápidas e já preparamos seus primeiros treinos.",
            ])
    }

    @Test("The page about FitPal shows a sample answer")
    func preview() {
        typealias Preview = Welcome.FitPal.Preview
        expect(Welcome.FitPal.badge, says: "AI preview", "Prévia da IA")
        expect(
            [Preview.question, Preview.answer],
            say: [
                "I have 30 minutes. What should I train today?": "Tenho 30 minutos. O que eu treino hoje?",
                "How about a quick Full Body session: 5 exercises, 3 sets each?":
                    "Que tal um Full Body rápido: 5 exercícios, 3 séries de cada?",
            ])
        expect(
            Preview.Accessibility.label(question: "A?", answer: "B."), says: "Sample chat. You: A? FitPal: B.",
            "Exemplo de conversa. Você: A? FitPal: B.")
    }

    @Test("Pages 1 to 3 have Skip and Continue, the last has Get Started")
    func buttons() {
        expect(
            [Welcome.skip, Welcome.continue, Welcome.getStarted],
            say: ["Skip": "Pular", "Continue": "Continuar", "Get Started": "Começar"])
    }

    @Test("VoiceOver reads the actions of the buttons")
    func hints() {
        expect(
            [
                Welcome.Skip.Accessibility.hint, Welcome.Continue.Accessibility.hint,
                Welcome.GetStarted.Accessibility.hint,
            ],
            say: [
                "Skips the introduction and goes to the profile setup.":
                    "Pula a introdução e vai para a criação do perfil.",
                "Shows the next page.": "Mostra a próxima página.",
                "Opens the profile setup.": "Abre a criação do perfil.",
            ])
    }

    @Test("VoiceOver reads “Page 2 of 4”")
    func page() {
        expect(
            Welcome.PageIndicator.Accessibility.value(page: 2, total: 4), says: "Page 2 of 4", "Página 2 de 4")
    }

    @Test("VoiceOver describes the illustration of each page")
    func illustrations() {
        expect(
            [
                Welcome.Purpose.Illustration.Accessibility.label, Welcome.DailyWorkout.Illustration.Accessibility.label,
                Welcome.FitPal.Illustration.Accessibility.label, Welcome.GetStarted.Illustration.Accessibility.label,
            ],
            say: [
                "Phone with a workout plan beside a pair of dumbbells":
                    "Celular com um plano de treino ao lado de um par de halteres",
                "Week of seven days, some with a check mark": "Semana de sete dias, alguns marcados como concluídos",
                "FitPal’s glowing orb": "Esfera luminosa do FitPal",
                "Person tying their shoes before a workout": "Pessoa amarrando o tênis antes do treino",
            ])
    }
}
