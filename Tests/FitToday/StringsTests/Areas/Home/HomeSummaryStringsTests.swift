import FitTodayStrings
import Testing

@Suite("Home: numbers, news and states")
struct HomeSummaryStringsTests {
    private typealias Home = Strings.Home

    @Test("A goal badge has an emoji, and VoiceOver reads the goal")
    func goalBadge() {
        expect(
            Domain.FitnessGoal.allCases.map(\.badge),
            say: [
                "💪 Muscle Gain": "💪 Ganho de Massa", "🏋️ Strength": "🏋️ Força", "⚖️ Weight Loss": "⚖️ Perda de Peso",
                "🏃 Endurance": "🏃 Resistência",
            ])
        expect(Home.Stats.Goal.Accessibility.label(goal: "X"), says: "Goal: X", "Objetivo: X")
    }

    @Test("Workouts per week agree in number, and “no workout” needs no number")
    func workouts() {
        expect(
            Home.Stats.Workouts.perWeek(workouts:),
            says: [1: ("1 workout a week", "1 treino por semana"), 4: ("4 workouts a week", "4 treinos por semana")])
        expect(
            Home.Stats.Workouts.thisWeek(workouts:),
            says: [
                0: ("No workouts this week", "Nenhum treino esta semana"),
                1: ("1 workout this week", "1 treino esta semana"),
                4: ("4 workouts this week", "4 treinos esta semana"),
            ])
    }

    @Test("Calories agree in number and gender, and a million calories takes “de”")
    func calories() {
        expect(
            Home.Stats.Calories.burned(calories:),
            says: [
                0: ("No calories burned yet", "Nenhuma caloria queimada ainda"),
                1: ("1 calorie burned", "1 caloria queimada"),
                320: ("320 calories burned", "320 calorias queimadas"),
                1_000_000: ("1,000,000 calories burned", "1.000.000 de calorias queimadas"),
            ])
        expect(
            Home.WeeklySummary.calories(calories: 1_000_000), says: "1,000,000 calories", "1.000.000 de calorias")
    }

    @Test("VoiceOver reads the weekly summary as one sentence whose three counts agree")
    func weeklySummary() {
        typealias Summary = Home.WeeklySummary
        expect(Summary.title, says: "Weekly summary", "Resumo da semana")
        expect(
            Summary.Accessibility.label(workouts: 1, minutes: 45, calories: 1),
            says: "Weekly summary: 1 workout, 45 minutes, and 1 calorie",
            "Resumo da semana: 1 treino, 45 minutos e 1 caloria")
        expect(
            Summary.Accessibility.label(workouts: 3, minutes: 1, calories: 900),
            says: "Weekly summary: 3 workouts, 1 minute, and 900 calories",
            "Resumo da semana: 3 treinos, 1 minuto e 900 calorias")
    }

    @Test("The weekly summary contains the number of remaining workouts")
    func remaining() {
        expect(
            Home.WeeklySummary.remaining(workouts:),
            says: [
                0: ("This week’s plan is complete", "Plano da semana concluído"),
                1: ("1 workout to go this week", "Falta 1 treino esta semana"),
                2: ("2 workouts to go this week", "Faltam 2 treinos esta semana"),
            ])
    }

    @Test("After an update, Home lists the new features with the version")
    func whatsNew() {
        expect(Home.WhatsNew.title, says: "What’s new in FitToday", "Novidades do FitToday")
        expect(Home.WhatsNew.version(version: "2.4"), says: "Version 2.4", "Versão 2.4")
        expect(Home.WhatsNew.dismiss, says: "Got it", "Entendi")
    }

    @Test("Home has texts for empty, loading and error states")
    func states() {
        expect(
            [Home.Empty.title, Home.loading, Home.Error.message],
            say: [
                "No workouts here yet": "Nenhum treino por aqui ainda", "Loading your day…": "Carregando seu dia…",
                "We couldn’t load your workouts. Check your connection and try again.":
                    "Não foi possível carregar seus treinos. Verifique sua conexão e tente de novo.",
            ])
    }

    @Test("Pulling refreshes: pull, release, refreshing")
    func refresh() {
        expect(
            [Home.Refresh.pull, Home.Refresh.release, Home.Refresh.refreshing],
            say: [
                "Pull to refresh": "Puxe para atualizar", "Release to refresh": "Solte para atualizar",
                "Refreshing…": "Atualizando…",
            ])
    }
}
