import FitTodayStrings
import Testing

@Suite("Home: today's workout")
struct HomeWorkoutStringsTests {
    private typealias Home = Strings.Home

    @Test("The suggestion card has a heading, a duration, a level badge and Start Workout")
    func suggestion() {
        typealias Suggestion = Home.Suggestion
        expect(
            [Suggestion.title, Suggestion.duration(minutes: 45), Domain.FitnessLevel.beginner.text, Suggestion.start],
            say: [
                "Today’s suggestion": "Sugestão de hoje", "45 min": "45 min", "Beginner": "Iniciante",
                "Start Workout": "Começar treino",
            ])
        expect(
            Suggestion.Duration.Accessibility.label(minutes:),
            says: [1: ("Duration: 1 minute", "Duração: 1 minuto"), 45: ("Duration: 45 minutes", "Duração: 45 minutos")])
        expect(Suggestion.Level.Accessibility.label(level: "X"), says: "Level: X", "Nível: X")
    }

    @Test("VoiceOver reads the whole card, and both counts agree")
    func suggestionSpoken() {
        expect(
            Home.Suggestion.Accessibility.label(workout: "Full Body", level: "X", minutes: 45, exercises: 1),
            says: "Full Body, X level, 45 minutes, 1 exercise", "Full Body, nível X, 45 minutos, 1 exercício")
    }

    @Test("An exercise row shows 3x12, and VoiceOver reads it in words")
    func setsAndReps() {
        expect(Home.Exercise.setsReps(sets: 3, reps: 12), says: "3x12", "3x12")
        expect(Home.Exercise.setsRepRange(sets: 3, minimum: 8, maximum: 12), says: "3x8–12", "3x8–12")
        expect(
            Home.Exercise.SetsReps.Accessibility.label(sets: 3, reps: 12), says: "3 sets of 12 repetitions",
            "3 séries de 12 repetições")
        expect(
            Home.Exercise.SetsReps.Accessibility.label(sets: 1, reps: 1), says: "1 set of 1 repetition",
            "1 série de 1 repetição")
    }

    @Test("The warm-up row shows “10 min warmup”")
    func warmup() {
        expect(Home.Exercise.warmup(minutes: 10), says: "10 min warmup", "10 min de aquecimento")
        expect(
            Home.Exercise.Warmup.Accessibility.label(minutes:),
            says: [
                1: ("1 minute of warm-up", "1 minuto de aquecimento"),
                10: ("10 minutes of warm-up", "10 minutos de aquecimento"),
            ])
    }

    @Test("The workout can be swapped once a day, as texts before and after the swap explain")
    func swap() {
        typealias Swap = Home.Swap
        expect(
            [Home.swap, Swap.note, Swap.Confirm.title, Swap.used],
            say: [
                "Swap workout": "Trocar treino",
                "Not feeling it? You can swap once a day.": "Não curtiu? Você pode trocar uma vez por dia.",
                "Swap today’s workout?": "Trocar o treino de hoje?",
                "You’ve used today’s swap. You can swap again tomorrow.":
                    "Você já usou a troca de hoje. Amanhã dá para trocar de novo.",
            ])
    }

    @Test("After training, the text is “Next workout soon”")
    func afterTraining() {
        expect(Home.Completed.nextWorkout, says: "Next workout soon", "Próximo treino em breve")
        expect(Home.Completed.title, says: "Workout complete!", "Treino concluído!")
    }

    @Test("Today's workout is available, swapped or done")
    func today() {
        expect(
            Domain.DailyWorkoutState.allCases.map(\.text),
            say: ["Available": "Disponível", "Swapped": "Trocado", "Done": "Concluído"])
        expect(
            [Home.Today.available, Home.Today.swapped, Home.Today.done],
            say: [
                "Your workout for today is ready.": "Seu treino de hoje está pronto.",
                "You swapped today’s workout. Here’s the new one.": "Você trocou o treino de hoje. Este é o novo.",
                "You’ve already trained today. Rest up and come back tomorrow.":
                    "Você já treinou hoje. Descanse e volte amanhã.",
            ])
    }

    @Test("An interrupted workout can be continued, and its progress agrees with both counts")
    func continuing() {
        expect(
            [Home.Continue.title, Home.Continue.resume],
            say: ["Continue your workout": "Continue seu treino", "Continue": "Continuar"])
        expect(Home.Continue.progress(completed: 3, total: 8), says: "3 of 8 exercises", "3 de 8 exercícios")
        expect(Home.Continue.progress(completed: 1, total: 1), says: "1 of 1 exercise", "1 de 1 exercício")
    }

    @Test("Three sections: the hero, Top for You and Week's Workout")
    func sections() {
        expect(
            [Home.Hero.Ready.title, Home.Section.topForYou, Home.Section.weeksWorkout],
            say: [
                "Today’s workout": "Treino de hoje", "Top for You": "Destaques para você",
                "Week’s Workout": "Treino da semana",
            ])
        expect(
            Home.Hero.Accessibility.label(workout: "PPL"), says: "Featured workout: PPL", "Treino em destaque: PPL")
    }

    @Test("A missing image has a placeholder, which VoiceOver reads with the name")
    func missingImage() {
        expect(Home.Image.placeholder, says: "No image available", "Imagem indisponível")
        expect(
            Home.Image.Placeholder.Accessibility.label(name: "Stiff"), says: "Stiff, no image", "Stiff, sem imagem")
    }
}
