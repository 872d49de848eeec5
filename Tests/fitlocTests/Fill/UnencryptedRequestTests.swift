import TestSupport
import Testing

@Suite("Requests without encryption", .serialized)
struct UnencryptedRequestTests {
    @Test("A proxy does not get them", arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
    func proxy(variable: String) async throws {
        let proxy = try await FakeService { _ in .well }
        let fixture = try await ServiceFixture { _ in .well }
        let environment = fixture.environment.merging([variable: proxy.address, "no_proxy": ""]) { $1 }
        let run = try await OwnThread.run {
            try SpawnedProgram(
                [WorkFolder.program.path] + fixture.words([]), in: fixture.work.url, environment: environment
            ).waitForEnd()
        }
        #expect(run.ending == .status(0))
        #expect(fixture.service.seen.value.requests == 1)
        #expect(proxy.seen.value.requests == 0)
    }

    /// 0.0.0.0 leads to this machine, too, but is none of its loopback addresses.
    @Test("They reach only the addresses of this machine, even if fitloc asks for another")
    func pinned() async throws {
        let fixture = try await ServiceFixture { _ in .well }
        let address = fixture.service.address.replacing("127.0.0.1", with: "0.0.0.0")
        let request = #"{"url":"\#(address)/v1/chat/completions","headers":{},"body":""}"#
        let run = try await fixture.work.shell("echo '\(request)' | fitloc-network")
        #expect(run.output.contains("\"unreachable\""))
        #expect(fixture.service.seen.value.requests == 0)
    }
}
