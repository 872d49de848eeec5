import Testing

@testable import CatalogLint

@Suite("Words of prose")
struct ProseWordTests {
    private func words(_ text: String) -> [String] { PlainText(text).proseWords.map(\.string) }

    @Test("Names of files, paths, options, identifiers and addresses do not count as words")
    func code() {
        #expect(words("Abra log.txt, a/b/c, /home/ana, --ajuda, -v, XDG_DIR, uid=nome e a@b.c") == ["Abra", "e"])
        #expect(words("saida.%@ de Na&me") == ["de"])
    }

    @Test("Words with digits do not count, and combining marks belong to their letters")
    func digitsAndMarks() {
        #expect(words("mp3 versa\u{303}o ne\u{323}m") == ["versão", "nẹm"])
        #expect(words("m\u{303}e हिन्दी ४२") == ["m\u{303}e", "हिन्दी"])
    }

    @Test("A slash separates words; a hyphen or an apostrophe joins them")
    func joints() {
        #expect(words("início/término, guarda-chuva don't") == ["início", "término", "guarda-chuva", "don't"])
        #expect(PlainText("guarda-chuva").proseWords.flatMap(\.parts).map(\.string) == ["guarda", "chuva"])
    }

    @Test("The time for a long text without spaces is linear")
    func linear() {
        #expect(words(String(repeating: "a,", count: 50_000)).count == 50_000)
    }
}
