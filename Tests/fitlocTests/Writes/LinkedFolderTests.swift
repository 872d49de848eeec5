import TestSupport
import Testing

@Suite("Paths that lead into a project through a link", .waitsForPrograms)
struct LinkedFolderTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        let texts = WrittenCatalog.text([(key: "a", texts: ["en": "A", "de": "B"])])
        for path in ["One", "Two"] { try work.write(texts, to: "real/\(path)/Localizable.xcstrings") }
    }

    @Test("Two catalogs of one name keep the paths that tell them apart in XLIFF and CSV")
    func original() async throws {
        let outcome = try await work.shell(
            """
            ln -s real link && cd real && fitloc export ../link/One "$PWD/../link/Two" --language de -o de.xliff
            grep -o 'original="[^"]*"' de.xliff
            """)
        #expect(
            outcome.output.hasSuffix(
                "original=\"One/Localizable.xcstrings\"\noriginal=\"Two/Localizable.xcstrings\"\n"), "\(outcome)")
    }

    @Test("A file that is given by two paths is one file")
    func once() async throws {
        let outcome = try await work.shell(
            """
            ln -s real link && cd real
            fitloc list One/Localizable.xcstrings "$PWD/../link/One" ../link/One/Localizable.xcstrings --format csv
            """)
        #expect(outcome.output.split(whereSeparator: \.isNewline).count == 2, "\(outcome)")
    }
}
