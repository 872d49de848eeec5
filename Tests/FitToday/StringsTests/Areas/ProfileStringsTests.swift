import FitTodayStrings
import Testing

@Suite("Profile")
struct ProfileStringsTests {
    private typealias Profile = Strings.Profile
    private typealias Stats = Strings.Profile.Stats

    @Test("A user without a name has a neutral name; there are texts for Edit Profile and the photo")
    func header() {
        expect(
            [Profile.Name.fallback, Profile.edit, Profile.Photo.title],
            say: ["Athlete": "Atleta", "Edit Profile": "Editar perfil", "Profile photo": "Foto de perfil"])
    }

    @Test("VoiceOver spells the initials that replace the photo")
    func initials() {
        expect(
            Profile.Initials.Accessibility.label(initials: "A S"), says: "Your initials, A S", "Suas iniciais, A S")
    }

    @Test("The streak and the longest streak agree in number")
    func streaks() {
        expect(
            Stats.Streak.Accessibility.label(days:),
            says: [
                0: ("Current streak: none yet", "Sequência atual: nenhuma ainda"),
                1: ("Current streak: 1 day", "Sequência atual: 1 dia"),
                2: ("Current streak: 2 days", "Sequência atual: 2 dias"),
                7: ("Current streak: 7 days", "Sequência atual: 7 dias"),
            ])
        expect(
            Stats.LongestStreak.days(days:),
            says: [0: ("None yet", "Nenhuma ainda"), 1: ("1 day", "1 dia"), 7: ("7 days", "7 dias")])
    }

    @Test("Minutes are counted this week and this month")
    func minutes() {
        expect(
            Stats.Minutes.week(minutes:),
            says: [
                0: ("No minutes of training this week", "Nenhum minuto de treino esta semana"),
                1: ("1 minute of training this week", "1 minuto de treino esta semana"),
                245: ("245 minutes of training this week", "245 minutos de treino esta semana"),
            ])
        expect(
            Stats.Minutes.month(minutes: 245), says: "245 minutes of training this month",
            "245 minutos de treino este mês")
    }

    @Test("Workouts are counted this week and this month, from Apple Health or estimated")
    func workouts() {
        expect(
            [
                Stats.Workouts.week(workouts: 0), Stats.Workouts.month(workouts: 1),
                Stats.Workouts.Week.appleHealth(workouts: 3), Stats.Workouts.Month.appleHealth(workouts: 1),
                Stats.Workouts.Week.estimated(workouts: 1), Stats.Workouts.Month.estimated(workouts: 12),
            ],
            say: [
                "No workouts this week": "Nenhum treino esta semana", "1 workout this month": "1 treino este mês",
                "3 workouts from Apple Health this week": "3 treinos do Apple Health esta semana",
                "1 workout from Apple Health this month": "1 treino do Apple Health este mês",
                "Estimated: 1 workout this week": "Estimativa: 1 treino esta semana",
                "Estimated: 12 workouts this month": "Estimativa: 12 treinos este mês",
            ])
    }

    @Test("Seven sections: Apple Health, Settings, Premium, Subscription, API Key, Privacy, About")
    func sections() {
        expect(
            [
                Profile.AppleHealth.title, Profile.Settings.title, Profile.Premium.title, Profile.Subscription.title,
                Profile.APIKey.title, Profile.Privacy.title, Profile.About.title,
            ],
            say: [
                "Apple Health": "Apple Health", "Settings": "Ajustes", "Premium": "Premium",
                "Subscription": "Assinatura", "API Key": "Chave de API", "Privacy": "Privacidade", "About": "Sobre",
            ])
    }

    @Test("Apple Health shows its state")
    func appleHealthState() {
        typealias State = Domain.AppleHealthState
        expect(
            [State.connected, .notConnected, .denied, .unavailable].map(\.text),
            say: [
                "Connected": "Conectado", "Not connected": "Não conectado", "No access": "Sem acesso",
                "Not available": "Indisponível",
            ])
        expect(Profile.AppleHealth.Accessibility.label(state: "X"), says: "Apple Health: X", "Apple Health: X")
    }

    @Test("Apple Health is connected and disconnected")
    func appleHealthButtons() {
        expect(
            [Profile.AppleHealth.connect, Profile.AppleHealth.disconnect],
            say: [
                "Connect Apple Health": "Conectar ao Apple Health",
                "Disconnect Apple Health": "Desconectar do Apple Health",
            ])
    }

    @Test("The language can be the system's, English or Português, which keep their own names")
    func language() {
        expect(Profile.Language.title, says: "Language", "Idioma")
        expect(
            LanguageSelection.allCases.map(\.name),
            say: ["System": "Sistema", "English": "English", "Português": "Português"])
    }

    @Test("The version is at the end")
    func version() {
        expect(Profile.version(version: "2.4.1"), says: "Version 2.4.1", "Versão 2.4.1")
    }
}
