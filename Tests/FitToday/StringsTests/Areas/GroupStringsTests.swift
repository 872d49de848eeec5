import FitTodayStrings
import Testing

@Suite("Groups")
struct GroupStringsTests {
    private typealias Group = Strings.Group

    @Test("A group is created, joined, left, and its friends are invited")
    func actions() {
        expect(
            [Group.create, Group.join, Group.leave, Group.invite],
            say: [
                "Create group": "Criar grupo", "Join group": "Entrar no grupo", "Leave group": "Sair do grupo",
                "Invite friends": "Convidar amigos",
            ])
    }

    @Test("An invitation encloses the group's name in quotation marks, so that any name fits")
    func invitation() {
        expect(
            Group.Invite.message(group: "Os Fortes"),
            says: "Join my group “Os Fortes” on FitToday and let’s train together! 💪",
            "Entre no meu grupo “Os Fortes” no FitToday e venha treinar com a gente! 💪")
        expect(Group.Invite.code(code: "AB12"), says: "Invite code: AB12", "Código de convite: AB12")
    }

    @Test("Members are counted")
    func members() {
        expect(Group.members(members:), says: [1: ("1 member", "1 membro"), 8: ("8 members", "8 membros")])
    }

    @Test("The leaderboard shows ranks in figures, in Portuguese as ordinals")
    func leaderboard() {
        expect(Group.Leaderboard.title, says: "Leaderboard", "Ranking")
        expect(Group.Leaderboard.place(place: 3), says: "#3", "3º")
        expect(
            Group.Leaderboard.Accessibility.value(workouts: 1, minutes: 45), says: "1 workout, 45 minutes this week",
            "1 treino, 45 minutos esta semana")
    }

    @Test("The group's streak agrees in number")
    func streak() {
        expect(
            Group.Streak.Accessibility.label(days:),
            says: [
                0: ("Group streak: not started yet", "Sequência do grupo: ainda não começou"),
                1: ("Group streak: 1 day", "Sequência do grupo: 1 dia"),
                2: ("Group streak: 2 days", "Sequência do grupo: 2 dias"),
                7: ("Group streak: 7 days", "Sequência do grupo: 7 dias"),
            ])
        expect(
            Group.Streak.daysRemaining(days:),
            says: [1: ("1 day to go", "Falta 1 dia"), 7: ("7 days to go", "Faltam 7 dias")])
    }

    @Test("Members on track agree with both counts")
    func onTrack() {
        expect(
            Group.Streak.onTrack(onTrack: 3, members: 8), says: "3 of 8 members on track", "3 de 8 membros em dia")
        expect(Group.Streak.onTrack(onTrack: 1, members: 1), says: "1 of 1 member on track", "1 de 1 membro em dia")
    }
}
