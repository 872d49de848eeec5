import FitTodayStrings
import Testing

@Suite("The paywall")
struct PaywallStringsTests {
    private typealias Paywall = Strings.Paywall

    @Test("The paywall has an invitation and lists what Pro offers")
    func title() {
        expect(
            [Paywall.title, Paywall.Benefits.title],
            say: ["Go Pro": "Seja Pro", "What you get with Pro": "O que o Pro oferece"])
    }

    @Test("Benefits have a name and a sentence")
    func benefits() {
        typealias Benefit = Paywall.Benefit
        expect(
            [Benefit.unlimitedWorkouts, Benefit.aiPlans, Benefit.advancedStats, Benefit.prioritySupport],
            say: [
                "Unlimited workouts": "Treinos ilimitados", "AI training plans": "Planos de treino com IA",
                "Advanced stats": "Estatísticas avançadas", "Priority support": "Suporte prioritário",
            ])
        expect(
            Benefit.UnlimitedWorkouts.description, says: "As many workouts a day as you want.",
            "Quantos treinos você quiser por dia.")
    }

    @Test("Each feature of Pro has a name and a description of at most two sentences")
    func features() {
        expect(
            Domain.ProFeature.allCases.map(\.text),
            say: [
                "AI workouts": "Treinos com IA", "Smart exercise swaps": "Troca inteligente de exercícios",
                "FitPal chat": "Chat com o FitPal", "Unlimited history": "Histórico ilimitado",
                "Muscle soreness adjustments": "Ajuste por dor muscular", "Premium programs": "Programas premium",
                "Advanced settings": "Ajustes avançados", "Personal Trainer": "Personal Trainer",
                "Trainer workouts": "Treinos do personal",
                "Unlimited simultaneous challenges": "Desafios simultâneos ilimitados", "Silver league": "Liga Prata",
                "Gold league": "Liga Ouro", "Diamond league": "Liga Diamante", "Legend league": "Liga Lenda",
            ])
        expect(
            Domain.ProFeature.aiChat.summary, says: "Ask about exercises, form, and nutrition. Get answers right away.",
            "Tire dúvidas sobre exercícios, técnica e nutrição. A resposta vem na hora.")
    }

    @Test("The price is per month, per year, or once for life")
    func prices() {
        typealias Price = Paywall.Price
        let price = "R$ 19,90"
        expect(
            [Price.monthly(price: price), Price.yearly(price: price), Price.lifetime(price: price)],
            say: [
                "R$ 19,90 / month": "R$ 19,90 / mês", "R$ 19,90 / year": "R$ 19,90 / ano",
                "R$ 19,90 once": "R$ 19,90 uma única vez",
            ])
    }

    @Test("VoiceOver reads the slash in prices as “per month” and “per year”")
    func pricesSpoken() {
        typealias Price = Paywall.Price
        let price = "R$ 19,90"
        expect(
            [
                Price.Monthly.Accessibility.label(price: price), Price.Yearly.Accessibility.label(price: price),
                Price.Lifetime.Accessibility.label(price: price),
            ],
            say: [
                "R$ 19,90 per month": "R$ 19,90 por mês", "R$ 19,90 per year": "R$ 19,90 por ano",
                "R$ 19,90, one-time payment": "R$ 19,90, pagamento único",
            ])
    }

    @Test("The days of a trial agree in number")
    func trial() {
        expect(Paywall.trial(days:), says: [1: ("1 day free", "1 dia grátis"), 7: ("7 days free", "7 dias grátis")])
        expect(
            Paywall.Trial.terms(days: 7, price: "X"), says: "7 days free, then X. Cancel anytime.",
            "7 dias grátis, depois X. Cancele quando quiser.")
    }

    @Test("Purchases can be restored, and the result is shown")
    func restore() {
        typealias Restore = Paywall.Restore
        expect(
            [Paywall.restore, Restore.Success.title, Restore.Empty.title, Restore.Failed.title],
            say: [
                "Restore purchases": "Restaurar compras", "Purchase restored": "Compra restaurada",
                "No purchases to restore": "Nenhuma compra para restaurar",
                "Couldn’t restore purchases": "Não foi possível restaurar as compras",
            ])
    }

    @Test("Terms and privacy are linked")
    func links() {
        expect(
            [Paywall.terms, Paywall.privacy],
            say: ["Terms of use": "Termos de uso", "Privacy policy": "Política de privacidade"])
    }
}
