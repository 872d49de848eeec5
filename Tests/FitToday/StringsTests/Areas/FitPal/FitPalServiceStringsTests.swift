import FitTodayStrings
import Testing

@Suite("FitPal: errors, the key, the offer and plans")
struct FitPalServiceStringsTests {
    private typealias FitPal = Strings.FitPal

    @Test("Without a network, if the service fails, or if the answer is empty, FitPal suggests a remedy")
    func errors() {
        expect(
            [Domain.ChatError.noNetwork, .serviceFailed, .emptyAnswer].map(\.text),
            say: [
                "You’re offline. Check your connection and try again.":
                    "Você está sem internet. Verifique sua conexão e tente de novo.",
                "FitPal couldn’t answer. Try again in a moment.":
                    "O FitPal não conseguiu responder. Tente de novo daqui a pouco.",
                "FitPal sent an empty answer. Try asking another way.":
                    "O FitPal enviou uma resposta vazia. Tente perguntar de outro jeito.",
            ])
    }

    @Test("After the rate limit, FitPal shows the seconds to wait, and then that the user can continue")
    func rateLimit() {
        expect(
            { Domain.ChatError.rateLimited(seconds: $0).text },
            says: [
                0: (
                    "Too many questions in a row. You can try again now.",
                    "Muitas perguntas seguidas. Você já pode tentar de novo."
                ),
                1: (
                    "Too many questions in a row. Try again in 1 second.",
                    "Muitas perguntas seguidas. Tente de novo em 1 segundo."
                ),
                30: (
                    "Too many questions in a row. Try again in 30 seconds.",
                    "Muitas perguntas seguidas. Tente de novo em 30 segundos."
                ),
            ])
    }

    @Test("Without an API key, a prompt with a button leads to the screen for the key")
    func missingKey() {
        typealias Key = FitPal.APIKey
        expect(
            [Domain.ChatError.missingAPIKey.text, Key.Prompt.title, Key.button, Key.title],
            say: [
                "FitPal needs an OpenAI API key to answer. Add yours to start chatting.":
                    "O FitPal precisa de uma chave de API da OpenAI para responder. "
                    + "Adicione a sua para começar a conversar.",
                "Connect FitPal": "Conecte o FitPal", "Set up API key": "Configurar chave de API",
                "API Key": "Chave de API",
            ])
        expect(
            Key.Prompt.message,
            says: "FitPal uses your own OpenAI API key to answer. You set it up once, in a few minutes.",
            "O FitPal usa sua própria chave de API da OpenAI para responder. Você configura uma vez só, em poucos minutos."
        )
    }

    @Test("The screen for the API key explains where the key is stored, on each device", arguments: Device.allCases)
    func keyStorage(device: Device) {
        let places: [Device: (String, String)] = [
            .iPhone: ("on this iPhone", "neste iPhone"), .iPad: ("on this iPad", "neste iPad"),
            .mac: ("on your Mac", "no seu Mac"),
        ]
        let (english, portuguese) = places[device] ?? ("on this device", "neste aparelho")
        let text = FitPal.APIKey.storage
        #expect(text.resolved(in: "en", device: device) == "Your key is stored safely \(english).")
        #expect(
            text.resolved(in: "pt-BR", device: device) == "Sua chave fica guardada com segurança \(portuguese).")
    }

    @Test("The offer for free users has a title, four benefits and Subscribe")
    func upsell() {
        typealias Benefit = FitPal.Upsell.Benefit
        expect(
            [
                FitPal.Upsell.title, Benefit.workouts, Benefit.answers, Benefit.form, Benefit.motivation,
                FitPal.Upsell.subscribe,
            ],
            say: [
                "Train with FitPal by your side": "Treine com o FitPal ao seu lado",
                "Workouts made for you": "Treinos feitos para você", "Answers anytime": "Respostas a qualquer hora",
                "Better form": "Técnica em dia", "Motivation when it counts": "Motivação na hora certa",
                "Subscribe": "Assinar",
            ])
    }

    @Test("While the service is unavailable, there are quick tips")
    func quickTips() {
        typealias Tip = FitPal.QuickTip
        expect(
            Tip.intro, says: "FitPal can’t be reached right now. Here are some tips in the meantime.",
            "O FitPal está fora do ar no momento. Enquanto isso, veja algumas dicas.")
        expect(
            [Tip.title, Domain.QuickTip.hydration.text],
            say: ["Quick tips": "Dicas rápidas", "Drink water": "Beba água"])
        expect(
            Domain.QuickTip.hydration.advice, says: "Take small sips before, during, and after your workout.",
            "Tome pequenos goles antes, durante e depois do treino.")
    }

    @Test("A generated plan lists its focus areas and that a warm-up is included")
    func plan() {
        typealias Plan = FitPal.Plan
        expect(
            [Plan.title, Plan.focusAreas, Plan.FocusAreas.list(areas: "X"), Plan.warmup],
            say: [
                "Why this workout": "Por que este treino", "Focus areas": "Áreas de foco", "Focus: X": "Foco: X",
                "Warm-up included": "Aquecimento incluído",
            ])
        expect(
            Plan.summary(exercises: 1, minutes: 30), says: "Your workout has 1 exercise and takes about 30 minutes.",
            "Seu treino tem 1 exercício e dura cerca de 30 minutos.")
    }
}
