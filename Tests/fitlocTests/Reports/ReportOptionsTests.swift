import Foundation
import TestSupport
import Testing

@Suite("Outputs and failures of reports", .waitsForPrograms)
struct ReportOptionsTests {
    /// Returns a folder with an error and a warning.
    private func folder(_ texts: [WrittenCatalog.Entry]) throws -> WorkFolder {
        let work = try WorkFolder()
        try work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try work.write(WrittenCatalog.text(texts), to: WrittenCatalog.name)
        return work
    }

    private static let whole: WrittenCatalog.Entry = ("tab.home", ["en": "Home", "pt-BR": "Início"])
    private static let odd: WrittenCatalog.Entry = ("tab.day", ["en": "Day", "pt-BR": "O  dia"])
    private static let gap: WrittenCatalog.Entry = ("tab.year", ["en": "Year"])

    @Test("One run can print one format and write files in others, with the same findings")
    func several() async throws {
        let work = try folder([Self.whole, Self.gap])
        let outcome = try await work.fitloc(
            "lint", "--format", "github", "--format", "sarif=out/a.sarif", "--format", "junit=out/b.xml")
        #expect(outcome.ending == .status(1))
        #expect(outcome.output.hasPrefix("::error file="))
        #expect(try work.names(below: "out") == ["a.sarif", "b.xml"])
        #expect(try work.text(of: "out/a.sarif") == (await work.fitloc("lint", "--format", "sarif")).output)
        #expect(try work.text(of: "out/b.xml") == (await work.fitloc("lint", "--format", "junit")).output)
    }

    @Test("With an additional file, the text is still printed; --output redirects it")
    func output() async throws {
        let work = try folder([Self.whole, Self.gap])
        let printed = try await work.fitloc("lint").output
        #expect(try await work.fitloc("lint", "--format", "json=found.json").output == printed)
        #expect(try await work.fitloc("lint", "--output", "found.txt").output == "")
        #expect(try work.text(of: "found.txt") == printed)
        let json = try await work.fitloc("lint", "--format", "json", "-o", "-").output
        #expect(try work.text(of: "found.json") == json)
    }

    @Test("A report shows what changed since the last release, without calling findings new")
    func release() async throws {
        let work = try folder([Self.whole, ("tab.day", ["en": "Day", "pt-BR": "Dia"])])
        let commit = "git -c user.name=Ana -c user.email=ana@example.org commit -qam"
        let tagged = try await work.shell("git init -q . && git add . && \(commit) One && git tag v1.0")
        #expect(tagged.ending == .status(0))
        #expect(try await !work.fitloc("report").output.contains("Changes since"))
        try work.write(WrittenCatalog.text([Self.whole, Self.odd]), to: WrittenCatalog.name)
        #expect(try await work.shell("\(commit) Two").ending == .status(0))
        let page = try await work.fitloc("report").output
        #expect(page.contains("Changes since v1.0"))
        #expect(page.contains("<del>Dia</del>") && !page.contains("class=\"new\""))
        let json = try await work.fitloc("report", "--json").output
        #expect(json.contains("\"since\": \"v1.0\"") && !json.contains("\"is_new\": true"))
        let comment = try await work.fitloc("report", "--format", "markdown").output
        #expect(comment.contains("Changes since v1.0") && comment.contains("double-space"))
        #expect(try await work.fitloc("report", "--since", "HEAD").output.contains("Changes since HEAD"))
    }

    @Test(
        "Two reports at one place, an unknown format, and a diff with files are usage errors",
        arguments: [
            "--format json --format sarif", "--format json=a --format sarif=a", "--format json=a -o a",
            "--format json=- --format text", "--format yaml", "--format json=", "--fix --dry-run -o a",
            "--strict --exit-zero", "--fail-on note --strict", "--fail-on off",
        ])
    func refused(arguments: String) async throws {
        let outcome = try await folder([Self.whole]).shell("fitloc lint \(arguments)")
        #expect(outcome.ending == .status(64), "\(outcome.output)")
    }

    @Test("A file that cannot be written is an error, and the other reports are written")
    func unwritable() async throws {
        let work = try folder([Self.whole])
        try work.write("", to: "file")
        let outcome = try await work.fitloc("lint", "--format", "sarif=file/a.sarif", "--format", "json=b.json")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("file/a.sarif"))
        #expect(try work.text(of: "b.json").contains("\"findings\": []"))
    }

    @Test(
        "The status is 1 for findings with at least the severity of --fail-on",
        arguments: [
            ("", 1, 0), ("--fail-on error", 1, 0), ("--fail-on warning", 1, 1), ("--strict", 1, 1),
            ("--fail-on note", 1, 1), ("--fail-on never", 0, 0), ("--exit-zero", 0, 0),
        ] as [(String, Int32, Int32)])
    func statuses(option: String, error: Int32, warning: Int32) async throws {
        #expect(try await folder([Self.whole, Self.gap]).shell("fitloc lint \(option)").ending == .status(error))
        #expect(try await folder([Self.whole, Self.odd]).shell("fitloc lint \(option)").ending == .status(warning))
        #expect(try await folder([Self.whole]).shell("fitloc lint \(option)").ending == .status(0))
        #expect(try await folder([Self.whole]).shell("fitloc lint nowhere \(option)").ending == .status(2))
    }
}
