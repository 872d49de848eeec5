import Foundation
import TestSupport
import Testing

@Suite("Failing system calls", .waitsForPrograms, .thorough(.faults))
struct FailingCallTests {
    private typealias Fault = FaultLibrary.Fault

    /// The errors that each function can return.
    private static let errors: [(function: String, errors: [Int32])] = [
        ("open", [EMFILE, EACCES, EINTR]), ("read", [EIO, EINTR]), ("write", [ENOSPC, EINTR]),
        ("fsync", [EIO]), ("rename", [ENOSPC]), ("link", [EPERM, ENOSPC]), ("unlink", [EACCES]),
        ("flock", [EINTR, ENOLCK, EIO]), ("close", [EIO]), ("spawn", [EAGAIN]),
    ]

    @Test(
        "Each file is the old or the new one, the status is right, and the message names a file",
        .enabled(if: FaultLibrary.absence == nil, Comment(rawValue: FaultLibrary.absence ?? "")),
        arguments: WritingCommand.all)
    func anyCall(command: WritingCommand) async throws {
        let work = try await FaultWork(command)
        let library = try FaultLibrary(in: work.tools)
        let faults = try Self.faults(in: work, library)
        // For each command, the sample starts at another index.
        let step = FaultExtent.count(1, sample: 16)
        var (tries, complaints): (Int, [String]) = (0, [])
        for index in stride(from: command.number % step, to: faults.count, by: step) {
            tries += 1
            try work.begin()
            let outcome = try work.run(library.environment(for: work, faults[index], callsTo: nil))
            complaints += try Self.complaints(on: outcome, work, faults[index]).map { "\(faults[index]): \($0)" }
        }
        #expect(complaints == [])
        FaultExtent.note("fault", command.testDescription, tries: tries, complaints: complaints.count)
    }

    /// Returns all system calls of an undisturbed run, each with all errors that it can return.
    private static func faults(in work: FaultWork, _ library: FaultLibrary) throws -> [Fault] {
        let calls = work.tools.file("calls")
        try work.begin()
        _ = try work.run(library.environment(for: work, nil, callsTo: calls))
        let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
        return lines.flatMap { line -> [Fault] in
            let words = line.split(separator: " ").map(String.init)
            guard let count = words.last.flatMap({ Int($0) }), count > 0 else { return [] }
            let errors = errors.first { $0.function == words[0] }?.errors ?? []
            return (1...count).flatMap { number in
                errors.map { Fault(function: words[0], number: number, error: $0) }
            }
        }
    }

    private static func complaints(
        on outcome: SpawnedProgram.Outcome, _ work: FaultWork, _ fault: Fault
    ) throws -> [String] {
        let left = try work.contents()
        var complaints = try broken(outcome, work, left)
        switch outcome.ending {
        case .status(0):
            let isDone = work.known.allSatisfy { left[$0] == work.new[$0] }
            if !isDone, fault.function != "spawn", !work.command.passesOverFiles {
                complaints.append("done, it says, and is not")
            }
        case .status(2):
            if fault.error == EINTR { complaints.append("a signal made it fail: \(outcome.errors)") }
            if !names(outcome.errors, work), fault.function != "spawn" {
                complaints.append("no file is named: \(outcome.errors)")
            }
        default: complaints.append("it ended with \(outcome.ending): \(outcome.errors)")
        }
        var others = left.keys.filter { !work.known.contains($0) }.sorted()
        // After a failure between two files, the journal remains, and the next run completes the change.
        let isHalfway = work.isHalfway(left) && others.contains { $0.hasSuffix(".fitloc-journal") }
        if isHalfway { others.removeAll { $0.hasSuffix(".fitloc-journal") } }
        // If a file cannot be removed, it remains until the next write.
        if fault.function != "unlink", !others.isEmpty { complaints.append("left \(others)") }
        return try complaints + (isHalfway ? work.complaintsOnNextRun(after: left) : work.untidy(left))
    }

    /// Returns a problem for each file that is neither old nor new, unless the command may leave such a file.
    private static func broken(
        _ outcome: SpawnedProgram.Outcome, _ work: FaultWork, _ left: FaultWork.Contents
    ) throws -> [String] {
        let command = work.command
        let isPartial = command.isReport && outcome.ending == .status(2)
        guard !command.passesOverFiles, !isPartial else { return [] }
        let broken = work.broken(in: left)
        let isSetting = !broken.isEmpty && broken.allSatisfy { $0.hasPrefix(".git/config ") }
        return command.changesSettings && isSetting ? try work.complaintsOnNextRun(after: left) : broken
    }

    private static func names(_ errors: String, _ work: FaultWork) -> Bool {
        errors.contains(work.work.url.lastPathComponent)
            || work.known.flatMap { $0.split(separator: "/") }.contains { errors.contains($0) }
    }
}
