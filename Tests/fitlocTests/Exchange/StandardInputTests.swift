import Foundation
import TestSupport
import Testing

@Suite("import reads standard input")
struct StandardInputTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(
            WrittenCatalog.text([("a", ["en": "Hello", "fr": "Salut"]), ("b", ["en": "Good bye"])]),
            to: "Localizable.xcstrings")
    }

    @Test(
        "Each format that names its languages and keys is recognized by its contents",
        arguments: ["xliff", "csv", "po", "arb"])
    func formats(ending: String) async throws {
        let exported = try await work.fitloc("export", "--language", "fr", "-o", "texts.\(ending)")
        #expect(exported.ending == .status(0), "\(exported.errors)")
        let path = try await work.shell("find texts.\(ending) -type f -name '*fr*' -o -type f -name texts.\(ending)")
        let file = try #require(path.output.split(separator: "\n").first.map(String.init))
        let edited = try work.text(of: file).replacing("Salut", with: "Bonjour")
        try work.write(edited, to: "edited")
        let outcome = try await work.shell("fitloc import - < edited")
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
        #expect(try work.text(of: "Localizable.xcstrings").contains("Bonjour"))
    }

    @Test("A catalog comes back through standard input")
    func catalog() async throws {
        try work.write(
            try work.text(of: "Localizable.xcstrings").replacing("Salut", with: "Bonjour"),
            to: "edited")
        let catalog = try await work.shell("fitloc import - < edited")
        #expect(catalog.output.contains("imported 1 text into Localizable.xcstrings (fr)"), "\(catalog.errors)")
        #expect(try work.text(of: "Localizable.xcstrings").contains("Bonjour"))
    }

    @Test("Other contents are refused, and nothing is written")
    func unknown() async throws {
        let before = try work.text(of: "Localizable.xcstrings")
        let outcome = try await work.shell("printf '\"a\" = \"b\";' | fitloc import -")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("standard input is in no format that names its languages and keys"))
        #expect(try work.text(of: "Localizable.xcstrings") == before)
    }
}
