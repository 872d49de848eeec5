import Foundation
import TestSupport
import Testing

@Suite("Kills at system calls that can change files", .waitsForPrograms, .thorough(.faults))
struct KilledCallTests {
    @Test(
        "Each file is the old or the new one, and the same command again yields the result of an undisturbed run",
        .enabled(if: FaultLibrary.absence == nil, Comment(rawValue: FaultLibrary.absence ?? "")),
        arguments: WritingCommand.all)
    func anyCall(command: WritingCommand) async throws {
        let fault = try await FaultWork(command)
        let killer = try KillerProgram(in: fault.tools)
        var (tries, complaints): (Int, [String]) = (0, [])
        for isAfter in [false, true] where FaultExtent.isWhole || isAfter == command.number.isMultiple(of: 2) {
            // The sample has one call for each command, and the commands differ in the number of that call.
            var number = FaultExtent.count(1, sample: 2 + command.number % 7)
            while true {
                try fault.begin()
                let words = killer.words(in: fault.work, call: number, isAfter: isAfter)
                guard try fault.run(by: words).ending == KillerProgram.killed else { break }
                tries += 1
                complaints += try fault.complaintsAfterKill().map { "\(isAfter ? "after" : "before") \(number): \($0)" }
                number += 1
                if !FaultExtent.isWhole { break }
            }
        }
        #expect(complaints == [])
        #expect(tries > 0 || !FaultExtent.isWhole)
        FaultExtent.note("kill", command.testDescription, tries: tries, complaints: complaints.count)
    }
}
