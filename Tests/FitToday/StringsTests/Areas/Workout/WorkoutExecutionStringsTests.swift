import FitTodayStrings
import Testing

@Suite("Workout: during the exercise")
struct WorkoutExecutionStringsTests {
    private typealias Execution = Strings.Workout.Execution

    @Test("VoiceOver reads the timer in minutes and seconds that agree in number")
    func timer() {
        expect(Execution.Timer.Accessibility.label, says: "Workout time", "Tempo de treino")
        expect(
            Strings.Workout.Time.MinutesSeconds.Accessibility.value(minutes: 1, seconds: 30),
            says: "1 minute and 30 seconds", "1 minuto e 30 segundos")
        expect(
            Strings.Workout.Time.MinutesSeconds.Accessibility.value(minutes: 12, seconds: 1),
            says: "12 minutes and 1 second", "12 minutos e 1 segundo")
    }

    @Test("The progress is “Exercise 2 of 8” and “Set 1 of 4”")
    func progress() {
        expect(Execution.progress(current: 2, total: 8), says: "Exercise 2 of 8", "Exercício 2 de 8")
        expect(Execution.set(current: 1, total: 4), says: "Set 1 of 4", "Série 1 de 4")
        expect(
            Execution.Progress.Accessibility.value(completed: 1, total: 8), says: "1 of 8 exercises completed",
            "1 de 8 exercícios concluídos")
    }

    @Test("A set has a type, which VoiceOver reads after its number")
    func setType() {
        expect(
            Domain.SetType.allCases.map(\.text),
            say: [
                "Warm-up": "Aquecimento", "Working": "Normal", "Drop Set": "Drop Set", "Failure": "Falha",
                "Super Set": "Super Set",
            ])
        expect(
            Execution.Set.Accessibility.label(number: 1, total: 4, type: "X"), says: "Set 1 of 4, X", "Série 1 de 4, X")
    }

    @Test("A set has target and actual reps and weight, as labels")
    func targetAndActual() {
        expect(
            [Execution.Target.reps, Execution.Target.weight, Execution.Actual.reps, Execution.Actual.weight],
            say: [
                "Target reps": "Repetições-alvo", "Target weight": "Carga-alvo", "Reps done": "Repetições feitas",
                "Weight used": "Carga usada",
            ])
        expect(Execution.target(result: "X"), says: "Target: X", "Meta: X")
        expect(Execution.actual(result: "X"), says: "Done: X", "Feito: X")
    }

    @Test("The result of a set agrees in number, in the short and the spoken form")
    func result() {
        typealias Set = Strings.Workout.Set
        expect(Set.result(reps: 1, weight: "60 kg"), says: "1 rep × 60 kg", "1 rep × 60 kg")
        expect(Set.result(reps: 12, weight: "60 kg"), says: "12 reps × 60 kg", "12 reps × 60 kg")
        expect(
            Set.Result.Accessibility.label(repetitions: 12, weight: "X"), says: "12 repetitions at X",
            "12 repetições com X")
    }

    @Test("RPE ranges from 1 to 10, each with its meaning")
    func rpe() {
        typealias RPE = Strings.Workout.RPE
        let levels = (1...10).compactMap { Domain.RPELevel(rating: $0)?.text }
        #expect(Set(levels.map(\.english)).count == 10)
        #expect(Set(levels.map(\.portuguese)).count == 10)
        expect(RPE.value(rating: 8), says: "RPE 8", "RPE 8")
        expect(
            Domain.RPELevel.level8.text, says: "Hard: two more reps in the tank",
            "Pesado: dava para fazer mais duas repetições")
        expect(RPE.Accessibility.label, says: "Perceived effort, RPE", "Percepção de esforço, RPE")
    }

    @Test("The rest is shown in seconds")
    func rest() {
        expect(Execution.rest(seconds: 60), says: "Rest: 60 s", "Descanso: 60 s")
        expect(
            Execution.Rest.Accessibility.label(seconds:),
            says: [
                0: ("No rest between sets", "Sem descanso entre séries"),
                1: ("Rest between sets: 1 second", "Descanso entre séries: 1 segundo"),
                60: ("Rest between sets: 60 seconds", "Descanso entre séries: 60 segundos"),
            ])
    }

    @Test("Buttons complete a set, go back and forward, pause, finish and abandon")
    func buttons() {
        expect(
            [
                Execution.completeSet, Execution.previous, Execution.next, Execution.pause, Execution.finish,
                Execution.abandon,
            ],
            say: [
                "Complete set": "Concluir série", "Previous": "Anterior", "Next": "Próximo", "Pause": "Pausar",
                "Finish workout": "Finalizar treino", "Abandon workout": "Abandonar treino",
            ])
    }

    @Test("Abandoning needs a confirmation that names what is lost")
    func abandon() {
        typealias Confirm = Execution.Abandon.Confirm
        expect(
            [Confirm.title, Confirm.message, Execution.keepTraining],
            say: [
                "Abandon this workout?": "Abandonar este treino?",
                "Your progress in this session will be lost.": "Seu progresso nesta sessão será perdido.",
                "Keep training": "Continuar treinando",
            ])
    }
}
