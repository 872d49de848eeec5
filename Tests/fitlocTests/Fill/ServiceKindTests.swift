import Foundation
import TestSupport
import Testing

@Suite("Supported services", .serialized)
struct ServiceKindTests {
    static let names = ["openai", "anthropic", "ollama", "deepl", "libretranslate"]

    @Test(
        "Each service gets requests at its own path, with the API key only where it belongs",
        arguments: [
            ("openai", "/v1/chat/completions", "authorization", "Bearer "),
            ("anthropic", "/v1/messages", "x-api-key", ""),
            ("ollama", "/api/chat", "authorization", "Bearer "),
            ("deepl", "/v2/translate", "authorization", "DeepL-Auth-Key "), ("libretranslate", "/translate", "", ""),
        ]
    )
    func asked(name: String, path: String, header: String, word: String) async throws {
        let fixture = try await ServiceFixture(name: name) { _ in .well }
        let run = try await fixture.fill()
        #expect(run.ending == .status(0))
        #expect(try fixture.text("Start") == "«Start»")
        let seen = fixture.service.seen.value
        #expect(seen.paths == [path])
        let isInBody = name == "libretranslate"
        #expect(seen.bodies.joined().contains("\"api_key\":\"\(ServiceFixture.secret)\"") == isInBody)
        if !isInBody { #expect(seen.headers[header] == word + ServiceFixture.secret) }
        #expect(seen.headers["anthropic-version"] == (name == "anthropic" ? "2023-06-01" : nil))
        #expect(!(run.output + run.errors + (try fixture.journal())).contains(ServiceFixture.secret))
    }

    @Test("A rejected API key ends the run, and the message names the variable", arguments: names, [401, 403])
    func refusedKey(name: String, status: Int) async throws {
        let echo = "{\"error\":\"bad \(ServiceFixture.secret)\",\"message\":\"bad \(ServiceFixture.secret)\"}"
        let fixture = try await ServiceFixture(name: name) { _ in .status(status, body: echo) }
        let run = try await fixture.fill()
        #expect(run.ending == .status(2))
        #expect(
            run.errors.contains(
                "stopped using \(name): the server rejected the API key (\(status)); check \(name.uppercased())_API_KEY"
            ))
        #expect(!(run.output + run.errors).contains(ServiceFixture.secret))
        #expect(fixture.service.seen.value.requests == 1)
    }

    @Test("Temporary failures are retried after the time that the server requests", arguments: names, [429, 529])
    func passing(name: String, status: Int) async throws {
        let fixture = try await ServiceFixture(name: name) { number in
            number == 1 ? .status(status, headers: ["Retry-After": "1"]) : .well
        }
        let start = Date()
        #expect(try await fixture.fill().ending == .status(0))
        #expect(Date().timeIntervalSince(start) >= 1)
        #expect(fixture.service.seen.value.requests == 2)
    }

    @Test("An exhausted quota ends the run")
    func quota() async throws {
        let fixture = try await ServiceFixture(keys: (1...90).map { "Text number \($0)" }, name: "deepl") { _ in
            .status(456, body: "{\"message\":\"Quota Exceeded\"}")
        }
        let run = try await fixture.fill("--concurrency", "1")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("stopped using deepl: the quota of the API key is exhausted (456)"))
        #expect(fixture.service.seen.value.requests == 1)
    }

    @Test("Responses that are not from the service are rejected", arguments: names)
    func unreadable(name: String) async throws {
        let fixture = try await ServiceFixture(name: name) { _ in .body("{\"translations\":[],\"translatedText\":[]}") }
        let run = try await fixture.fill("--retries", "0")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("\(name): invalid response: "))
    }

    @Test("A service that accepts only text gets all fixed pieces as markup", arguments: ["deepl", "libretranslate"])
    func marks(name: String) async throws {
        let key = "Hi <b>%@</b>, 5 < 6 & go to FitToday"
        let fixture = try await ServiceFixture(
            keys: [key], configuration: "do-not-translate: [FitToday]\n", name: name
        ) { _ in
            .saying { $0.replacing("Hi", with: "Oi").replacing("go to", with: "abra o") }
        }
        #expect(try await fixture.fill().ending == .status(0))
        #expect(try fixture.text(key) == "Oi <b>%@</b>, 5 < 6 & abra o FitToday")
    }

    @Test("A URL on the command line takes precedence over the environment")
    func endpoint() async throws {
        let elsewhere = try await FakeService { _ in .well }
        let fixture = try await ServiceFixture(name: "deepl") { _ in .well }
        #expect(try await fixture.fill("--endpoint", elsewhere.address + "/").ending == .status(0))
        #expect(elsewhere.seen.value.paths == ["/v2/translate"])
        #expect(fixture.service.seen.value.requests == 0)
    }

    @Test("A service that returns most texts unchanged fills none of them")
    func echo() async throws {
        let fixture = try await ServiceFixture(keys: ["GPS", "Home", "Open", "Save", "Start", "Stop now"]) { _ in
            .saying { $0 }
        }
        let run = try await fixture.fill()
        #expect(run.errors.contains("not filled: Home (pt-BR): openai: returned the source text: “Home”\n"))
        #expect(run.output.hasPrefix("GPS (pt-BR): “GPS”  openai\nfilled 1 text (openai 1); 5 still missing\n"))
    }
}
