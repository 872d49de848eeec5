import FitTodayStrings
import Testing

@Suite("Workout: the rest and the summary")
struct WorkoutSummaryStringsTests {
    private typealias RestTimer = Strings.Workout.RestTimer
    private typealias Summary = Strings.Workout.Summary

    @Test("The rest timer can be skipped, lengthened and shortened")
    func restTimer() {
        expect(
            [RestTimer.title, RestTimer.skip, RestTimer.addTime, RestTimer.AddTime.Accessibility.label],
            say: [
                "Rest timer": "Timer de descanso", "Skip rest": "Pular descanso", "+30 s": "+30 s",
                "Add 30 seconds": "Adicionar 30 segundos",
            ])
        expect(
            RestTimer.SubtractTime.Accessibility.label, says: "Subtract 15 seconds", "Diminuir 15 segundos")
    }

    @Test("VoiceOver reads the remaining seconds of the rest, and the verb agrees too")
    func remaining() {
        expect(
            RestTimer.Remaining.Accessibility.announcement(seconds:),
            says: [1: ("1 second left", "Falta 1 segundo"), 10: ("10 seconds left", "Faltam 10 segundos")])
    }

    @Test("The end of the rest announces the next set")
    func restIsOver() {
        expect(RestTimer.finished, says: "Rest is over", "Fim do descanso")
        expect(RestTimer.nextSet(current: 2, total: 4), says: "Next: set 2 of 4", "A seguir: série 2 de 4")
    }

    @Test("The end of a workout is celebrated, with the name if it is known")
    func celebration() {
        typealias Celebration = Summary.Celebration
        expect(Celebration.title, says: "Workout complete!", "Treino concluído!")
        expect(
            Celebration.message, says: "Great work. One more workout in the books.",
            "Mandou bem. Mais um treino para a conta.")
        expect(
            Celebration.Message.named(name: "Ana"), says: "Great work, Ana. One more workout in the books.",
            "Mandou bem, Ana. Mais um treino para a conta.")
    }

    @Test("Personal records are celebrated with their number")
    func recordsCelebrated() {
        expect(
            Summary.Celebration.records(records:),
            says: [
                1: ("You set a new personal record!", "Você bateu 1 recorde pessoal!"),
                3: ("You set 3 new personal records!", "Você bateu 3 recordes pessoais!"),
            ])
        expect(Summary.Records.count(records: 0), says: "No new records", "Nenhum recorde novo")
    }

    @Test("The figures are duration, volume, sets, reps and records")
    func figures() {
        expect(
            [Summary.duration, Summary.volume, Summary.sets, Summary.reps, Summary.records],
            say: [
                "Duration": "Duração", "Volume": "Volume", "Sets": "Séries", "Reps": "Reps", "Records": "Recordes",
            ])
    }

    @Test("VoiceOver reads sets, reps and volume as counts that agree")
    func figuresSpoken() {
        expect(
            Summary.Sets.Accessibility.label(sets:),
            says: [
                0: ("No sets completed", "Nenhuma série concluída"), 1: ("1 set completed", "1 série concluída"),
                20: ("20 sets completed", "20 séries concluídas"),
            ])
        expect(
            Summary.Reps.Accessibility.label(repetitions:),
            says: [
                1: ("1 repetition done", "1 repetição feita"), 200: ("200 repetitions done", "200 repetições feitas"),
            ])
        expect(
            Summary.Volume.Accessibility.value(kilograms:),
            says: [
                1: ("1 kilogram", "1 quilo"), 4250: ("4,250 kilograms", "4.250 quilos"),
                1_000_000: ("1,000,000 kilograms", "1.000.000 de quilos"),
            ])
    }

    @Test("The announcement agrees with its three counts; “no record” is in words")
    func announcement() {
        expect(
            Summary.Accessibility.announcement(minutes: 45, sets: 1, records: 0),
            says: "Workout complete. 45 minutes, 1 set, no new records.",
            "Treino concluído. 45 minutos, 1 série, nenhum recorde novo.")
        expect(
            Summary.Accessibility.announcement(minutes: 1, sets: 20, records: 1),
            says: "Workout complete. 1 minute, 20 sets, 1 new record.",
            "Treino concluído. 1 minuto, 20 séries, 1 recorde novo.")
    }

    @Test("The exercise summary shows the completed sets of each exercise and the best one")
    func exercises() {
        expect(Summary.Exercises.title, says: "Exercise summary", "Resumo dos exercícios")
        expect(Summary.Exercise.sets(completed: 3, total: 4), says: "3 of 4 sets", "3 de 4 séries")
        expect(Summary.Exercise.sets(completed: 1, total: 1), says: "1 of 1 set", "1 de 1 série")
        expect(Summary.Exercise.bestSet(result: "X"), says: "Best set: X", "Melhor série: X")
    }

    @Test("A workout can be saved and shared")
    func saveAndShare() {
        expect(
            [Summary.save, Summary.share],
            say: ["Save workout": "Salvar treino", "Share workout": "Compartilhar treino"])
        expect(
            Summary.Share.text(workout: "PPL", exercises: 6, minutes: 45),
            says: "I just finished “PPL” with FitToday: 6 exercises in 45 minutes. 💪",
            "Acabei de concluir “PPL” no FitToday: 6 exercícios em 45 minutos. 💪")
    }
}
