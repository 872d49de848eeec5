import FitTodayStrings
import Testing

@Suite("The 26 programs")
struct WorkoutProgramTests {
    @Test("There are as many in each group and of each level as the catalogue has")
    func counts() {
        let all = WorkoutProgram.allCases
        #expect(all.count == 26)
        let groups = Dictionary(grouping: all) { $0.rawValue.prefix { $0 != "." } }.mapValues(\.count)
        #expect(
            groups == [
                "push_pull_legs": 3, "full_body": 4, "upper_lower": 4, "bro_split": 2, "strength": 2, "weight_loss": 3,
                "home_gym": 2, "specialized": 6,
            ])
        let levels = Dictionary(grouping: all, by: \.level).mapValues(\.count)
        #expect(levels == [.beginner: 10, .intermediate: 11, .advanced: 5])
    }

    @Test("Each is in one of the app's groups and has a name and a description of its own", arguments: ["en", "pt-BR"])
    func texts(_ language: LanguageTag) {
        #expect(WorkoutProgram.allCases.allSatisfy { $0.category != nil })
        let names = WorkoutProgram.allCases.map { $0.text.resolved(in: language) }
        let summaries = WorkoutProgram.allCases.map { $0.summary.resolved(in: language) }
        #expect(Set(names).count == 26)
        #expect(Set(summaries).count == 26)
        #expect(summaries.allSatisfy { $0.hasSuffix(".") })
    }

    @Test("A program is found by the catalogue's identifier")
    func identifier() {
        let program = WorkoutProgram(rawValue: "full_body.beginner_2")
        #expect(program?.category == .fullBody)
        #expect(program?.level == .beginner)
        #expect(WorkoutProgram(rawValue: "full_body") == nil)
    }
}
