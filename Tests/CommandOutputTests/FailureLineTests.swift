import CatalogCore
import CatalogRuntime
import Testing

@testable import CommandOutput

@Suite("Lines about failures")
struct FailureLineTests {
    @Test("The kind of a line determines its prefix, not its text")
    func lines() {
        let name = "my error: notes/a.xcstrings"
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(FailureLine.sentence("\(name): nada").printed == "erro: \(name): nada")
            #expect(FailureLine.detail(name).printed == "  \(name)")
            #expect(
                FailureLine("met “x”", at: TextPosition(line: 1, column: 2), in: name).printed
                    == "\(name):1:2: error: met “x”")
        }
    }

    @Test("For an agent, a line has its location and message apart")
    func json() {
        let location = FileLocation(path: "X", position: TextPosition(line: 2, column: 1))
        #expect(
            FailureLine.sentence("“a: b” já existe", about: location).json
                == #"{"error":"“a: b” já existe","path":"X","line":2,"column":1}"#)
        #expect(
            FailureLine("met “x”", at: .start, in: "X").json == #"{"error":"met “x”","path":"X","line":1,"column":1}"#)
        #expect(FailureLine.sentence("no").json == #"{"error":"no"}"#)
        #expect(FailureLine.detail("more").json == #"{"detail":"more"}"#)
    }
}
