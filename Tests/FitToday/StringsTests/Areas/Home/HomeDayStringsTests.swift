import FitTodayStrings
import Testing

@Suite("Home: the day and the week")
struct HomeDayStringsTests {
    private typealias Home = Strings.Home

    @Test("The greeting depends on the time of day and contains the name")
    func greeting() {
        expect(
            Domain.TimeOfDay.allCases.map { $0.greeting(name: "Ana") },
            say: [
                "Good morning, Ana": "Bom dia, Ana", "Good afternoon, Ana": "Boa tarde, Ana",
                "Good evening, Ana": "Boa noite, Ana",
            ])
    }

    @Test("The greeting without a name has no stray comma, at any time of day", arguments: [nil, "", " \n"])
    func greetingWithoutName(name: String?) {
        expect(
            Domain.TimeOfDay.allCases.map { $0.greeting(name: name) },
            say: ["Good morning": "Bom dia", "Good afternoon": "Boa tarde", "Good evening": "Boa noite"])
    }

    @Test("Morning begins at 5, afternoon at 12, evening at 18, and the night is evening")
    func timesOfDay() {
        expect(
            Domain.TimeOfDay.allCases.map(\.text), say: ["Morning": "Manhã", "Afternoon": "Tarde", "Evening": "Noite"])
        #expect([5, 11].map(Domain.TimeOfDay.init(hour:)) == [.morning, .morning])
        #expect([12, 17].map(Domain.TimeOfDay.init(hour:)) == [.afternoon, .afternoon])
        #expect([18, 23, 0, 4].map(Domain.TimeOfDay.init(hour:)) == [.evening, .evening, .evening, .evening])
    }

    @Test("The date line contains today's date; VoiceOver reads it as a complete sentence")
    func date() {
        expect(Home.Date.today(date: "2/3"), says: "Today, 2/3", "Hoje, 2/3")
        expect(Home.Date.Accessibility.label(date: "2/3"), says: "Today is 2/3", "Hoje é 2/3")
    }

    @Test("Day initials are S M T W T F S and D S T Q Q S S")
    func initials() {
        let initials = Domain.Weekday.allCases.map(\.initial)
        #expect(initials.map(\.english).joined(separator: " ") == "S M T W T F S")
        #expect(initials.map(\.portuguese).joined(separator: " ") == "D S T Q Q S S")
    }

    @Test("VoiceOver reads the full names of the days")
    func dayNames() {
        expect(
            Domain.Weekday.allCases.map(\.text),
            say: [
                "Sunday": "Domingo", "Monday": "Segunda-feira", "Tuesday": "Terça-feira", "Wednesday": "Quarta-feira",
                "Thursday": "Quinta-feira", "Friday": "Sexta-feira", "Saturday": "Sábado",
            ])
    }

    @Test("VoiceOver reads the state of a day (completed, today or pending) after its name")
    func dayStates() {
        typealias Day = Home.Week.Day
        expect(
            [Day.completed, Day.today, Day.pending, Day.todayCompleted],
            say: [
                "Completed": "Concluído", "Today": "Hoje", "Pending": "Pendente",
                "Today, completed": "Hoje, concluído",
            ])
        expect(
            Day.Accessibility.label(weekday: "Domingo", state: "Hoje"), says: "Domingo, Hoje", "Domingo, Hoje")
    }

    @Test("The progress is “3 of 7 days completed this week”")
    func week() {
        expect(
            Home.Week.summary(completed: 3, total: 7), says: "3 of 7 days completed this week",
            "Você treinou em 3 dos 7 dias desta semana")
    }

    @Test("The week's summary agrees with both counts")
    func weekAgreement() {
        expect(
            { Home.Week.summary(completed: $0, total: 7) },
            says: [
                0: ("0 of 7 days completed this week", "Você ainda não treinou em nenhum dos 7 dias desta semana"),
                1: ("1 of 7 days completed this week", "Você treinou em 1 dos 7 dias desta semana"),
                2: ("2 of 7 days completed this week", "Você treinou em 2 dos 7 dias desta semana"),
            ])
        expect(
            { Home.Week.summary(completed: 1, total: $0) },
            says: [
                1: ("1 of 1 day completed this week", "Você treinou em 1 do 1 dia desta semana"),
                2: ("1 of 2 days completed this week", "Você treinou em 1 dos 2 dias desta semana"),
            ])
    }

    @Test("The streak summary agrees in number")
    func streak() {
        expect(
            Home.Streak.banner(days:),
            says: [
                0: ("Start a streak today", "Comece uma sequência hoje"),
                1: ("Your streak: 1 day", "Sua sequência: 1 dia"),
                2: ("Your streak: 2 days", "Sua sequência: 2 dias"),
                7: ("Your streak: 7 days", "Sua sequência: 7 dias"),
            ])
        expect(
            Home.Streak.Banner.Accessibility.label(days:),
            says: [
                0: ("No workout streak yet", "Nenhuma sequência de treinos ainda"),
                1: ("Workout streak: 1 day", "Sequência de treinos: 1 dia"),
                7: ("Workout streak: 7 days", "Sequência de treinos: 7 dias"),
            ])
    }
}
