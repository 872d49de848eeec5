import Foundation
import TestSupport
import Testing

@Suite("Kills at random moments", .waitsForPrograms, .thorough(.faults))
struct RandomKillTests {
    /// Commands that can be repeated in one folder with a known result.
    private static let commands = [
        "set title --value pt-BR=Início --catalog L.xcstrings",
        "set a --value pt-BR=Olá --value en=Hi --value fr=Salut --catalog App/pt-BR.lproj/T.strings",
        "add new --value en=New --value pt-BR=Novo --value fr=Neuf --catalog App/pt-BR.lproj/T.strings",
        "move title --to Other.xcstrings --catalog L.xcstrings", "language add de App L.xcstrings",
        "fmt Unformatted.xcstrings", "lint --fix App", "import legacy.csv --catalog App/pt-BR.lproj/T.strings",
        "convert L.xcstrings --to strings -o Old", "generate L.xcstrings -o Gen",
    ].map { WritingCommand($0) }

    @Test(
        "Files are old or new, and the same command again yields the result of an undisturbed run",
        arguments: commands)
    func anyMoment(command: WritingCommand) async throws {
        let work = try await FaultWork(command)
        var random = SplitMix64(seed: UInt64(command.words.joined().utf8.count))
        var complaints: [String] = []
        var life = 0.0
        let tries = FaultExtent.count(100, sample: 3)
        for number in 0..<tries {
            // Measures the duration again from time to time, because it depends on the load of the machine.
            if number.isMultiple(of: 20) { life = try Self.measuredLife(work) }
            try work.begin()
            try Self.kill(work.start(), after: life * Double(random.next() % 1000) / 1000)
            complaints += try work.complaintsAfterKill().map { "\(number): \($0)" }
        }
        #expect(complaints == [])
        FaultExtent.note("random kill", command.testDescription, tries: tries, complaints: complaints.count)
    }

    private static func kill(_ program: SpawnedProgram, after time: TimeInterval) throws {
        Thread.sleep(forTimeInterval: time)
        program.send(SIGKILL)
        _ = try program.waitForEnd()
    }

    /// Returns the duration of an undisturbed run.
    private static func measuredLife(_ work: FaultWork) throws -> TimeInterval {
        try work.begin()
        let start = Date()
        _ = try work.run()
        return Date().timeIntervalSince(start)
    }
}
