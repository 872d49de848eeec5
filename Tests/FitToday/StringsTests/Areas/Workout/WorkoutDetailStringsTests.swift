import FitTodayStrings
import Testing

@Suite("Workout: its exercises")
struct WorkoutDetailStringsTests {
    private typealias Workout = Strings.Workout

    @Test("The hero summarizes the workout, and VoiceOver reads it in full words")
    func hero() {
        typealias Hero = Workout.Detail.Hero
        expect(
            Hero.summary(exercises: 1, minutes: 45), says: "1 exercise · about 45 min", "1 exercício · cerca de 45 min")
        expect(
            Hero.Summary.Accessibility.label(exercises: 6, minutes: 45), says: "6 exercises, about 45 minutes",
            "6 exercícios, cerca de 45 minutos")
    }

    @Test("The sections are Equipment Needed and the exercises")
    func sections() {
        expect(
            [Workout.Detail.Equipment.title, Workout.Detail.Equipment.none, Workout.Detail.Exercises.title],
            say: [
                "Equipment Needed": "Equipamento necessário", "No equipment needed": "Não precisa de equipamento",
                "Exercises": "Exercícios",
            ])
    }

    @Test("Sets × reps and rest are short; in the spoken form they agree in number")
    func prescription() {
        typealias Exercise = Workout.Exercise
        expect(Exercise.setsReps(sets: 4, reps: "8–12"), says: "4 × 8–12", "4 × 8–12")
        expect(Exercise.rest(seconds: 60), says: "60 s rest", "60 s de descanso")
        expect(Exercise.sets(sets:), says: [1: ("1 set", "1 série"), 4: ("4 sets", "4 séries")])
        expect(
            Exercise.Row.Accessibility.label(exercise: "Supino", sets: 1, repetitions: 12, rest: 60),
            says: "Supino, 1 set of 12 repetitions, 60 seconds of rest",
            "Supino, 1 série de 12 repetições, 60 segundos de descanso")
        expect(
            Exercise.Row.Accessibility.label(exercise: "Supino", sets: 4, repetitions: 12, rest: 0),
            says: "Supino, 4 sets of 12 repetitions, no rest", "Supino, 4 séries de 12 repetições, sem descanso")
    }

    @Test("Exercises can be reordered, and VoiceOver reads the new position")
    func reorder() {
        expect(Workout.Reorder.button, says: "Reorder", "Reordenar")
        expect(
            Workout.Reorder.Accessibility.announcement(item: "Supino", position: 2, total: 8),
            says: "Supino, position 2 of 8", "Supino, posição 2 de 8")
    }

    @Test("Deleting needs a confirmation that names what is deleted")
    func delete() {
        expect(
            [Workout.Delete.button, Workout.Delete.Confirm.title, Workout.Delete.Confirm.message(name: "Peito")],
            say: [
                "Delete workout": "Excluir treino", "Delete this workout?": "Excluir este treino?",
                "The workout “Peito” will be permanently deleted.": "O treino “Peito” será excluído permanentemente.",
            ])
    }

    @Test("Adding an exercise is confirmed")
    func add() {
        expect(Workout.Create.addExercise, says: "Add exercise", "Adicionar exercício")
        expect(
            Workout.Add.added(exercise: "Supino"), says: "Exercise added: Supino", "Exercício adicionado: Supino")
    }

    @Test("The search filters by muscle and by equipment")
    func search() {
        typealias Filter = Workout.Search.Filter
        expect(
            [
                Workout.Search.placeholder, Filter.muscle, Filter.equipment, Filter.Muscle.Accessibility.label,
                Filter.Equipment.Accessibility.label,
            ],
            say: [
                "Search exercises…": "Buscar exercícios…", "Muscle": "Músculo", "Equipment": "Equipamento",
                "Filter by muscle": "Filtrar por músculo", "Filter by equipment": "Filtrar por equipamento",
            ])
    }

    @Test("A search shows the number of results; without any, it suggests alternatives")
    func results() {
        typealias Search = Workout.Search
        expect(
            Search.Results.count(exercises:),
            says: [
                0: ("No exercises found", "Nenhum exercício encontrado"),
                1: ("1 exercise found", "1 exercício encontrado"),
                30: ("30 exercises found", "30 exercícios encontrados"),
            ])
        expect(
            Search.NoResults.message(query: "supno"),
            says: "No results for “supno”. Check the spelling or try another name.",
            "Nenhum resultado para “supno”. Confira a grafia ou tente outro nome.")
    }
}
