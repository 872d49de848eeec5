import FitTodayStrings
import Testing

@Suite("Profile set-up")
struct OnboardingStringsTests {
    private typealias Onboarding = Strings.Onboarding

    @Test("The six steps are goal, training structure, equipment, level, health conditions, days per week")
    func titles() {
        expect(
            [
                Onboarding.Goal.title, Onboarding.Structure.title, Onboarding.Equipment.title, Onboarding.Level.title,
                Onboarding.Health.title, Onboarding.Frequency.title,
            ],
            say: [
                "What’s your main goal?": "Qual é o seu objetivo principal?",
                "Where do you train?": "Onde você treina?",
                "What equipment do you have?": "Quais equipamentos você tem?",
                "What’s your training level?": "Qual é o seu nível de treino?",
                "Any pain or health conditions?": "Alguma dor ou condição de saúde?",
                "How many days a week do you train?": "Quantos dias por semana você treina?",
            ])
    }

    @Test("Each of the six steps has a help text in complete sentences")
    func helpLines() {
        let lines = [
            Onboarding.Goal.help, Onboarding.Structure.help, Onboarding.Equipment.help, Onboarding.Level.help,
            Onboarding.Health.help, Onboarding.Frequency.help,
        ].flatMap(\.inBothLanguages)
        #expect(Set(lines).count == 12)
        #expect(lines.allSatisfy { $0.hasSuffix(".") && $0.count > 30 })
        expect(
            Onboarding.Level.help, says: "It sets how hard and how long your first workouts are.",
            "Ele define a intensidade e a duração dos seus primeiros treinos.")
    }

    @Test("The goals are fitness, conditioning and performance, each with an explanation")
    func goals() {
        expect(
            Domain.FitnessGoal.allCases.map(\.summary) + Domain.AdditionalGoal.allCases.map(\.summary),
            say: [
                "Build muscle with hypertrophy training": "Ganhe músculos com treinos de hipertrofia",
                "Lift heavier over time": "Levante cada vez mais carga",
                "Burn fat and keep your muscle": "Queime gordura e preserve os músculos",
                "Keep going longer before you tire": "Aguente mais tempo antes de cansar",
                "More stamina for everyday life": "Mais fôlego no dia a dia",
                "Do better at your sport": "Renda mais no seu esporte",
            ])
    }

    @Test("The training structure is a full gym, a basic gym, home with dumbbells, or anywhere")
    func structures() {
        expect(
            Domain.TrainingStructure.allCases.map(\.text),
            say: [
                "Full gym": "Academia completa", "Basic gym": "Academia básica",
                "At home, with dumbbells": "Em casa, com halteres", "Anywhere": "Em qualquer lugar",
            ])
    }

    @Test("Health conditions, including “none” and “other”, agree with the feminine “condição”")
    func healthConditions() {
        expect(
            Domain.HealthCondition.allCases.map(\.text),
            say: [
                "None": "Nenhuma", "Lower back pain": "Dor lombar", "Knee pain": "Dor no joelho",
                "Shoulder pain": "Dor no ombro", "Other": "Outra",
            ])
    }

    @Test("Each training method has an explanation")
    func methods() {
        expect(
            Domain.TrainingMethod.allCases.map(\.text),
            say: ["Traditional": "Tradicional", "Circuit": "Circuito", "HIIT": "HIIT", "Mixed": "Misto"])
        expect(
            Domain.TrainingMethod.mixed.summary, says: "A bit of everything, well balanced",
            "Um pouco de tudo, na medida certa")
    }

    @Test("Days a week agree in number")
    func frequency() {
        expect(
            Onboarding.Frequency.days(days:),
            says: [1: ("1 day a week", "1 dia por semana"), 5: ("5 days a week", "5 dias por semana")])
    }

    @Test("The progress is “Step 2 of 6”, or “Step 1 of 2” in the short form")
    func progress() {
        expect(Onboarding.progress(step: 2, total: 6), says: "Step 2 of 6", "Etapa 2 de 6")
        expect(Onboarding.progress(step: 1, total: 2), says: "Step 1 of 2", "Etapa 1 de 2")
    }

    @Test("The short form ends with “More customization” and the number of further questions")
    func shortForm() {
        expect(Onboarding.moreCustomization, says: "More customization", "Mais personalização")
        expect(
            Onboarding.MoreCustomization.help(questions: 4),
            says: "4 more questions for workouts that fit you even better.",
            "Mais 4 perguntas para treinos ainda mais com a sua cara.")
    }

    @Test("Editing has its own title and button, and confirms before changes are lost")
    func editing() {
        typealias Edit = Onboarding.Edit
        expect(
            [Edit.title, Edit.save, Edit.Discard.title, Edit.Discard.confirm, Edit.Discard.keepEditing],
            say: [
                "Edit training profile": "Editar perfil de treino", "Save changes": "Salvar alterações",
                "Discard changes?": "Descartar alterações?", "Discard": "Descartar",
                "Keep editing": "Continuar editando",
            ])
    }

    @Test("The text of the last step is not gendered")
    func finish() {
        expect(
            [Onboarding.finish, Onboarding.Done.title, Onboarding.Done.button],
            say: ["Finish": "Finalizar", "You’re all set!": "Tudo certo!", "Let’s go!": "Bora treinar!"])
    }
}
