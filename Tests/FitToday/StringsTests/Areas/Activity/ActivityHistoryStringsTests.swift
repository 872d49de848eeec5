import FitTodayStrings
import Testing

@Suite("Activity: the history")
struct ActivityHistoryStringsTests {
    private typealias Activity = Strings.Activity
    private typealias Session = Strings.Activity.Session

    @Test("Four segments: Feed, where it is switched on, History, Challenges, Stats")
    func segments() {
        expect(
            Domain.ActivitySegment.allCases.map(\.text),
            say: ["Feed": "Feed", "History": "Histórico", "Challenges": "Desafios", "Stats": "Estatísticas"])
    }

    @Test("Each day of the calendar has its number of workouts")
    func calendar() {
        expect(
            Activity.Calendar.Day.Accessibility.value(workouts:),
            says: [
                0: ("No workouts", "Nenhum treino"), 1: ("1 workout", "1 treino"), 2: ("2 workouts", "2 treinos"),
            ])
        expect(Activity.Calendar.Legend.workout, says: "Workout day", "Dia de treino")
    }

    @Test("The row of a session has short units")
    func shortUnits() {
        expect(
            [
                Session.Duration.short(minutes: 45), Session.Volume.short(kilograms: 4250),
                Session.Calories.short(calories: 320), Session.HeartRate.short(beats: 128), Session.sets(sets: 20),
                Session.reps(reps: 200),
            ],
            say: [
                "45 min": "45 min", "4,250 kg": "4.250 kg", "320 kcal": "320 kcal", "128 bpm": "128 bpm",
                "20 sets": "20 séries", "200 reps": "200 reps",
            ])
        expect([Session.sets(sets: 1), Session.reps(reps: 1)], say: ["1 set": "1 série", "1 rep": "1 rep"])
    }

    @Test("VoiceOver reads a session's row in full words that agree in number")
    func spokenUnits() {
        expect(
            [
                Session.Duration.Accessibility.label(minutes: 1), Session.Volume.Accessibility.label(kilograms: 1),
                Session.Calories.Accessibility.label(calories: 1), Session.HeartRate.Accessibility.label(beats: 128),
                Session.Reps.Accessibility.label(reps: 1),
            ],
            say: [
                "Duration: 1 minute": "Duração: 1 minuto", "Volume: 1 kilogram": "Volume: 1 quilo",
                "1 calorie burned": "1 caloria queimada",
                "Average heart rate: 128 beats per minute": "Frequência cardíaca média: 128 batimentos por minuto",
                "1 repetition": "1 repetição",
            ])
    }

    @Test("A million calories or kilograms takes “de” in Portuguese")
    func millions() {
        expect(
            [
                Session.Calories.Accessibility.label(calories: 1_000_000),
                Session.Volume.Accessibility.label(kilograms: 1_000_000),
            ],
            say: [
                "1,000,000 calories burned": "1.000.000 de calorias queimadas",
                "Volume: 1,000,000 kilograms": "Volume: 1.000.000 de quilos",
            ])
    }

    @Test("The source of a session is FitToday, Apple Health, or both")
    func source() {
        expect(
            Domain.WorkoutSource.allCases.map(\.text),
            say: [
                "FitToday": "FitToday", "Apple Health": "Apple Health",
                "FitToday + Apple Health": "FitToday + Apple Health",
            ])
        expect(
            Strings.WorkoutSource.Merged.Accessibility.label, says: "FitToday and Apple Health",
            "FitToday e Apple Health")
    }

    @Test("A session names its challenge with the contribution, and its program")
    func contribution() {
        expect(
            [
                Session.challenge(challenge: "X"), Session.Challenge.workouts(workouts: 1, challenge: "X"),
                Session.Challenge.minutes(minutes: 45, challenge: "X"), Session.program(program: "PPL"),
            ],
            say: [
                "Counts toward “X”": "Conta para o desafio “X”", "+1 workout in “X”": "+1 treino no desafio “X”",
                "+45 minutes in “X”": "+45 minutos no desafio “X”", "Program: PPL": "Programa: PPL",
            ])
    }

    @Test("The evolution of a program shows calories and duration by session")
    func evolution() {
        typealias Evolution = Activity.Evolution
        expect(
            [Evolution.title, Evolution.Metric.calories, Evolution.Metric.duration],
            say: ["Progress by program": "Evolução por programa", "Calories": "Calorias", "Duration": "Duração"])
        expect(
            Evolution.Chart.Calories.Accessibility.value(sessions: 1, first: 300, last: 320),
            says: "1 session, from 300 to 320 calories", "1 sessão, de 300 a 320 calorias")
        expect(
            Evolution.Chart.Duration.Accessibility.value(sessions: 8, first: 40, last: 45),
            says: "8 sessions, from 40 to 45 minutes", "8 sessões, de 40 a 45 minutos")
    }

    @Test("The empty history explains how to fill it")
    func empty() {
        expect(
            [Activity.History.Empty.title, Activity.History.Empty.message],
            say: [
                "No workouts yet": "Nenhum treino ainda",
                "Complete a workout to see your progress here.": "Conclua um treino para ver seu progresso aqui.",
            ])
    }
}
