import FitTodayStrings
import Testing

@Suite("FitPal: the chat")
struct FitPalChatStringsTests {
    private typealias FitPal = Strings.FitPal

    @Test("FitPal is “Your AI Fitness Assistant”")
    func heading() {
        expect(
            [FitPal.title, FitPal.subtitle],
            say: ["FitPal": "FitPal", "Your AI Fitness Assistant": "Seu assistente fitness com IA"])
    }

    @Test("The greeting works with and without a name")
    func greeting() {
        expect(FitPal.Greeting.named(name: "Ana"), says: "Hi Ana, how can I help?", "Oi, Ana! Como posso ajudar?")
        expect(FitPal.Greeting.anonymous, says: "Hi, how can I help?", "Oi! Como posso ajudar?")
    }

    @Test("The first message begins “Hello! I'm FitPal”")
    func firstMessage() {
        expect(
            FitPal.firstMessage,
            says: "Hello! I’m FitPal, your training partner. Ask me about workouts, exercises, or nutrition.",
            "Olá! Eu sou o FitPal, seu parceiro de treino. Pergunte sobre treinos, exercícios ou nutrição.")
    }

    @Test("The quick actions are the seven of the product document and those of the current app")
    func quickActions() {
        expect(
            Domain.QuickAction.allCases.map(\.text),
            say: [
                "Suggest a workout": "Sugerir um treino", "Explain an exercise": "Explicar um exercício",
                "Nutrition tips": "Dicas de nutrição", "Motivation": "Motivação",
                "Plan my workout": "Montar meu treino",
                "Suggest exercises for back": "Sugerir exercícios para as costas",
                "How to improve my deadlift": "Como melhorar meu levantamento terra",
                "Suggest exercises":
                    "Sugerir exercícios",
                "Warm-up routine":
                    "Rotina de aquecimento",
                "Recovery tips":
                    "Dicas de recuperação",
                "Morning warm-up":
                    "Aquecimento matinal",
                "Evening stretching":
                    "Alongamento noturno",
                "Muscle-building tips":
                    "Dicas para hipertrofia",
                "Fat-burning tips":
                    "Dicas para emagrecer",
                "Endurance tips":
                    "Dicas de resistência",
                "Performance tips":
                    "Dicas de desempenho",
            ])
    }

    @Test("The prompt of each quick action is a complete sentence")
    func prompts() {
        expect(
            Domain.QuickAction.allCases.map(\.prompt),
            say: [
                "Suggest a workout for me today.": "Sugira um treino para eu fazer hoje.",
                "Explain how to do an exercise with good form. Ask me which one.":
                    "Explique como fazer um exercício com boa técnica. Antes, pergunte qual é.",
                "Give me nutrition tips for my goal.": "Quero dicas de nutrição para o meu objetivo.",
                "I need some motivation to train today.": "Preciso de motivação para treinar hoje.",
                "Plan my workouts for this week.": "Monte meus treinos desta semana.",
                "Suggest exercises for my back.": "Sugira exercícios para as costas.",
                "How can I improve my deadlift?": "Como posso melhorar meu levantamento terra?",
                "Suggest exercises for today. First, ask me which muscle group I want to train.":
                    "Sugira exercícios para hoje. Antes, pergunte qual grupo muscular quero treinar.",
                "Put together a warm-up routine for my workout.":
                    "Monte uma rotina de aquecimento para o meu treino.",
                "Give me tips to recover well after my workout.":
                    "Quero dicas para me recuperar bem depois do treino.",
                "Give me a short warm-up for the morning.":
                    "Quero um aquecimento curto para fazer de manhã.",
                "Give me a stretching routine for the evening.":
                    "Quero uma rotina de alongamento para a noite.",
                "Give me tips for building muscle.":
                    "Quero dicas para ganhar massa muscular.",
                "Give me tips for burning fat.":
                    "Quero dicas para emagrecer.",
                "Give me tips for improving my endurance.":
                    "Quero dicas para melhorar minha resistência.",
                "Give me tips for improving my performance.":
                    "Quero dicas para melhorar meu desempenho.",
            ])
    }

    @Test("The input has a placeholder, a send button, a typing indicator and a retry")
    func input() {
        expect(
            [FitPal.Input.placeholder, FitPal.Input.Send.Accessibility.label, FitPal.typing, FitPal.retry],
            say: [
                "Ask FitPal…": "Pergunte ao FitPal…", "Send message": "Enviar mensagem",
                "FitPal is typing": "O FitPal está digitando", "Retry": "Tentar de novo",
            ])
    }

    @Test("VoiceOver names the orb and the sender of each message: you, FitPal, the system")
    func spoken() {
        typealias Message = FitPal.Message
        expect(FitPal.Orb.Accessibility.label, says: "FitPal, your AI assistant", "FitPal, seu assistente de IA")
        expect(
            [
                Message.User.Accessibility.label(message: "X"), Message.Assistant.Accessibility.label(message: "X"),
                Message.System.Accessibility.label(message: "X"),
            ],
            say: ["You said: X": "Você disse: X", "FitPal said: X": "O FitPal disse: X", "Notice: X": "Aviso: X"])
        expect(
            Domain.ChatRole.allCases.map(\.text), say: ["You": "Você", "FitPal": "FitPal", "System": "Sistema"])
    }

    @Test("The sample dialogue for previews has three questions and their answers")
    func sample() {
        typealias Sample = FitPal.Sample
        expect(
            [Sample.Workout.question, Sample.Exercise.question, Sample.Nutrition.question],
            say: [
                "I have 40 minutes today. What should I train?": "Tenho 40 minutos hoje. O que eu treino?",
                "How deep should I squat?": "Até onde devo descer no agachamento?",
                "What can I eat before training?": "O que posso comer antes do treino?",
            ])
        let answers = [Sample.Workout.answer, Sample.Exercise.answer, Sample.Nutrition.answer]
        #expect(answers.flatMap(\.inBothLanguages).allSatisfy { $0.hasSuffix(".") })
    }
}
