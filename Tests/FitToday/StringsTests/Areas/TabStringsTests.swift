import FitTodayStrings
import Testing

@Suite("The tab bar")
struct TabStringsTests {
    @Test("The tabs are Home, Programs, FitPal, Activity and Profile, in this order")
    func tabs() {
        expect(
            Domain.AppTab.allCases.map(\.text),
            say: [
                "Home": "Início", "Programs": "Programas", "FitPal": "FitPal", "Activity": "Atividade",
                "Profile": "Perfil",
            ])
    }

    @Test("The tabs Workout and Create remain for older screens")
    func older() {
        expect([Strings.Tab.workout, Strings.Tab.create], say: ["Workout": "Treino", "Create": "Criar"])
    }

    @Test("VoiceOver reads what each tab shows")
    func hints() {
        expect(
            Domain.AppTab.allCases.map(\.hint),
            say: [
                "Shows today’s workout and your week.": "Mostra o treino de hoje e sua semana.",
                "Shows the training programs.": "Mostra os programas de treino.",
                "Opens the chat with your AI assistant.": "Abre o chat com seu assistente de IA.",
                "Shows your history, challenges, and stats.":
                    "Mostra seu histórico, seus desafios e suas estatísticas.",
                "Shows your profile and settings.": "Mostra seu perfil e seus ajustes.",
            ])
    }
}
