import CatalogLint
import LintRules
import StringTables
import TestSupport
import Testing

@testable import TranslationFilling

@Suite("Filling gaps")
struct FillerTests {
    private struct Scripted: TranslationService {
        let name = "test"
        let identity = "test"
        let batchSize = 20
        let concurrency = 1
        let answer: @Sendable (ServiceQuestion) -> [String: String]

        func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
            batch.questions.map { ServiceAnswer(id: $0.id, texts: answer($0)) }
        }
    }

    private func fill(
        _ entries: String, _ steps: [Filler.Step], settings: LintSettings = LintSettings(requiredLanguages: ["pt-BR"])
    ) async -> FillResult {
        let project = TableLoader.loadNow([InlineTables.catalog(entries)])
        return await Filler(steps, rules: .standard).fill(project.tables, of: project, settings: { _ in settings })
    }

    private func reasons(
        _ entries: String, answer: String, settings: LintSettings = LintSettings(requiredLanguages: ["pt-BR"])
    )
        async -> [String]
    {
        let service = Scripted { question in Dictionary(question.texts.map { ($0.name, answer) }) { $1 } }
        return await fill(entries, [.service(service)], settings: settings).left.map(\.reason.name)
    }

    @Test(
        "An answer with a defect is rejected",
        arguments: [
            ("%@ has %lld days", "dias", "refused-by-check"), ("Start", "", "empty"),
            ("Start", "I'm sorry, I can't do that.", "no-translation"),
            ("Start <b>now</b>", "Comece agora", "refused-by-check"), ("Go to https://a.b", "Vá", "refused-by-check"),
            ("Start <b>now</b>", "<b>Comece</b> <b>já</b>", "refused-by-check"),
            ("Start", "Comece em https://a.b", "refused-by-check"), ("Hi {name}", "Oi {nome}", "refused-by-check"),
            ("Start", String(repeating: "muito ", count: 40), "too-long"),
            ("Start", "In\u{FFFD}cio", "refused-by-check"), ("Hi %@", "Oi <x>%@</x>", "protection-marks"),
        ]
    )
    func wrongAnswers(source: String, answer: String, reason: String) async {
        #expect(await reasons("\"\(source)\" : {}", answer: answer) == [reason])
    }

    @Test(
        "The source text is not a translation, unless it is a name or has nothing to translate",
        arguments: [
            ("Start your workout", ["refused-by-check"]), ("GPS", []), ("FitPal Premium", []), ("%@ · %lld km", []),
            ("Menu", []),
        ]
    )
    func copies(source: String, left: [String]) async {
        #expect(await reasons("\"\(source)\" : {}", answer: source) == left)
        let variant = LintSettings(requiredLanguages: ["en-GB"])
        #expect(await reasons("\"\(source)\" : {}", answer: source, settings: variant) == [])
    }

    @Test("A service that returns most texts unchanged is not trusted, although a single copy would be accepted")
    func echoes() async {
        let entries = ["Home", "Open", "Save", "GPS", "Stop"].map { "\"\($0)\" : {}" }.joined(separator: ",\n")
        let echo = Scripted { question in Dictionary(question.texts.map { ($0.name, $0.source) }) { $1 } }
        #expect(
            await fill(entries, [.service(echo)]).left.map(\.reason.name)
                == Array(repeating: "untranslated", count: 4))
        let fair = Scripted { question in
            Dictionary(question.texts.map { ($0.name, $0.source == "Home" ? "Home" : "«\($0.source)»") }) { $1 }
        }
        #expect(await fill(entries, [.service(fair)]).left.isEmpty)
    }

    @Test("A plan contains the requests that a service would get, and sends nothing")
    func plan() async {
        let counter = Counter()
        let project = TableLoader.loadNow([InlineTables.catalog("\"Start\" : {}, \"Stop\" : {}")])
        let settings = LintSettings(requiredLanguages: ["pt-BR"])
        let filler = Filler([.service(Counting(counter: counter)), .source(CopySource())], rules: .standard)
        let plan = await filler.plan(project.tables, of: project, settings: { _ in settings })
        #expect(plan.estimates.map { [$0.texts, $0.characters, $0.requests] } == [[2, 9, 1]])
        let result = plan.resultWithoutServices()
        #expect(result.left.map(\.reason.name) == ["not-asked", "not-asked"] && result.filled.isEmpty)
        #expect(await counter.count == 0)
        #expect(await plan.carriedOut().filled.count == 2)
    }

    @Test("Do-not-translate words and the glossary are enforced even if their rules are off")
    func terms() async {
        var settings = LintSettings(requiredLanguages: ["pt-BR"], doNotTranslate: ["FitToday"])
        settings.glossary = [
            GlossaryTerm(sources: [TermPattern("workout")], renderings: ["pt-BR": [TermPattern("treino")]])
        ]
        #expect(
            await reasons("\"Open FitToday\" : {}", answer: "Abrir o app", settings: settings) == ["refused-by-check"])
        #expect(
            await reasons("\"Start workout\" : {}", answer: "Iniciar sessão", settings: settings) == [
                "refused-by-check"
            ])
        #expect(await reasons("\"Start workout\" : {}", answer: "Iniciar treino", settings: settings) == [])
    }

    @Test("A plural is filled completely or not at all")
    func wholePlural() async {
        let days = """
            "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
              "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } } } }
            """
        let half = Scripted { _ in ["plural.other": "%lld dias"] }
        #expect(await fill(days, [.service(half)]).left.map(\.reason.name) == ["incomplete"])
        let literal = Scripted { _ in ["plural.one": "1 dia", "plural.other": "%lld dias"] }
        #expect(await fill(days, [.service(literal)]).left.map(\.reason.name) == ["refused-by-check"])
        let good = Scripted { _ in ["plural.one": "%lld dia", "plural.other": "%lld dias"] }
        #expect(await fill(days, [.service(good)]).filled.map(\.text) == ["%lld dia", "%lld dias"])
    }

    @Test("The first acceptable answer is used, and the next source gets only the remaining gaps")
    func order() async {
        let bad = Scripted { _ in ["text": "I'm sorry, I can't."] }
        let result = await fill("\"Start\" : {}", [.service(bad), .source(CopySource())])
        #expect(result.filled.map(\.origin.source) == ["source"])
        #expect(result.left.isEmpty)
    }

    @Test("Texts with the same question are asked about once")
    func sameQuestion() async {
        let counter = Counter()
        let service = Counting(counter: counter)
        let entries = """
            "a" : { "localizations" : { "en" : \(InlineTables.unit("Start")) } },
            "b" : { "localizations" : { "en" : \(InlineTables.unit("Start")) } },
            "c" : { "comment" : "A noun.", "localizations" : { "en" : \(InlineTables.unit("Start")) } }
            """
        #expect(await fill(entries, [.service(service)]).filled.count == 3)
        #expect(await counter.count == 2)
    }

    private actor Counter {
        private(set) var count = 0
        func add(_ number: Int) { count += number }
    }

    private struct Counting: TranslationService {
        let name = "test"
        let identity = "test"
        let batchSize = 20
        let concurrency = 1
        let counter: Counter

        func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
            await counter.add(batch.questions.count)
            return batch.questions.map { ServiceAnswer(id: $0.id, texts: ["text": "Início"]) }
        }
    }

    @Test("A translation that is written while a service is asked is not overwritten")
    func meanwhile() async throws {
        let entry = "\"Start\" : {}"
        let result = await fill(entry, [.source(CopySource())])
        let change = try #require(result.tables.first)
        let now = InlineTables.catalog(
            "\"Start\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("Início")) } }")
        let table = try change.table.rereading([now.path: now.bytes])
        #expect(try table.plan(change.changes).files.isEmpty)
    }
}
