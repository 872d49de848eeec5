import Foundation
import TestSupport
import Testing

@Suite("Estimates of requests to services")
struct FillEstimateTests {
    /// 300 texts with 39 characters each.
    private static let many = (100..<400).map { "Text number \($0) that somebody will read" }

    @Test("--estimate shows texts, characters and requests, and sends and writes nothing")
    func estimate() async throws {
        let fixture = try await ServiceFixture(keys: Self.many) { _ in .well }
        let run = try await fixture.fill("--estimate")
        #expect(run.ending == .status(0))
        #expect(run.output == "openai (pt-BR): 300 texts, 11,700 characters, 15 requests\n")
        let json = try await fixture.fill("--estimate", "--format", "json", "--budget", "2 requests").output
        #expect(json.contains("\"texts\": 40,\n      \"characters\": 1560,\n      \"requests\": 2\n"))
        #expect(fixture.service.seen.value.requests == 0)
        #expect(try fixture.text(Self.many[0]) == nil)
    }

    @Test("Answers of an interrupted run are not counted, and a dry run shows them")
    func afterInterruption() async throws {
        let fixture = try await ServiceFixture(keys: (1...40).map { "Text number \($0)" }) { .slow($0 == 2 ? 60 : 0) }
        let service = fixture.service
        _ = try await fixture.prompted("--concurrency", "1") { terminal in
            while service.seen.value.requests < 2 { Thread.sleep(forTimeInterval: 0.02) }
            try terminal.type(Key.controlC)
        }
        #expect(try await fixture.fill("--estimate").output.hasPrefix("openai (pt-BR): 20 texts, "))
        let run = try await fixture.fill("--dry-run")
        #expect(run.output.contains("+            \"value\" : \"«Text number 1»\""))
        #expect(service.seen.value.requests == 2)
    }

    @Test("--dry-run sends nothing, and shows what would be sent")
    func dryRun() async throws {
        let fixture = try await ServiceFixture { _ in .well }
        let run = try await fixture.fill("--dry-run")
        #expect(run.ending == .status(0))
        #expect(run.errors.contains("not filled: Start (pt-BR): openai: not requested, because of --dry-run\n"))
        #expect(run.errors.hasSuffix("not sent: openai (pt-BR): 2 texts, 9 characters, 1 request\n"))
        #expect(fixture.service.seen.value.requests == 0)
    }

    @Test("On a terminal, a large request needs consent, and “no” sends nothing")
    func declined() async throws {
        let fixture = try await ServiceFixture(keys: Self.many) { _ in .well }
        let run = try await fixture.prompted {
            try $0.wait(for: "openai (pt-BR): 300 texts, 11,700 characters, 15 requests")
            try $0.answer("Send these texts? [y/N]", with: "")
        }
        #expect(run.ending == .status(2))
        #expect(run.printed.contains("nothing was sent, and nothing was written"))
        #expect(fixture.service.seen.value.requests == 0)
    }

    @Test("“Yes” sends the request, and so does --yes without a question")
    func agreed() async throws {
        let fixture = try await ServiceFixture(keys: Self.many) { _ in .well }
        let asked = try await fixture.prompted { try $0.answer("Send these texts? [y/N]", with: "y") }
        #expect(asked.ending == .status(0))
        #expect(fixture.service.seen.value.requests == 15)
        let other = try await ServiceFixture(keys: Self.many) { _ in .well }
        let run = try await other.prompted("--yes") { _ in }
        #expect(run.ending == .status(0))
        #expect(!run.printed.contains("[y/N]"))
    }

    @Test("Scripts are never asked, and nobody is asked about a small request")
    func script() async throws {
        let fixture = try await ServiceFixture(keys: Self.many) { _ in .well }
        #expect(try await fixture.fill().ending == .status(0))
        let little = try await ServiceFixture { _ in .well }
        #expect(try await little.prompted { _ in }.ending == .status(0))
    }
}
