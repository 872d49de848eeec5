import FitTodayStrings
import Testing

@Suite("Programs")
struct ProgramsStringsTests {
    private typealias Programs = Strings.Programs

    @Test("The tab has a heading, a subtitle and a recommendation")
    func headings() {
        expect(
            [Programs.title, Programs.subtitle, Programs.Recommended.title],
            say: [
                "Programs": "Programas",
                "Find the program that fits your goal.": "Encontre o programa certo para o seu objetivo.",
                "Recommended for You": "Recomendados para você",
            ])
    }

    @Test("The six filter pills have this order")
    func filters() {
        expect(
            Domain.ProgramFilter.allCases.map(\.text),
            say: [
                "All": "Todos", "Strength": "Força", "Conditioning": "Condicionamento", "Aerobic": "Aeróbico",
                "Endurance": "Resistência", "Wellness": "Bem-estar",
            ])
    }

    @Test("The six categories have this order, each with the number of programs")
    func categories() {
        expect(
            Domain.ProgramCategory.allCases.map(\.text),
            say: [
                "Push Pull Legs": "Push Pull Legs", "Full Body": "Full Body", "Upper Lower": "Superior e Inferior",
                "Specialized": "Especializados", "Fat Loss": "Perda de Gordura", "Home Workout": "Treino em Casa",
            ])
        expect(
            Programs.Category.count(programs:),
            says: [
                0: ("No programs", "Nenhum programa"), 1: ("1 program", "1 programa"), 4: ("4 programs", "4 programas"),
            ])
        expect(
            Programs.Category.Accessibility.label(category: "PPL", programs: 3), says: "PPL, 3 programs",
            "PPL, 3 programas")
    }

    @Test("VoiceOver reads whether a category is expanded, in the feminine of “categoria”")
    func disclosure() {
        expect(
            [
                Programs.Category.Expand.Accessibility.label, Programs.Category.Collapse.Accessibility.label,
                Programs.Category.Expanded.Accessibility.value, Programs.Category.Collapsed.Accessibility.value,
            ],
            say: ["Expand": "Expandir", "Collapse": "Recolher", "Expanded": "Expandida", "Collapsed": "Recolhida"])
    }

    @Test("A card shows weeks, days per week and level, and has a premium badge")
    func card() {
        typealias Card = Programs.Card
        expect(Card.weeks(weeks:), says: [1: ("1 week", "1 semana"), 8: ("8 weeks", "8 semanas")])
        expect(
            Card.daysPerWeek(days:),
            says: [1: ("1 day a week", "1 dia por semana"), 4: ("4 days a week", "4 dias por semana")])
        expect(Card.DaysPerWeek.short(days: 4), says: "4x a week", "4x por semana")
        expect(
            Domain.ProgramLevel.allCases.map(\.text),
            say: ["Beginner": "Iniciante", "Intermediate": "Intermediário", "Advanced": "Avançado"])
        expect(
            [Card.premiumBadge, Card.PremiumBadge.Accessibility.label],
            say: ["Premium": "Premium", "Available only with Pro": "Disponível só no Pro"])
    }

    @Test("VoiceOver reads a card as a whole, and both counts agree")
    func cardSpoken() {
        expect(
            Programs.Card.Accessibility.label(program: "PPL", level: "X", weeks: 1, days: 6),
            says: "PPL, X level, 1 week, 6 days a week", "PPL, nível X, 1 semana, 6 dias por semana")
    }

    @Test("If no program matches, a button clears the filters")
    func empty() {
        expect(
            [Programs.Empty.title, Programs.Empty.message, Programs.Empty.clearFilters],
            say: [
                "No programs found": "Nenhum programa encontrado",
                "Try other filters, or clear them to see every program.":
                    "Tente outros filtros ou limpe a seleção para ver todos os programas.",
                "Clear filters": "Limpar filtros",
            ])
    }

    @Test("The detail describes the program, lists its workouts and starts it")
    func detail() {
        expect(
            [Programs.Detail.about, Programs.Detail.workouts, Programs.Detail.start],
            say: [
                "About this program": "Sobre este programa", "Workouts": "Treinos",
                "Start program": "Começar programa",
            ])
    }

    @Test("Equipment is named")
    func equipment() {
        expect(
            Domain.ProgramEquipment.allCases.map(\.text),
            say: [
                "Gym": "Academia", "Home": "Casa", "Dumbbells": "Halteres", "Bodyweight": "Peso corporal",
                "Kettlebell": "Kettlebell", "Bands": "Elásticos",
            ])
    }

    @Test("A feature without its key is shown as off, with the way to turn it on")
    func featureOff() {
        expect(Programs.FeatureOff.title, says: "Feature turned off", "Recurso desativado")
        expect(
            Programs.FeatureOff.message,
            says: "This feature is off because its API key is missing. Add the key in your profile to turn it on.",
            "Este recurso está desativado porque falta a chave de API. Adicione a chave no seu perfil para ativar.")
    }
}
