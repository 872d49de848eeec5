import Testing
import TranslationFilling

@testable import Workspaces

@Suite("The configuration of fill")
struct FillConfigurationTests {
    private func read(_ text: String) throws(ConfigurationError) -> FillConfiguration {
        try Configuration.read(Array(text.utf8), path: "/app/.fitloc.yml", shownPath: ".fitloc.yml").fill
    }

    @Test("It can set sources, models, and the limits of requests")
    func whole() throws {
        let fill = try read(
            """
            fill:
              from: [memory, "strings:Old App", "command:translate --fast", openai, deepl]
              model: gpt-4o-mini
              concurrency: 2
              timeout: 30
              retries: 0
              budget: [200 requests, 50000 characters]
            """)
        #expect(
            fill.from == [
                .memory, .strings("Old App"), .command("translate --fast"), .service(.openai), .service(.deepl),
            ])
        #expect(fill.model == "gpt-4o-mini" && fill.concurrency == 2 && fill.timeout == 30 && fill.retries == 0)
        #expect(fill.budget == FillBudget(requests: 200, characters: 50_000))
        #expect(try read("fill:\n  from: pseudo-rtl").from == [.pseudoRightToLeft])
        #expect(try read("fill:").from == nil)
        #expect(try read("fill:\n  timeout: 0.5").timeout == 0.5)
    }

    @Test(
        "An invalid setting of fill is refused with its line",
        arguments: [
            ("fill:\n  frm: memory", "2:3: error: “frm” is unknown here; did you mean “from”?"),
            ("fill:\n  from: [memory, memry]", "2:18: error: “memry” is unknown here; did you mean “memory”?"),
            ("fill:\n  from: {a: b}", "2:9: error: “from” must be a list of sources"),
            ("fill:\n  timeout: soon", "2:12: error: “timeout” must be a number of seconds up to 3600"),
            ("fill:\n  timeout: 0", "2:12: error: “timeout” must be a number of seconds up to 3600"),
            ("fill:\n  concurrency: 0", "2:16: error: “concurrency” must be a number from 1 to 64"),
            ("fill:\n  retries: 99", "2:12: error: “retries” must be a number from 0 to 20"),
            (
                "fill:\n  budget: 5",
                "2:11: error: “budget” must be a number of requests or characters, such as “200 requests”"
            ),
        ]
    )
    func wrong(text: String, message: String) {
        do throws(ConfigurationError) {
            _ = try read(text)
            Issue.record("nothing was refused")
        } catch {
            #expect(error.description == ".fitloc.yml:" + message)
        }
    }
}
