import FitTodayStrings
import Testing

@Suite("The enumerations of the domain")
struct DomainTests {
    private func texts<Value: CaseIterable>(_ type: Value.Type, _ text: (Value) -> LocalizedString) -> [String] {
        type.allCases.map { "\(text($0).resolved(in: "en"))/\(text($0).resolved(in: "pt-BR"))" }
    }

    @Test("Muscle groups")
    func muscleGroups() {
        #expect(
            texts(Domain.MuscleGroup.self, \.text) == [
                "Chest/Peito", "Back/Costas", "Shoulders/Ombros", "Biceps/Bíceps", "Triceps/Tríceps", "Legs/Pernas",
                "Core/Abdômen", "Glutes/Glúteos",
            ])
        #expect(Domain.MuscleGroup.allCases.map(\.wgerID) == [11, 12, 13, 8, 8, 9, 10, 9])
    }

    @Test("Each Wger category has its Brazilian name")
    func exerciseCategories() {
        let names = (8...15).map { Domain.ExerciseCategory(wgerID: $0)?.text.resolved(in: "pt-BR") }
        #expect(
            names == ["Braços", "Pernas", "Abdômen", "Peito", "Costas", "Ombros", "Panturrilhas", "Cardio"])
        #expect(
            texts(Domain.ExerciseCategory.self, \.text).map { $0.prefix { $0 != "/" } } == [
                "Arms", "Legs", "Abs", "Chest", "Back", "Shoulders", "Calves", "Cardio",
            ])
        #expect(Domain.ExerciseCategory(wgerID: 7) == nil)
    }

    @Test("Set types")
    func setTypes() {
        #expect(
            texts(Domain.SetType.self, \.text) == [
                "Warm-up/Aquecimento", "Working/Normal", "Drop Set/Drop Set", "Failure/Falha", "Super Set/Super Set",
            ])
    }

    @Test("A person's level, goals and equipment")
    func person() {
        #expect(
            texts(Domain.FitnessLevel.self, \.text) == [
                "Beginner/Iniciante", "Intermediate/Intermediário", "Advanced/Avançado",
            ])
        #expect(
            texts(Domain.FitnessGoal.self, \.text) == [
                "Muscle Gain/Ganho de Massa", "Strength/Força", "Weight Loss/Perda de Peso", "Endurance/Resistência",
            ])
        #expect(
            texts(Domain.EquipmentType.self, \.text) == [
                "Full Gym/Academia Completa", "Dumbbells Only/Apenas Halteres", "Bodyweight/Peso Corporal",
                "Home Gym/Academia em Casa",
            ])
    }

    @Test("Program categories are in the app's order")
    func programCategories() {
        #expect(
            texts(Domain.ProgramCategory.self, \.text) == [
                "Push Pull Legs/Push Pull Legs", "Full Body/Full Body", "Upper Lower/Superior e Inferior",
                "Specialized/Especializados", "Fat Loss/Perda de Gordura", "Home Workout/Treino em Casa",
            ])
    }

    @Test("The catalogue's ten names belong to the app's six groups")
    func catalogueNames() {
        let names = [
            "pushPullLegs", "fullBody", "upperLower", "specialized", "fatLoss", "homeWorkout", "weightLoss", "homeGym",
            "broSplit", "strength",
        ]
        #expect(
            names.map { Domain.ProgramCategory(catalogueName: $0) } == [
                .pushPullLegs, .fullBody, .upperLower, .specialized, .fatLoss, .homeWorkout, .fatLoss, .homeWorkout,
                .specialized, .specialized,
            ])
        #expect(Domain.ProgramCategory(catalogueName: "cardio") == nil)
        #expect(
            texts(Domain.CatalogueCategory.self, \.text) == [
                "Push Pull Legs/Push Pull Legs", "Full Body/Full Body", "Upper Lower/Superior e Inferior",
                "Bro Split/Bro Split", "Strength/Força", "Weight Loss/Perda de Peso", "Home Gym/Academia em Casa",
                "Specialized/Especializados",
            ])
        for category in Domain.CatalogueCategory.allCases {
            #expect(Domain.ProgramCategory(matching: category.rawValue) == category.category)
        }
    }

    @Test("Program tags, filters, levels and equipment")
    func programs() {
        #expect(texts(Domain.ProgramGoalTag.self, \.text) == ["Metabolic/Metabólico", "Strength/Força"])
        #expect(
            texts(Domain.ProgramFilter.self, \.text) == [
                "All/Todos", "Strength/Força", "Conditioning/Condicionamento", "Aerobic/Aeróbico",
                "Endurance/Resistência", "Wellness/Bem-estar",
            ])
        #expect(texts(Domain.ProgramLevel.self, \.text) == texts(Domain.FitnessLevel.self, \.text))
        #expect(Domain.ProgramLevel.allCases.map(\.fitnessLevel) == Domain.FitnessLevel.allCases)
        #expect(
            Domain.ProgramEquipment.allCases.map(\.rawValue)
                == ["gym", "home", "dumbbell", "bodyweight", "kettlebell", "bands"])
    }

    @Test("The tabs")
    func tabs() {
        #expect(
            texts(Domain.AppTab.self, \.text) == [
                "Home/Início", "Programs/Programas", "Workout/Treino", "FitPal/FitPal", "Activity/Atividade",
                "Profile/Perfil",
            ])
    }

    @Test("Weekdays begin with Sunday, in full, short and as initials")
    func weekdays() {
        #expect(Domain.Weekday.allCases.map { $0.initial.resolved(in: "en") }.joined(separator: " ") == "S M T W T F S")
        #expect(
            Domain.Weekday.allCases.map { $0.initial.resolved(in: "pt-BR") }.joined(separator: " ") == "D S T Q Q S S")
        #expect(Domain.Weekday(calendarWeekday: 1)?.text.resolved(in: "pt-BR").lowercased() == "domingo")
        #expect(Domain.Weekday(calendarWeekday: 7)?.short.resolved(in: "en") == "Sat")
        #expect(Domain.Weekday(calendarWeekday: 0) == nil)
        #expect(Domain.Weekday(calendarWeekday: 8) == nil)
    }

    @Test("The raw value is the last part of the key")
    func rawValues() {
        #expect(Domain.FitnessGoal(rawValue: "muscle_gain") == .muscleGain)
        #expect(Domain.WorkoutSource(rawValue: "health_kit") == .healthKit)
        #expect(Domain.ProFeature(rawValue: "ai_workout_generation") == .aiWorkoutGeneration)
        #expect(Domain.DailyWorkoutState.allCases.map(\.rawValue) == ["available", "swapped", "done"])
        #expect(Domain.ChatRole.allCases.map(\.rawValue) == ["user", "assistant", "system"])
    }

    @Test("Values that older versions stored under Portuguese names can be read")
    func legacyRawValues() {
        #expect(Domain.SetType(legacyRawValue: "Aquecimento") == .warmup)
        #expect(Domain.MuscleGroup(legacyRawValue: "Glúteos") == .glutes)
        #expect(Domain.FitnessLevel(legacyRawValue: "Intermediário") == .intermediate)
        #expect(Domain.SetType(legacyRawValue: "warmup") == nil)
        #expect(Set(Domain.MuscleGroup.allCases.map(\.legacyRawValue)).count == Domain.MuscleGroup.allCases.count)
    }

    @Test("Cases with associated values contain them in their text")
    func carried() {
        #expect(
            Domain.ChatError.rateLimited(seconds: 30).text.resolved(in: "pt-BR")
                == "Muitas perguntas seguidas. Tente de novo em 30 segundos.")
        let failed = Domain.SyncStatus.failed(reason: "No network").text.resolved(in: "en")
        #expect(failed.contains("No network"))
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(Domain.ChatError.noNetwork.localizedDescription.hasPrefix("Você está sem internet."))
        }
    }
}
