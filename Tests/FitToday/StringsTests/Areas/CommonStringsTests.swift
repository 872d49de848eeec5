import FitTodayStrings
import Testing

@Suite("Common words and units")
struct CommonStringsTests {
    private typealias Common = Strings.Common

    @Test("Buttons are labeled with verbs, except for OK")
    func buttons() {
        expect(
            [
                Common.ok, Common.cancel, Common.save, Common.delete, Common.edit, Common.done, Common.retry,
                Common.close, Common.back, Common.next, Common.skip, Common.continue, Common.share, Common.search,
                Common.add, Common.remove,
            ],
            say: [
                "OK": "OK", "Cancel": "Cancelar", "Save": "Salvar", "Delete": "Excluir", "Edit": "Editar",
                "Done": "Concluir", "Retry": "Tentar de novo", "Close": "Fechar", "Back": "Voltar", "Next": "Avançar",
                "Skip": "Pular", "Continue": "Continuar", "Share": "Compartilhar", "Search": "Buscar",
                "Add": "Adicionar", "Remove": "Remover",
            ])
    }

    @Test("Loading ends in an ellipsis, because it continues")
    func loading() {
        expect(Common.loading, says: "Loading…", "Carregando…")
    }

    @Test("A button with only an icon has an accessibility label")
    func iconButtons() {
        expect(Common.Delete.Accessibility.label(item: "Supino"), says: "Delete Supino", "Excluir Supino")
        expect(Common.Share.Accessibility.label(item: "Supino"), says: "Share Supino", "Compartilhar Supino")
    }

    @Test("Minutes, hours, days and weeks agree in number; in Portuguese 0 counts as one")
    func times() {
        expect(
            Common.minutes(minutes:),
            says: [0: ("0 minutes", "0 minuto"), 1: ("1 minute", "1 minuto"), 45: ("45 minutes", "45 minutos")])
        expect(
            Common.hours(hours:), says: [0: ("0 hours", "0 hora"), 1: ("1 hour", "1 hora"), 2: ("2 hours", "2 horas")])
        expect(Common.days(days:), says: [0: ("0 days", "0 dia"), 1: ("1 day", "1 dia"), 7: ("7 days", "7 dias")])
        expect(
            Common.weeks(weeks:),
            says: [0: ("0 weeks", "0 semana"), 1: ("1 week", "1 semana"), 8: ("8 weeks", "8 semanas")])
    }

    @Test("In hours and minutes, each number agrees with its own unit")
    func hoursAndMinutes() {
        expect(Common.hoursMinutes(hours: 1, minutes: 1), says: "1 hour and 1 minute", "1 hora e 1 minuto")
        expect(Common.hoursMinutes(hours: 1, minutes: 30), says: "1 hour and 30 minutes", "1 hora e 30 minutos")
        expect(Common.hoursMinutes(hours: 2, minutes: 1), says: "2 hours and 1 minute", "2 horas e 1 minuto")
    }

    @Test("Kilograms and kilocalories agree in number, and a million of them takes “de” in Portuguese")
    func quantities() {
        expect(
            Common.kilograms(kilograms:),
            says: [
                0: ("0 kilograms", "0 quilo"), 1: ("1 kilogram", "1 quilo"), 80: ("80 kilograms", "80 quilos"),
                1_000_000: ("1,000,000 kilograms", "1.000.000 de quilos"),
            ])
        expect(
            Common.kilocalories(kilocalories:),
            says: [
                0: ("0 kilocalories", "0 quilocaloria"), 1: ("1 kilocalorie", "1 quilocaloria"),
                320: ("320 kilocalories", "320 quilocalorias"),
                1_000_000: ("1,000,000 kilocalories", "1.000.000 de quilocalorias"),
            ])
    }

    @Test("Narrow places use short forms, such as 245 min")
    func shortForms() {
        expect(Common.Minutes.short(minutes: 245), says: "245 min", "245 min")
        expect(Common.Hours.short(hours: 3), says: "3 h", "3 h")
        expect(Common.HoursMinutes.short(hours: 1, minutes: 30), says: "1 h 30 min", "1 h 30 min")
        expect(Common.Kilograms.short(weight: "22,5"), says: "22,5 kg", "22,5 kg")
        expect(Common.Kilocalories.short(kilocalories: 320), says: "320 kcal", "320 kcal")
        expect(Common.Weeks.short(weeks:), says: [1: ("1 wk", "1 sem."), 8: ("8 wks", "8 sem.")])
    }

    @Test("VoiceOver reads the symbol of a unit as a word")
    func symbols() {
        typealias Unit = Common.Unit
        expect([Unit.hours, Unit.kilograms, Unit.minutes], say: ["h": "h", "kg": "kg", "min": "min"])
        expect(
            [
                Unit.Hours.Accessibility.label, Unit.Kilograms.Accessibility.label, Unit.Minutes.Accessibility.label,
                Unit.Kilocalories.Accessibility.label,
            ],
            say: ["hours": "horas", "kilograms": "quilos", "minutes": "minutos", "kilocalories": "quilocalorias"])
    }
}
