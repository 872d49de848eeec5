import TestSupport
import Testing

@Suite("The least coverage of languages")
struct CoverageTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        let entries: [WrittenCatalog.Entry] = [
            ("a", ["en": "One", "de": "Eins", "fr": "Un"]), ("b", ["en": "Two", "de": "Zwei"]),
        ]
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    @Test(
        "A language below the number is named, and the status is 1; options count more than the configuration",
        arguments: [
            ("", [], []), ("", ["--fail-under", "50"], []),
            ("", ["--fail-under", "51"], ["fr: 50 % translated, less than 51 %"]),
            ("", ["--fail-under", "100"], ["fr: 50 % translated, less than 100 %"]),
            ("", ["--fail-under", "de=100"], []), ("", ["--fail-under", "100,fr=50"], []),
            ("coverage: 80\n", [], ["fr: 50 % translated, less than 80 %"]),
            ("coverage: {fr: 50, de: 100}\n", [], []), ("coverage: 80\n", ["--fail-under", "fr=10"], []),
            ("coverage: {de: 100}\n", ["--language", "en"], []),
        ] as [(String, [String], [String])])
    func least(settings: String, options: [String], lines: [String]) async throws {
        if !settings.isEmpty { try work.write(settings, to: ".fitloc.yml") }
        let run = try await OwnThread.run { [work] in try work.start(["stats"] + options).waitForEnd() }
        #expect(run.errors.split(separator: "\n").map(String.init) == lines)
        #expect(run.ending == .status(lines.isEmpty ? 0 : 1))
    }

    @Test("What is no percentage is a usage error", arguments: ["x", "101", "-1", "de=", "=5", "de=x", ""])
    func usage(argument: String) async throws {
        #expect(try await work.fitloc("stats", "--fail-under=\(argument)").ending == .status(64))
    }

    @Test("--total has a row for each language alone")
    func totals() async throws {
        try work.write(WrittenCatalog.text([("c", ["en": "C", "de": "D"])]), to: "Other.xcstrings")
        let rows = try await work.fitloc("stats", "--total").output.split(separator: "\n").dropFirst()
        #expect(
            rows.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == ["de 3 3", "en 3 3", "fr 2 1"])
        #expect(
            try await work.fitloc("stats", "--total", "--format", "markdown").output.hasPrefix("| language | keys |"))
    }
}
