import Foundation
import TestSupport
import Testing

@Suite("Filling from a service")
struct ServiceAnswerTests {
    @Test("Answers are written for review, and the next run has nothing to do")
    func well() async throws {
        let fixture = try await ServiceFixture { _ in .well }
        let run = try await fixture.fill()
        #expect(run.ending == .status(0))
        #expect(run.output.contains("Start (pt-BR): “«Start»”  openai\n"))
        #expect(try fixture.text("Stop") == "«Stop»")
        #expect(try fixture.work.text(of: "Localizable.xcstrings").contains("needs_review"))
        #expect(fixture.service.seen.value.requests == 1)
        #expect(fixture.service.seen.value.paths == ["/v1/chat/completions"])
        #expect(try await fixture.fill().output == "Nothing to fill.\n")
        #expect(fixture.service.seen.value.requests == 1)
    }

    @Test("The API key is only in the header")
    func key() async throws {
        let echo = "{\"error\":{\"message\":\"bad \(ServiceFixture.secret) \(ServiceFixture.secret.suffix(4))\"}}"
        let fixture = try await ServiceFixture { $0 == 1 ? .status(400, body: echo) : .status(401, body: echo) }
        for _ in 0..<2 {
            let run = try await fixture.fill("--retries", "0")
            #expect(run.ending == .status(2))
            #expect(!(run.output + run.errors).contains(ServiceFixture.secret))
        }
        let fine = try await ServiceFixture { _ in .well }
        let run = try await fine.fill()
        #expect(fine.service.seen.value.headers["authorization"] == "Bearer \(ServiceFixture.secret)")
        #expect(!(run.output + run.errors + (try fine.journal())).contains(ServiceFixture.secret))
        #expect(!fine.service.seen.value.bodies.joined().contains(ServiceFixture.secret))
    }

    @Test("Unacceptable answers are reported, and the others are written")
    func wrongAnswers() async throws {
        let fixture = try await ServiceFixture(
            keys: ["%lld days", "Open FitToday", "Start", "Start workout", "Stop"],
            configuration: """
                do-not-translate: [FitToday]
                glossary: [{term: workout, pt-BR: treino}]
                """
        ) { _ in
            .saying { text in
                switch text {
                case "%lld days": "dias"
                case "Open FitToday": "Abrir o app"
                case "Start": "I'm sorry, I can't translate that."
                case "Start workout": "Iniciar sessão"
                default: "Parar"
                }
            }
        }
        let run = try await fixture.fill()
        #expect(run.ending == .status(0))
        #expect(run.output.hasPrefix("Stop (pt-BR): “Parar”  openai\nfilled 1 text (openai 1); 4 still missing\n"))
        #expect(
            run.errors.contains(
                "not filled: Start (pt-BR): openai: the answer is not a translation: “I'm sorry, I can't translate that.”"
            ))
        #expect(run.errors.contains("not filled: %lld days (pt-BR): openai: "))
        #expect(run.errors.contains("not filled: Open FitToday (pt-BR): openai: "))
        #expect(run.errors.contains("not filled: Start workout (pt-BR): openai: "))
        #expect(try fixture.text("Start") == nil)
    }

    @Test("review shows the origin of a text")
    func review() async throws {
        let fixture = try await ServiceFixture(keys: ["Start"]) { _ in .well }
        _ = try await fixture.fill()
        let run = try await PromptedRun.fitloc("review", in: fixture.work) { terminal in
            try terminal.wait(for: "from    openai")
            try terminal.type("a")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "accepted 1, edited 0, remaining 0\n")
    }

    @Test("review can accept all texts from one source")
    func acceptance() async throws {
        let fixture = try await ServiceFixture { _ in .well }
        _ = try await fixture.fill()
        #expect(
            try await fixture.work.fitloc("review", "--from", "memory", "--accept").output == "Nothing to review.\n")
        #expect(try await fixture.work.fitloc("review", "--from", "openai", "--accept").output == "accepted 2 texts\n")
        #expect(try await fixture.work.fitloc("review", "--accept").output == "Nothing to review.\n")
    }

    @Test("A terminal shows the progress even before the first answer, unless --no-progress is given")
    func progress() async throws {
        let fixture = try await ServiceFixture(keys: (1...41).map { "Text number \($0)" }) { .slow($0 == 1 ? 3 : 0) }
        let shown = try await fixture.prompted("--concurrency", "1") { terminal in
            try terminal.wait(for: "openai: 0 of 41")
            try terminal.wait(for: "openai: 20 of 41")
        }
        #expect(shown.ending == .status(0))
        let silent = try await ServiceFixture(keys: ["Start"]) { _ in .slow(1) }
        let run = try await silent.prompted("--no-progress") { _ in }
        #expect(run.ending == .status(0))
        #expect(!run.printed.contains("openai: 0"))
    }
}
