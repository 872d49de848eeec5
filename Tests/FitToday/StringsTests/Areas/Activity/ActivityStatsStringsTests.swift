import FitTodayStrings
import Testing

@Suite("Activity: sync, challenges and stats")
struct ActivityStatsStringsTests {
    private typealias Activity = Strings.Activity
    private typealias Challenges = Strings.Activity.Challenges
    private typealias Stats = Strings.Activity.Stats

    @Test("The sync is idle, running or done, with the time of the last sync")
    func sync() {
        typealias Sync = Activity.Sync
        expect(
            [Sync.idle, Sync.syncing, Sync.completed, Sync.last(time: "X")],
            say: [
                "Ready to sync": "Tudo pronto para sincronizar",
                "Syncing your workouts…": "Sincronizando seus treinos…",
                "All workouts synced": "Todos os treinos sincronizados", "Last synced: X": "Última sincronização: X",
            ])
        expect(
            [Domain.SyncStatus.idle, .syncing, .completed].map(\.text),
            say: [
                "Ready to sync": "Tudo pronto para sincronizar", "Syncing…": "Sincronizando…",
                "Sync complete": "Sincronização concluída",
            ])
    }

    @Test("A failed sync explains the reason in sentences with one full stop")
    func syncFailed() {
        typealias Failed = Activity.Sync.Failed
        let reason = Domain.SyncFailureReason.noNetwork.text
        #expect(
            Failed.message(reason: reason.english).english
                == "We couldn’t sync your workouts. You’re offline. Check your connection and try again.")
        #expect(
            Domain.SyncStatus.failed(reason: reason.portuguese).text.portuguese
                == "Não foi possível sincronizar. Você está sem internet. Verifique sua conexão e tente de novo.")
    }

    @Test("Challenges are active or completed, and can be joined")
    func challenges() {
        expect(
            [Challenges.active, Challenges.completed, Challenges.join],
            say: [
                "Active challenges": "Desafios ativos", "Completed challenges": "Desafios concluídos",
                "Join challenge": "Entrar no desafio",
            ])
        expect(
            Challenges.Join.Accessibility.label(challenge: "X"), says: "Join “X”", "Entrar no desafio “X”")
    }

    @Test("Days left and participants agree in number, and in Portuguese the verb too")
    func counts() {
        expect(
            Challenges.daysLeft(days:),
            says: [
                0: ("Ends today", "Termina hoje"), 1: ("1 day left", "Falta 1 dia"),
                7: ("7 days left", "Faltam 7 dias"),
            ])
        expect(
            Challenges.participants(participants:),
            says: [
                0: ("No participants yet", "Nenhum participante ainda"), 1: ("1 participant", "1 participante"),
                12: ("12 participants", "12 participantes"),
            ])
    }

    @Test("Progress in a challenge agrees with both counts")
    func progress() {
        expect(Challenges.Progress.workouts(completed: 1, total: 1), says: "1 of 1 workout", "1 de 1 treino")
        expect(Challenges.Progress.days(completed: 3, total: 7), says: "3 of 7 days", "3 de 7 dias")
        expect(
            Challenges.Progress.Workouts.Accessibility.value(completed: 3, total: 12),
            says: "You’ve done 3 of 12 workouts", "Você fez 3 de 12 treinos")
    }

    @Test("Stats have a weekly chart, the monthly volume and personal records")
    func sections() {
        expect(
            [Stats.Weekly.title, Stats.MonthlyVolume.title, Stats.Records.title],
            say: [
                "This week": "Esta semana", "Monthly volume": "Volume mensal", "Personal records": "Recordes pessoais",
            ])
    }

    @Test("The streaks agree in number")
    func streaks() {
        expect(
            Stats.Streak.Longest.Accessibility.label(days:),
            says: [
                0: ("Longest streak: none yet", "Maior sequência: nenhuma ainda"),
                1: ("Longest streak: 1 day", "Maior sequência: 1 dia"),
                2: ("Longest streak: 2 days", "Maior sequência: 2 dias"),
                7: ("Longest streak: 7 days", "Maior sequência: 7 dias"),
            ])
    }

    @Test("The axes of the charts have labels with their units")
    func axes() {
        typealias Axis = Stats.Chart.Axis
        expect(
            [Axis.day, Axis.week, Axis.month, Axis.minutes, Axis.workouts, Axis.calories, Axis.volume],
            say: [
                "Day": "Dia", "Week": "Semana", "Month": "Mês", "Minutes": "Minutos", "Workouts": "Treinos",
                "Calories (kcal)": "Calorias (kcal)", "Volume (kg)": "Volume (kg)",
            ])
    }

    @Test("VoiceOver reads a chart as a sentence whose counts agree")
    func charts() {
        expect(
            Stats.Weekly.Chart.Accessibility.value(workouts: 1, minutes: 45),
            says: "1 workout, 45 minutes in total", "1 treino, 45 minutos no total")
        expect(
            Stats.MonthlyVolume.Chart.Accessibility.value(kilograms: 1_000_000, workouts: 12),
            says: "1,000,000 kilograms in 12 workouts", "1.000.000 de quilos em 12 treinos")
    }
}
