import FitTodayStrings
import Testing

@Suite("The tab bar")
struct TabStringsTests {
    @Test("The tabs are Home, Programs, Workout, FitPal, Activity and Profile, in this order")
    func tabs() {
        expect(
            Domain.AppTab.allCases.map(\.text),
            say: [
                "Home": "Início", "Programs": "Programas", "Workout": "Treino", "FitPal": "FitPal",
                "Activity": "Atividade", "Profile": "Perfil",
            ])
    }

    @Test("The tab Create remains for older screens")
    func older() {
        expect(Strings.Tab.create, says: "Create", "Criar")
    }

    @Test("VoiceOver reads what each tab shows")
    func hints() {
        expect(
            Domain.AppTab.allCases.map(\.hint),
            say: [
                "Shows today’s workout and your week.": "Mostra o treino de hoje e sua semana.",
                "Shows the training programs.": "Mostra os programas de treino.",
                "Shows your workouts and routines.": "Mostra seus treinos e rotinas.",
                "Opens the chat with your AI assistant.": "Abre o chat com seu assistente de IA.",
                "Shows your history, challenges, and stats.":
                    "Mostra seu histórico, seus desafios e suas estatísticas.",
                "Shows your profile and settings.": "Mostra seu perfil e seus ajustes.",
            ])
    }
}
