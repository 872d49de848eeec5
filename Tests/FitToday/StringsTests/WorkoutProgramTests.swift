import FitTodayStrings
import Testing

@Suite("The 26 programs")
struct WorkoutProgramTests {
    /// A group of programs and its number of programs in each level.
    struct Row: Sendable, CustomTestStringConvertible {
        let group: String
        let category: Domain.ProgramCategory
        let beginner: Int
        let intermediate: Int
        let advanced: Int
        var testDescription: String { group }

        init(_ group: String, _ category: Domain.ProgramCategory, _ beginner: Int, _ intermediate: Int, _ advanced: Int)
        {
            (self.group, self.category) = (group, category)
            (self.beginner, self.intermediate, self.advanced) = (beginner, intermediate, advanced)
        }
    }

    /// The table in the product document.
    private static let table = [
        Row("push_pull_legs", .pushPullLegs, 1, 1, 1), Row("full_body", .fullBody, 3, 1, 0),
        Row("upper_lower", .upperLower, 1, 2, 1), Row("bro_split", .specialized, 0, 1, 1),
        Row("strength", .specialized, 1, 1, 0), Row("weight_loss", .fatLoss, 1, 1, 1),
        Row("home_gym", .homeWorkout, 1, 1, 0), Row("specialized", .specialized, 2, 3, 1),
    ]

    @Test("The number of programs by group and level equals that in the product document", arguments: table)
    func cells(_ row: Row) {
        let programs = Domain.WorkoutProgram.allCases.filter { $0.rawValue.hasPrefix(row.group + ".") }
        func count(_ level: Domain.ProgramLevel) -> Int { programs.count { $0.level == level } }
        #expect(count(.beginner) == row.beginner)
        #expect(count(.intermediate) == row.intermediate)
        #expect(count(.advanced) == row.advanced)
        #expect(programs.allSatisfy { $0.category == row.category })
    }

    @Test("There are 26: 10 for beginners, 11 intermediate and 5 advanced programs")
    func counts() {
        #expect(Domain.WorkoutProgram.allCases.count == 26)
        let levels = Dictionary(grouping: Domain.WorkoutProgram.allCases, by: \.level).mapValues(\.count)
        #expect(levels == [.beginner: 10, .intermediate: 11, .advanced: 5])
    }

    @Test("The level agrees with the identifier")
    func levels() {
        for program in Domain.WorkoutProgram.allCases {
            #expect(program.rawValue.contains(".\(program.level.rawValue)_"), "\(program.rawValue)")
        }
    }

    @Test("Each program has its own name and description", arguments: ["en", "pt-BR"])
    func texts(_ language: LanguageTag) {
        let names = Domain.WorkoutProgram.allCases.map { $0.text.resolved(in: language) }
        let summaries = Domain.WorkoutProgram.allCases.map { $0.summary.resolved(in: language) }
        #expect(Set(names).count == 26)
        #expect(Set(summaries).count == 26)
        #expect(summaries.allSatisfy { $0.hasSuffix(".") })
    }

    @Test("A program can be found by the catalogue's identifier")
    func identifier() {
        let program = Domain.WorkoutProgram(rawValue: "full_body.beginner_2")
        #expect(program?.category == .fullBody)
        #expect(program?.level == .beginner)
        #expect(Domain.WorkoutProgram(rawValue: "full_body") == nil)
    }
}
