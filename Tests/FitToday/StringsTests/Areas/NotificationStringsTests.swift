import FitTodayStrings
import Testing

@Suite("Notifications")
struct NotificationStringsTests {
    private typealias Notifications = Strings.Notifications

    @Test("The bell shows the number of unread notifications, or that everything is read")
    func unread() {
        expect(
            Notifications.Unread.count(notifications:),
            says: [
                0: ("All notifications read", "Todas as notificações lidas"),
                1: ("1 unread notification", "1 notificação não lida"),
                5: ("5 unread notifications", "5 notificações não lidas"),
            ])
    }

    @Test("Notifications are grouped into today, yesterday and earlier")
    func sections() {
        typealias Section = Notifications.Section
        expect(
            [Section.today, Section.yesterday, Section.earlier],
            say: ["Today": "Hoje", "Yesterday": "Ontem", "Earlier": "Anteriores"])
    }

    @Test("“Read” agrees with the feminine “notificação”, for one and for all")
    func reading() {
        expect(
            [Notifications.markRead, Notifications.markAllRead, Notifications.Unread.Accessibility.value],
            say: [
                "Mark as read": "Marcar como lida", "Mark all as read": "Marcar todas como lidas",
                "Unread": "Não lida",
            ])
    }

    @Test("The request for permission has a reason and can be postponed")
    func permission() {
        typealias Permission = Notifications.Permission
        expect(
            [Permission.title, Permission.message, Permission.allow, Permission.later],
            say: [
                "Turn on notifications?": "Ativar as notificações?",
                "We’ll let you know about your challenges, your groups, and your trainer.":
                    "Vamos avisar você sobre seus desafios, seus grupos e seu personal.",
                "Turn on": "Ativar", "Not now": "Agora não",
            ])
    }
}
