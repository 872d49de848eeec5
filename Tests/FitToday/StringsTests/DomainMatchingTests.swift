import FitTodayStrings
import Foundation
import Testing

@Suite("Conversion from the app's own types")
struct DomainMatchingTests {
    /// Types with the names of the app's types and values.
    private enum ProgramLevel: String, CaseIterable { case beginner, intermediate, advanced }
    private enum FitnessGoal: String, CaseIterable { case hypertrophy, endurance, weightLoss }
    private enum WorkoutSource: String, CaseIterable {
        case app
        case appleHealth = "apple_health"
        case merged
    }
    private enum Segment: String, CaseIterable {
        case history = "Histórico"
        case challenges = "Desafios"
        case stats = "Stats"
    }
    private enum Level: String, CaseIterable {
        case first = "Iniciante"
        case second = "Avançado"
        case third = "Nenhum"
    }

    @Test("Raw values and names of cases are found")
    func appTypes() {
        #expect(ProgramLevel.allCases.map { Domain.ProgramLevel(matching: $0) } == Domain.ProgramLevel.allCases)
        #expect(Segment.allCases.map { Domain.ActivitySegment(matching: $0) } == [.history, .challenges, .stats])
    }

    @Test("The current app's names for the same values are found too")
    func aliases() {
        #expect(WorkoutSource.allCases.map { Domain.WorkoutSource(matching: $0) } == [.app, .healthKit, .merged])
        #expect(
            FitnessGoal.allCases.map { Domain.FitnessGoal(matching: $0) } == [.muscleGain, .endurance, .weightLoss])
        #expect(Domain.HealthCondition(matching: "lowerBackPain") == .lowerBack)
        #expect(Domain.AppTab(matching: "fitorb") == .fitpal)
        #expect(
            ["dumbbell", "pullupBar", "szBar", "none"].map { Domain.ExerciseEquipment(matching: $0) }
                == [.dumbbells, .pullUpBar, .ezBar, .noEquipment])
        #expect(
            ["notAvailable", "notDetermined", "authorized"].map { Domain.AppleHealthState(matching: $0) }
                == [.unavailable, .notConnected, .connected])
        #expect(Domain.GroupStreakStatus(matching: "atRisk") == .inProgress)
        #expect(Domain.WorkoutIcon(matching: "bolt") == .lightning)
    }

    @Test("Names that older versions stored are found, but no others")
    func storedNames() {
        #expect(Level.allCases.map { Domain.FitnessLevel(matching: $0) } == [.beginner, .advanced, nil])
        #expect(Domain.FitnessGoal(matching: "Ganho de Massa") == .muscleGain)
        #expect(Domain.SetType(matching: "Aquecimento") == .warmup)
        #expect(Domain.SetType(matching: "stretching") == nil)
    }

    @Test("The catalogue's ten category names are found too")
    func categories() {
        let names = ["pushPullLegs", "weightLoss", "home_gym", "broSplit", "strength", "Perda de Gordura", "cardio"]
        #expect(
            names.map { Domain.ProgramCategory(matching: $0) } == [
                .pushPullLegs, .fatLoss, .homeWorkout, .specialized, .specialized, .fatLoss, nil,
            ])
    }

    @Test("Ratings and fatigue can be created from their numbers")
    func numbers() {
        #expect((0...11).map { Domain.RPELevel(rating: $0)?.rating } == [nil] + (1...10).map { $0 } + [nil])
        #expect((0...6).map { Domain.FatigueLevel(level: $0)?.level } == [nil, 1, 2, 3, 4, 5, nil])
        #expect(Domain.FatigueLevel(level: 5) == .exhausted)
    }

    @Test("A profile with domain values can be encoded and decoded as JSON")
    func codable() throws {
        struct Profile: Codable, Equatable { var muscles: [Domain.MuscleGroup] }
        let profile = Profile(muscles: [.chest, .glutes])
        let data = try JSONEncoder().encode(profile)
        #expect(String(decoding: data, as: UTF8.self) == #"{"muscles":["chest","glutes"]}"#)
        #expect(try JSONDecoder().decode(Profile.self, from: data) == profile)
    }
}
