import Foundation
import TestSupport
import Testing

@Suite("Waiting for a service", .serialized)
struct ServiceWaitTests {
    @Test("After Ctrl-C, kept answers are reported, nothing is written, and the next run continues")
    func interrupted() async throws {
        let fixture = try await ServiceFixture(keys: (1...60).map { "Text number \($0)" }) { .slow($0 == 2 ? 60 : 0) }
        let service = fixture.service
        let run = try await fixture.prompted("--concurrency", "1") { terminal in
            while service.seen.value.requests < 2 { Thread.sleep(forTimeInterval: 0.02) }
            try terminal.type(Key.controlC)
        }
        #expect(run.ending == .signal(SIGINT))
        #expect(
            run.printed.contains(
                "stopped without writing: 20 answers were kept; run the same command again to continue"))
        #expect(run.restoresTerminal)
        #expect(try fixture.text("Text number 1") == nil)
        let resumed = try await fixture.fill("--concurrency", "1")
        #expect(resumed.output.contains("filled 60 texts (openai 60); 0 still missing"))
        #expect(service.seen.value.keys.count == 80)
    }

    @Test("The program uses no processor time while it waits")
    func waiting() async throws {
        let fixture = try await ServiceFixture(keys: ["Start"]) { _ in .slow(5) }
        let words = fixture.words([]).map { "'\($0)'" }.joined(separator: " ")
        let script = "'\(WorkFolder.program.path)' \(words) >/dev/null; times"
        let run = try await OwnThread.run {
            try SpawnedProgram(["/bin/sh", "-c", script], in: fixture.work.url, environment: fixture.environment)
                .waitForEnd()
        }
        // The second line contains the times of child processes: `0m0.120s 0m0.030s`.
        let times = try #require(run.output.split(separator: "\n").last)
        let seconds = times.split { "ms ".contains($0) }.compactMap { Double($0) }
        try #require(seconds.count == 4)
        #expect(60 * seconds[0] + seconds[1] + 60 * seconds[2] + seconds[3] < 2.5)
    }
}
