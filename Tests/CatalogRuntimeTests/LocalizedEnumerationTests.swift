import CatalogRuntime
import Testing

@Suite("Finding a case of a generated enumeration by name")
struct LocalizedEnumerationTests {
    private enum Goal: String, LocalizedEnumeration {
        case muscleGain = "muscle_gain"
        case level1 = "level_1"
        case apiDay = "day"

        var text: LocalizedString { LocalizedString(CatalogTable(""), 0) }
        var aliases: [String] { self == .muscleGain ? ["Ganho de Massa", "level_1"] : [] }
    }

    private enum Other: String {
        case same = "muscleGain"
        case apiDay = "Donnerstag"
        case unknown = "cardio"
    }

    @Test(
        "A raw value, a case and an alias are found, in any case style",
        arguments: [
            ("muscle_gain", Goal.muscleGain), ("muscleGain", .muscleGain), ("Muscle Gain", .muscleGain),
            ("MUSCLE-GAIN", .muscleGain), ("ganho_de_massa", .muscleGain), ("level1", .level1), ("apiDay", .apiDay),
            ("Day", .apiDay),
        ])
    private func names(name: String, goal: Goal) {
        #expect(Goal(matching: name) == goal)
    }

    @Test("A raw value takes precedence over an alias")
    func rawValueFirst() {
        #expect(Goal(matching: "level_1") == .level1)
        #expect(Goal(matching: "Level 1") == .level1)
    }

    @Test("Other names are not found", arguments: ["", "_", "muscle", "muscle_gains", "level_10"])
    func unknown(name: String) {
        #expect(Goal(matching: name) == nil)
    }

    @Test("A value of another type is found by its raw value, otherwise by its case")
    func otherTypes() {
        #expect(Goal(matching: Other.same) == .muscleGain)
        #expect(Goal(matching: Other.apiDay) == .apiDay)
        #expect(Goal(matching: Other.unknown) == nil)
    }
}
