import FitTodayStrings
import Testing

@Suite("Workout: my workouts")
struct WorkoutListStringsTests {
    private typealias Workout = Strings.Workout

    @Test("Three segments: My Workouts, Programs, Personal")
    func segments() {
        expect(
            Domain.WorkoutSegment.allCases.map(\.text),
            say: ["My Workouts": "Meus treinos", "Programs": "Programas", "Personal": "Personal"])
    }

    @Test("A workout can be created with a button and with a floating button")
    func create() {
        typealias Create = Workout.Create
        expect(
            [Create.button, Create.Floating.Accessibility.label, Create.Floating.Accessibility.hint, Create.title],
            say: [
                "Create workout": "Criar treino", "Create workout": "Criar treino",
                "Opens the form for a new workout.": "Abre o formulário de um novo treino.",
                "Create new workout": "Criar novo treino",
            ])
    }

    @Test("A workout has a name, an icon, a color and notes")
    func form() {
        typealias Create = Workout.Create
        expect(
            [Create.Name.label, Workout.Icon.label, Workout.Color.label, Create.Notes.label],
            say: ["Workout name": "Nome do treino", "Icon": "Ícone", "Color": "Cor", "Notes": "Observações"])
        expect(
            Create.Name.Error.empty, says: "Give your workout a name to save it.", "Dê um nome ao treino para salvar.")
    }

    @Test("Each icon is named for VoiceOver")
    func icons() {
        expect(
            Domain.WorkoutIcon.allCases.map(\.text),
            say: [
                "Dumbbell": "Halter", "Weightlifting": "Levantamento de peso", "Running": "Corrida",
                "Cycling": "Ciclismo", "Yoga": "Ioga", "Stretching": "Alongamento", "Boxing": "Boxe",
                "Jump rope": "Pular corda", "Heart": "Coração", "Flame": "Chama", "Lightning bolt": "Raio",
                "Stopwatch": "Cronômetro", "Trophy": "Troféu", "Star": "Estrela", "Moon": "Lua", "Sun": "Sol",
                "Leaf": "Folha", "Mountains": "Montanhas",
            ])
    }

    @Test("Each color is named for VoiceOver")
    func colors() {
        expect(
            Domain.WorkoutColor.allCases.map(\.text),
            say: [
                "Red": "Vermelho", "Orange": "Laranja", "Yellow": "Amarelo", "Green": "Verde",
                "Teal": "Verde-azulado", "Blue": "Azul", "Indigo": "Índigo", "Purple": "Roxo", "Pink": "Rosa",
                "Gray": "Cinza",
            ])
    }

    @Test("A card shows the last date, the duration and the program of the workout")
    func card() {
        typealias Card = Workout.Card
        expect(Card.lastDone(when: "X"), says: "Last done: X", "Última vez: X")
        expect(Card.duration(minutes: 45), says: "About 45 min", "Cerca de 45 min")
        expect(Card.fromProgram(program: "PPL"), says: "From the program PPL", "Do programa PPL")
        expect(
            Card.Duration.Accessibility.label(minutes:),
            says: [
                1: ("Estimated duration: 1 minute", "Duração estimada: 1 minuto"),
                45: ("Estimated duration: 45 minutes", "Duração estimada: 45 minutos"),
            ])
    }

    @Test("A card shows how often the workout was done, and “not yet” in words")
    func timesDone() {
        expect(
            Workout.Card.timesDone(times:),
            says: [
                0: ("Not done yet", "Ainda não feito"), 1: ("Done once", "Feito 1 vez"),
                12: ("Done 12 times", "Feito 12 vezes"),
            ])
    }

    @Test("VoiceOver reads the last time only of a workout that was done")
    func timesDoneSpoken() {
        func value(_ times: Int) -> LocalizedString { Workout.Card.Accessibility.value(times: times, when: "X") }
        expect(value(0), says: "Not done yet", "Ainda não feito")
        expect(value(1), says: "Done once. Last time: X", "Feito 1 vez. Última vez: X")
        expect(value(12), says: "Done 12 times. Last time: X", "Feito 12 vezes. Última vez: X")
    }

    @Test("VoiceOver reads a card as a whole")
    func cardSpoken() {
        expect(
            Workout.Card.Accessibility.label(name: "Peito", exercises: 6, minutes: 1),
            says: "Peito, 6 exercises, about 1 minute", "Peito, 6 exercícios, cerca de 1 minuto")
    }

    @Test("The empty list explains how to begin")
    func empty() {
        expect(
            [Workout.List.Empty.title, Workout.List.Empty.message, Workout.List.Empty.action],
            say: [
                "No workouts yet": "Nenhum treino ainda",
                "Tap + to put together a workout with the exercises you like.":
                    "Toque em + para montar um treino com os exercícios que você curte.",
                "Create first workout": "Criar primeiro treino",
            ])
    }
}
