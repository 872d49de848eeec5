import CatalogLint
import Testing

@testable import Workspaces

@Suite("The glossary in the configuration")
struct GlossaryConfigurationTests {
    private func read(_ text: String) throws(ConfigurationError) -> [GlossaryTerm] {
        try Configuration.read(Array(text.utf8), path: "/app/.fitloc.yml", shownPath: ".fitloc.yml").glossary
    }

    @Test("A term has one or several translations by language, and forbidden translations")
    func terms() throws {
        let terms = try read(
            """
            glossary:
              - {term: [workout, workouts], pt_BR: treino, no: [trening, økt], never: {pt-BR: [exercitação]}}
              - term: set
                pt-BR: série
                note: not a group
            """)
        #expect(terms.map { $0.sources.map(\.spelling) } == [["workout", "workouts"], ["set"]])
        #expect(terms[0].renderings["pt-BR"]?.map(\.spelling) == ["treino"])
        #expect(terms[0].renderings.count == 2)
        #expect(terms[0].never["pt-BR"]?.map(\.spelling) == ["exercitação"])
    }

    @Test(
        "An invalid glossary is refused with its line",
        arguments: [
            (
                "glossary:\n  - {term: set, nevr: {}}",
                ".fitloc.yml:2:17: error: “nevr” is unknown here; did you mean “never”?"
            ),
            ("glossary:\n  - {pt-BR: série}", ".fitloc.yml:2:5: error: “term” is missing"),
            (
                "glossary:\n  - {term: set, xq-9: série}",
                ".fitloc.yml:2:17: error: “xq-9” is not a language tag; tags look like pt-BR or zh-Hans"
            ),
            (
                "glossary: set",
                ".fitloc.yml:1:11: error: “glossary” must be a list of terms, such as {term: workout, pt-BR: treino}"
            ),
            ("glossary:\n  - {term: \"*\"}", ".fitloc.yml:2:12: error: “term” must be a word or a list of words"),
        ])
    func errors(text: String, message: String) {
        let error = #expect(throws: ConfigurationError.self) { try read(text) }
        #expect(error?.description == message)
    }
}
