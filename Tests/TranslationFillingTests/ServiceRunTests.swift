import NetworkMessages
import TestSupport
import Testing

@testable import TranslationFilling

@Suite("Requests to a service")
struct ServiceRunTests {
    /// A service that answers each request by its number, starting at 1, and records the questions.
    private actor Script {
        private(set) var requests: [[Int]] = []
        private let answer: @Sendable (Int, [Int]) throws -> [Int]

        init(_ answer: @escaping @Sendable (Int, [Int]) throws -> [Int]) {
            self.answer = answer
        }

        func ask(_ ids: [Int]) throws -> [Int] {
            requests.append(ids)
            return try answer(requests.count, ids)
        }
    }

    private struct Service: TranslationService {
        let name = "test"
        let identity = "test"
        let batchSize = 20
        let concurrency = Int.max
        let script: Script

        func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
            try await script.ask(batch.questions.map(\.id)).enumerated()
                .map { ServiceAnswer(id: $1, texts: ["text": "x\($0)"]) }
        }
    }

    private static func question(_ id: Int) -> ServiceQuestion {
        ServiceQuestion(
            id: id, key: "k\(id)", comment: nil, limit: nil, isLiteral: false,
            texts: [.init(part: .whole, source: "text \(id)", numbers: nil)], glossary: [], fixedTerms: [],
            neighbours: [])
    }

    private func run(
        _ script: Script, _ ids: [[Int]] = [[1, 2]], settings: ServiceSettings = ServiceSettings(concurrency: 1),
        waits: Watched<[Double]> = Watched([])
    ) async -> [Int: ServiceRun.Outcome] {
        let clock = ServiceClock(
            now: { 1_000 + waits.value.reduce(0, +) }, sleep: { seconds in waits.change { $0.append(seconds) } },
            chance: { 1 })
        let run = ServiceRun(
            service: Service(script: script), settings: settings, pace: ServicePace(settings.budget), journal: nil,
            clock: clock)
        return await run.outcomes(
            of: ids.map { ServiceBatch(source: "en", target: "pt-BR", questions: $0.map(Self.question)) })
    }

    private func answered(_ outcomes: [Int: ServiceRun.Outcome]) -> [Int] {
        outcomes.filter { if case .answer = $0.value { true } else { false } }.keys.sorted()
    }

    @Test("Temporary failures are retried, with doubled delays")
    func backOff() async {
        let waits = Watched<[Double]>([])
        let script = Script { number, ids in
            if number < 4 { throw ServiceFailure.status(500, message: nil, wait: nil) }
            return ids
        }
        #expect(answered(await run(script, waits: waits)) == [1, 2])
        #expect(waits.value == [0.5, 1, 2])
    }

    @Test("A wait that a server requests applies to all requests")
    func retryAfter() async {
        let waits = Watched<[Double]>([])
        let script = Script { number, ids in
            if number == 1 { throw ServiceFailure.status(429, message: nil, wait: .seconds(7)) }
            return ids
        }
        #expect(answered(await run(script, waits: waits)) == [1, 2])
        #expect(waits.value.first.map { $0 >= 7 && $0 < 9 } == true)
    }

    @Test("A very long wait is not accepted")
    func patience() async {
        let script = Script { _, _ in throw ServiceFailure.status(429, message: nil, wait: .seconds(7_200)) }
        let outcomes = await run(script)
        #expect(outcomes[1]?.failure == .asksToWait(seconds: 7_200))
        #expect(await script.requests.count == 1)
    }

    @Test("A rejected API key ends everything immediately")
    func finalFailure() async {
        let script = Script { _, _ in throw ServiceFailure.status(401, message: nil, wait: nil) }
        let outcomes = await run(script, [[1], [2], [3]])
        #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0.failure != nil })
        #expect(await script.requests.count == 1)
    }

    @Test("Questions without an answer are sent once more, and then abandoned")
    func leftOut() async {
        let script = Script { _, ids in ids.filter { $0 != 2 } }
        #expect(answered(await run(script, [[1, 2, 3]])) == [1, 3])
        #expect(await script.requests == [[1, 2, 3], [2]])
    }

    @Test("An unreadable batch is halved until the faulty question is alone")
    func halves() async {
        let script = Script { _, ids in
            if ids.contains(3) { throw ServiceFailure.unreadable("mess") }
            return ids
        }
        #expect(
            answered(await run(script, [[1, 2, 3, 4]], settings: ServiceSettings(concurrency: 1, retries: 1))) == [
                1, 2, 4,
            ])
    }

    @Test("A service is abandoned after five consecutive unreadable answers, whatever the questions")
    func unreadable() async {
        let script = Script { _, _ in throw ServiceFailure.unreadable("mess") }
        let outcomes = await run(script, [Array(1...20), Array(21...40)])
        #expect(outcomes.count == 40 && outcomes.values.allSatisfy { $0.failure == .unreadable("mess") })
        #expect(await script.requests.map(\.count) == [20, 20, 10, 10, 5])
    }

    @Test("A language whose requests are repeatedly rejected is abandoned, and others are not")
    func refused() async {
        let script = Script { _, ids in
            if ids[0] < 50 { throw ServiceFailure.status(400, message: "ja is not supported", wait: nil) }
            return ids
        }
        let batches = (1...6).map { ServiceBatch(source: "en", target: "ja", questions: [Self.question($0)]) }
        let other = ServiceBatch(source: "en", target: "de", questions: [Self.question(50)])
        let run = ServiceRun(
            service: Service(script: script), settings: ServiceSettings(concurrency: 1),
            pace: ServicePace(FillBudget()), journal: nil)
        let outcomes = await run.outcomes(of: batches + [other])
        #expect(answered(outcomes) == [50])
        #expect(outcomes.values.filter { $0.failure != nil }.count == 6)
        #expect(await script.requests == [[1], [2], [3], [50]])
    }

    @Test("A budget of requests includes failed ones")
    func requestBudget() async {
        let script = Script { number, ids in
            if number == 1 { throw ServiceFailure.timedOut(seconds: 1) }
            return ids
        }
        let settings = ServiceSettings(concurrency: 1, budget: FillBudget(requests: 2))
        #expect(answered(await run(script, [[1], [2]], settings: settings)) == [1])
        #expect(await script.requests.count == 2)
    }

    @Test("A budget of characters counts the source texts")
    func characterBudget() async {
        let script = Script { _, ids in ids }
        let settings = ServiceSettings(concurrency: 1, budget: FillBudget(characters: 11))
        #expect(answered(await run(script, [[1], [2]], settings: settings)) == [1])
        // Each text has six characters; the budget may be used completely.
        let enough = ServiceSettings(concurrency: 1, budget: FillBudget(characters: 12))
        #expect(answered(await run(script, [[1], [2]], settings: enough)) == [1, 2])
    }

    @Test("Of two answers to one question, the last one counts")
    func twoAnswers() async {
        let outcomes = await run(Script { _, _ in [1, 2, 1] })
        let texts = outcomes.mapValues { outcome -> String? in
            if case .answer(let answer) = outcome { answer.texts["text"] } else { nil }
        }
        #expect(texts == [1: "x2", 2: "x1"])
    }

    @Test("After temporary failures, the number of retries is that of the settings")
    func retries() async {
        let script = Script { _, _ in throw ServiceFailure.timedOut(seconds: 1) }
        let outcomes = await run(script, settings: ServiceSettings(concurrency: 1, retries: 2))
        #expect(outcomes[1]?.failure == .timedOut(seconds: 1))
        #expect(await script.requests.count == 3)
    }

    @Test("The longest requested pause applies, and the first final failure is reported")
    func pace() async {
        let pace = ServicePace(FillBudget())
        #expect(await pace.pause(at: 5) == 0)
        await pace.pause(until: 20)
        await pace.pause(until: 10)
        #expect(await pace.pause(at: 5) == 15)
        #expect(await pace.pause(at: 30) == 0)
        await pace.stop(.asksToWait(seconds: 9))
        await pace.stop(.cancelled)
        #expect(await pace.failure == .asksToWait(seconds: 9))
    }

    @Test("Work that takes too long is cancelled")
    func deadline() async {
        await #expect(throws: ServiceFailure.timedOut(seconds: 0.05)) {
            try await Deadline.run(seconds: 0.05) { try await Task.sleep(for: .seconds(60)) }
        }
    }

    @Test(
        "Retry-After contains seconds or a date in one of three forms",
        arguments: [
            ("120", ServiceWait.seconds(120)), (" 1.5 ", .seconds(1.5)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", .until(784_111_777)),
            ("Sunday, 06-Nov-94 08:49:37 GMT", .until(784_111_777)), ("Sun Nov  6 08:49:37 1994", .until(784_111_777)),
        ]
    )
    func waits(header: String, wait: ServiceWait) {
        #expect(ServiceWait(header) == wait)
    }

    @Test("An invalid time means no wait", arguments: ["", "soon", "-1", "nan", "inf", "99 Foo 1994 08:49:37"])
    func noWait(header: String) {
        #expect(ServiceWait(header) == nil)
    }

    @Test(
        "Messages about budgets name the kind of limit",
        arguments: [("200 requests", 200, nil as Int?), ("1 request,5 characters", 1, 5)])
    func budgets(text: String, requests: Int?, characters: Int?) {
        #expect(FillBudget(text) == FillBudget(requests: requests, characters: characters))
        #expect(FillBudget("200") == nil)
        #expect(FillBudget("-1 requests") == nil)
    }

    @Test("An API key is printed as dots everywhere, and removed from messages of servers")
    func key() {
        let key = ServiceKey("sk-secret")
        var dumped = ""
        dump(key, to: &dumped)
        for text in ["\(key)", String(reflecting: key), "\([key])", dumped] { #expect(!text.contains("secret")) }
        #expect(!key.removed(from: "bad key sk-secret!").contains("secret"))
    }
}
