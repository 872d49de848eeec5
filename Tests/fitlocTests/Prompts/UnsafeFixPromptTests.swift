import TestSupport
import Testing

@Suite("fitloc lint --fix --unsafe at a terminal")
struct UnsafeFixPromptTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        let entries: [WrittenCatalog.Entry] = [
            ("a", ["en": "Home", "pt-BR": "Casa "]), ("b", ["en": "Version:", "pt-BR": "Versão: "]),
        ]
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    @Test(
        "It lists the rules and asks; without consent, only safe fixes are made",
        arguments: [("", "Versão: "), ("n", "Versão: "), ("y", "Versão:")])
    func asks(answer: String, text: String) async throws {
        let run = try await PromptedRun.fitloc("lint", "--fix", "--unsafe", "--color", "never", in: work) {
            try $0.wait(for: "These fixes may change what users read")
            try $0.wait(for: "1  edge-whitespace")
            try $0.answer("Make these fixes too? [y/N]", with: answer)
        }
        #expect(run.ending == .status(0))
        #expect(run.output.contains("Fixed \(answer == "y" ? "2 findings" : "1 finding") in 1 file:"))
        #expect(try work.catalog().texts["a pt-BR"] == "Casa")
        #expect(try work.catalog().texts["b pt-BR"] == text)
    }
}
