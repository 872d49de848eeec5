import FitTodayStrings
import Testing

@Suite("The check-in with a photo")
struct CheckInStringsTests {
    private typealias CheckIn = Strings.Checkin

    @Test("A check-in takes a photo and is sent to the group")
    func sending() {
        expect(
            [CheckIn.open, CheckIn.Photo.placeholder, CheckIn.submit, CheckIn.Success.title],
            say: [
                "Check in": "Fazer check-in", "Add a photo of your workout": "Adicione uma foto do seu treino",
                "Send check-in": "Enviar check-in", "Check-in complete!": "Check-in feito!",
            ])
    }

    @Test("For a workout that is too short, the required and the actual length are shown")
    func tooShort() {
        expect(
            CheckIn.Error.tooShort(minutes:),
            says: [
                1: (
                    "Check-ins need at least 30 minutes of training. This workout lasted 1 minute.",
                    "O check-in vale a partir de 30 minutos de treino. Este treino durou 1 minuto."
                ),
                20: (
                    "Check-ins need at least 30 minutes of training. This workout lasted 20 minutes.",
                    "O check-in vale a partir de 30 minutos de treino. Este treino durou 20 minutos."
                ),
            ])
    }

    @Test("The feed names the person who checked in, or “you”")
    func feed() {
        expect(CheckIn.Feed.checkedIn(name: "Ana"), says: "Ana checked in", "Ana fez check-in")
        expect(CheckIn.Feed.CheckedIn.you, says: "You checked in", "Você fez check-in")
        expect(
            CheckIn.Feed.Duration.Accessibility.label(minutes: 45), says: "45 minutes of training",
            "45 minutos de treino")
    }

    @Test("A rise on the leaderboard is celebrated with the new rank")
    func celebration() {
        expect(
            CheckIn.Celebration.RankUp.title(place: 3), says: "You moved up to #3!", "Você subiu para o 3º lugar!")
    }
}
