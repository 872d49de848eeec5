import FitTodayStrings
import Testing

@Suite("The personal trainer")
struct PersonalTrainerStringsTests {
    private typealias Personal = Strings.Personal

    @Test("A trainer can be found by name or by an invite code")
    func finding() {
        typealias Trainer = Personal.Trainer
        expect(
            [Trainer.title, Trainer.Find.button, Trainer.Search.placeholder, Trainer.Invite.header],
            say: [
                "Personal Trainer": "Personal Trainer", "Find a personal trainer": "Buscar personal trainer",
                "Search by name…": "Buscar por nome…", "Or use an invite code": "Ou use um código de convite",
            ])
        expect(
            Trainer.Search.Accessibility.announcement(trainers:),
            says: [
                0: ("No trainers found", "Nenhum personal encontrado"),
                1: ("1 trainer found", "1 personal encontrado"),
                4: ("4 trainers found", "4 personais encontrados"),
            ])
    }

    @Test("The connection is none, pending, active, paused or cancelled")
    func status() {
        expect(
            Domain.TrainerStatus.allCases.map(\.text),
            say: [
                "No trainer yet": "Ainda sem personal", "Waiting for approval": "Aguardando aprovação",
                "Connected": "Conexão ativa", "Connection paused": "Conexão pausada",
                "Connection canceled": "Conexão cancelada",
            ])
    }

    @Test("Disconnecting needs a confirmation that explains what stays")
    func disconnecting() {
        typealias Disconnect = Personal.Trainer.Disconnect
        expect(
            [Disconnect.title(trainer: "Ana"), Disconnect.message],
            say: [
                "Disconnect from Ana?": "Desconectar de Ana?",
                "You won’t get new workouts anymore. The ones you’ve done stay in your history.":
                    "Você não vai mais receber novos treinos. Os que já fez continuam no histórico.",
            ])
    }

    @Test("The number of pending workouts from the trainer is shown, none in words")
    func pending() {
        expect(
            Personal.Workouts.pending(workouts:),
            says: [
                0: ("All done", "Tudo em dia"), 1: ("1 pending", "1 pendente"), 3: ("3 pending", "3 pendentes"),
            ])
    }

    @Test("The progress of a workout agrees with both counts")
    func progress() {
        typealias Progress = Personal.Workout.Progress
        expect(
            Progress.Accessibility.value(completed: 1, total: 4), says: "1 of 4 sessions completed",
            "1 de 4 sessões concluídas")
        expect(
            Progress.Accessibility.value(completed: 1, total: 1), says: "1 of 1 session completed",
            "1 de 1 sessão concluída")
    }

    @Test("Feedback has a rating in stars and the trainer's reply")
    func feedback() {
        expect(
            Personal.Feedback.Rating.Accessibility.value(stars:),
            says: [
                0: ("No rating", "Sem avaliação"), 1: ("1 star out of 5", "1 estrela de 5"),
                5: ("5 stars out of 5", "5 estrelas de 5"),
            ])
        expect(Personal.Feedback.reply, says: "Trainer’s reply", "Resposta do personal")
    }

    @Test("A PDF is shown page by page")
    func pdf() {
        expect(Personal.PDF.page(page: 2, pages: 5), says: "Page 2 of 5", "Página 2 de 5")
        expect(Personal.PDF.title, says: "PDF workouts", "Fichas em PDF")
    }
}
