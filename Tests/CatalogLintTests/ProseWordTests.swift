import Testing

@testable import CatalogLint

@Suite("Words of prose")
struct ProseWordTests {
    private func words(_ text: String) -> [String] { PlainText(text).proseWords.map(\.string) }

    @Test("Names of files, paths, options, identifiers and addresses are none")
    func code() {
        #expect(words("Abra log.txt, a/b/c, /home/ana, --ajuda, -v, XDG_DIR, uid=nome e a@b.c") == ["Abra", "e"])
        #expect(words("saida.%@ de Na&me") == ["de"])
    }

    @Test("Words with digits are none, and marks that stand by themselves belong to their letters")
    func digitsAndMarks() {
        #expect(words("mp3 versa\u{303}o ne\u{323}m") == ["versão", "nẹm"])
    }

    @Test("A slash between two words leaves both, a hyphen joins them and an apostrophe too")
    func joints() {
        #expect(words("início/término, guarda-chuva don't") == ["início", "término", "guarda-chuva", "don't"])
        #expect(PlainText("guarda-chuva").proseWords.flatMap(\.parts).map(\.string) == ["guarda", "chuva"])
    }

    @Test("A long text without spaces takes no longer for its length")
    func linear() {
        #expect(words(String(repeating: "a,", count: 50_000)).count == 50_000)
    }
}
