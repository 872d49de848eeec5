import Foundation
import TestSupport
import Testing

@Suite("Failures of a service", .serialized)
struct ServiceTroubleTests {
    @Test("Temporary failures are retried", arguments: [429, 500, 503])
    func passing(status: Int) async throws {
        let fixture = try await ServiceFixture { $0 == 1 ? .status(status) : .well }
        #expect(try await fixture.fill().ending == .status(0))
        #expect(try fixture.text("Start") == "«Start»")
        #expect(fixture.service.seen.value.requests == 2)
    }

    @Test("Invalid JSON, invalid answers and closed connections cause retries")
    func broken() async throws {
        let fixture = try await ServiceFixture(keys: ["Start"]) { number in
            switch number {
            case 1: .body("{\"choices\": [")
            case 2: .closing
            case 3: .body("{\"choices\":[{\"message\":{\"content\":\"what?\"}}]}")
            default: .well
            }
        }
        #expect(try await fixture.fill().ending == .status(0))
        #expect(try fixture.text("Start") == "«Start»")
        #expect(fixture.service.seen.value.requests == 4)
    }

    @Test("Retry-After is respected, as seconds and as a date")
    func retryAfter() async throws {
        let fixture = try await ServiceFixture { number in
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.timeZone = TimeZone(identifier: "GMT")
            format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
            return switch number {
            case 1: .status(429, headers: ["Retry-After": "1"])
            case 2: .status(503, headers: ["Retry-After": format.string(from: Date(timeIntervalSinceNow: 2))])
            default: .well
            }
        }
        let start = Date()
        #expect(try await fixture.fill().ending == .status(0))
        #expect(Date().timeIntervalSince(start) >= 2)
        #expect(fixture.service.seen.value.requests == 3)
    }

    @Test("A request that takes too long is cancelled and reported")
    func slow() async throws {
        let fixture = try await ServiceFixture(keys: ["Start"]) { _ in .slow(60) }
        let run = try await fixture.fill("--timeout", "1", "--retries", "0")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("not filled: Start (pt-BR): openai: no response within 1 second\n"))
    }

    @Test("A rejected API key ends the run at once")
    func refusedKey() async throws {
        let fixture = try await ServiceFixture(keys: (1...90).map { "Text number \($0)" }) { _ in .status(401) }
        let run = try await fixture.fill("--concurrency", "1")
        #expect(run.ending == .status(2))
        #expect(
            run.errors.contains(
                "error: stopped using openai: the server rejected the API key (401); check OPENAI_API_KEY"))
        #expect(fixture.service.seen.value.requests == 1)
    }

    @Test("A redirection is not followed")
    func redirection() async throws {
        let elsewhere = try await FakeService { _ in .well }
        let address = elsewhere.address
        let fixture = try await ServiceFixture { _ in .status(307, headers: ["Location": address + "/chat/completions"])
        }
        #expect(try await fixture.fill().ending == .status(2))
        #expect(elsewhere.seen.value.requests == 0)
    }

    @Test("An unreachable server is reported")
    func nobody() async throws {
        let fixture = try await ServiceFixture { _ in .well }
        let words =
            #"OPENAI_API_KEY=x OPENAI_BASE_URL=http://127.0.0.1:9/v1 fitloc fill --from openai --model m --retries 1"#
        let run = try await fixture.work.shell(words)
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("cannot connect"))
    }

    @Test("The number of concurrent requests is limited", arguments: [1, 3])
    func concurrency(most: Int) async throws {
        let fixture = try await ServiceFixture(keys: (1...120).map { "Text number \($0)" }) { _ in .slow(0.3) }
        #expect(try await fixture.fill("--concurrency", "\(most)").ending == .status(0))
        #expect(fixture.service.seen.value.requests == 6)
        #expect(fixture.service.seen.value.mostAtOnce == most)
    }

    @Test("A budget is respected, and the remaining gaps are reported")
    func budget() async throws {
        let fixture = try await ServiceFixture(keys: (1...60).map { "Text number \($0)" }) { _ in .well }
        let run = try await fixture.fill("--budget", "2 requests")
        #expect(run.ending == .status(0))
        #expect(fixture.service.seen.value.requests == 2)
        #expect(run.output.contains("filled 40 texts (openai 40); 20 still missing"))
        #expect(run.errors.contains("openai: not requested, because the budget is used up"))
    }

    @Test("After a kill, the next run continues, and no answered question is sent again")
    func killed() async throws {
        let fixture = try await ServiceFixture(keys: (1...60).map { "Text number \($0)" }) { .slow($0 == 2 ? 60 : 0) }
        try await OwnThread.run {
            let program = try fixture.start(["--concurrency", "1"])
            while fixture.service.seen.value.requests < 2 { Thread.sleep(forTimeInterval: 0.02) }
            program.send(SIGKILL)
            _ = try program.waitForEnd()
        }
        #expect(try fixture.text("Text number 1") == nil)
        let asked = fixture.service.seen.value.keys
        let run = try await fixture.fill("--concurrency", "1")
        #expect(run.ending == .status(0))
        #expect(run.output.contains("filled 60 texts (openai 60); 0 still missing"))
        // The first 20 requests were answered, and the 20 interrupted ones are repeated.
        #expect(asked.count == 40)
        #expect(fixture.service.seen.value.keys.count == 80)
    }

    @Test(
        "Answers that cannot be read end the run after a few requests",
        arguments: [("{}", "the response is not a chat completion"), ("<html>Sign in</html>", "it is a web page")]
    )
    func unreadable(body: String, reason: String) async throws {
        let fixture = try await ServiceFixture(keys: (1...90).map { "Text number \($0)" }) { _ in .body(body) }
        let run = try await fixture.fill("--concurrency", "1")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("stopped using openai: invalid response: \(reason)"))
        #expect(fixture.service.seen.value.requests == 5)
    }
}
