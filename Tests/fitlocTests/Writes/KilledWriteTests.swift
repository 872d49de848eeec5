import Foundation
import TestSupport
import Testing

extension BusyMachineTests {
    @Suite("A run of fitloc that is killed while it writes")
    struct KilledWriteTests {
        private static let path = WrittenCatalog.name
        private let work: WorkFolder
        private let old: Data
        private let new: Data

        /// Creates a catalog large enough that reading, writing and syncing take measurable time.
        init() async throws {
            let words = String(repeating: "a text that says something, and then some more; ", count: 20)
            let entries = (1000..<1450).map {
                WrittenCatalog.Entry(key: "key.\($0)", texts: ["en": "\(words)\($0)", "pt-BR": "\(words)\($0)"])
            }
            work = try WorkFolder()
            try work.write(WrittenCatalog.text(entries), to: Self.path)
            old = try work.bytes(of: Self.path)
            let run = try await OwnThread.run { [work] in try work.start(Self.change).waitForEnd() }
            try #require(run.ending == .status(0))
            new = try work.bytes(of: Self.path)
            #expect(old != new)
        }

        private static let change = ["set", "key.1300", "--value", "pt-BR=changed"]

        /// The counted results of killed runs.
        private struct Remains: Sendable {
            /// The number of runs that were killed before they replaced the file.
            var stopped = 0
            /// The number of runs that left a temporary file.
            var leftovers = 0
            /// The number of files with neither the old nor the new content.
            var broken = 0
            /// The number of complete runs that did not remove the remains of a killed one.
            var untidy = 0
        }

        @Test("At any moment, the file is the old or the new one, and the next run removes leftovers")
        func anyMoment() async throws {
            var remains = Remains()
            // Each round measures the duration again, because it depends on the load of the machine.
            for round in 0..<10 {
                let life = try await measuredLife()
                try await kill(times: 10, noting: &remains) { program, number in
                    Thread.sleep(forTimeInterval: life * (Double(number) + Double(round) / 10) / 9)
                    program.send(SIGKILL)
                }
            }
            #expect(remains.broken == 0)
            #expect(remains.stopped > 0)
            #expect(remains.untidy == 0)
        }

        @Test("While the new bytes are written, the same holds")
        func duringTheWrite() async throws {
            let work = work
            var remains = Remains()
            try await kill(times: 10, noting: &remains) { program, _ in
                while program.isRunning, try work.names() == [Self.path] { sched_yield() }
                program.send(SIGKILL)
            }
            #expect(remains.broken == 0)
            #expect(remains.leftovers > 0)
            #expect(remains.untidy == 0)
        }

        /// Returns the duration of an undisturbed run.
        private func measuredLife() async throws -> TimeInterval {
            let (work, old) = (work, old)
            return try await OwnThread.run {
                try old.write(to: work.file(Self.path))
                let start = Date()
                _ = try work.start(Self.change).waitForEnd()
                return Date().timeIntervalSince(start)
            }
        }

        /// Starts runs from the old file and lets `end` kill them.
        private func kill(
            times: Int, noting remains: inout Remains,
            _ end: @escaping @Sendable (SpawnedProgram, Int) throws -> Void
        ) async throws {
            let (work, old, new, before) = (work, old, new, remains)
            remains = try await OwnThread.run {
                var remains = before
                for number in 0..<times {
                    try old.write(to: work.file(Self.path))
                    let program = try work.start(Self.change)
                    try end(program, number)
                    let ending = try program.waitForEnd().ending
                    let bytes = try work.bytes(of: Self.path)
                    remains.stopped += ending == .signal(SIGKILL) && bytes == old ? 1 : 0
                    remains.broken += bytes == old || bytes == new ? 0 : 1
                    guard try work.names() != [Self.path] else { continue }
                    remains.leftovers += 1
                    _ = try work.start(["set", "key.1301", "--value", "en=tidy"]).waitForEnd()
                    remains.untidy += try work.names() == [Self.path] ? 0 : 1
                }
                return remains
            }
        }
    }
}
