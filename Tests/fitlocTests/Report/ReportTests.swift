import Foundation
import TestSupport
import Testing

/// Tests the parts of `fitloc report` that other commands do not share, and its refusals.
@Suite("Reports", .waitsForPrograms)
struct ReportTests {
    private static let catalog = """
        { "sourceLanguage" : "en", "strings" : {
          "a" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ is here" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "ist da" } } } },
          "b" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Bye" } } } } }, "version" : "1.0" }
        """

    private func folder() throws -> WorkFolder {
        let folder = try WorkFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        return folder
    }

    private func answer(_ folder: WorkFolder, _ command: String) async throws -> JSONValue {
        try JSONValue(parsing: await folder.shell("fitloc \(command) --format json").output)
    }

    @Test(
        "No report or baseline replaces a catalog or legacy table",
        arguments: [
            "report --format json -o", "lint -o", "lint --format json=", "lint --write-baseline",
        ])
    func replacedCatalog(command: String) async throws {
        let folder = try folder()
        for name in ["Localizable.xcstrings", "de.lproj/Localizable.strings"] {
            let outcome = try await folder.shell("fitloc \(command)\(command.hasSuffix("=") ? "" : " ")\(name)")
            #expect(outcome.ending == .status(64))
            #expect(outcome.errors.contains("“\(name)” is a catalog or legacy table; name another file"))
        }
        #expect(try folder.text(of: "Localizable.xcstrings") == Self.catalog)
    }

    @Test("Its numbers equal those of stats and lint")
    func numbers() async throws {
        let folder = try folder()
        let report = try await answer(folder, "report")
        #expect(try await report["catalogs"] == answer(folder, "stats")["catalogs"])
        let lint = try await answer(folder, "lint")
        #expect(report["summary"] == lint["summary"])
        #expect(
            report["findings"]?.elements.compactMap { $0["message"] }
                == lint["findings"]?.elements.compactMap { $0["message"] })
        #expect(report["findings"]?.elements.isEmpty == false)
    }

    @Test("Its changes equal those of diff, and its new findings those of lint --since")
    func changes() async throws {
        let folder = try folder()
        _ = try await folder.shell(
            "git init -q && git config user.email a@b.c && git config user.name n && git add -A && git commit -qm one")
        try folder.write(
            Self.catalog.replacingOccurrences(of: "ist da", with: "%@ ist %@ da"), to: "Localizable.xcstrings")
        let report = try await answer(folder, "report --since HEAD")
        #expect(try await report["changes"] == answer(folder, "diff HEAD")["changes"])
        let new = report["findings"]?.elements.filter { $0["is_new"] == .boolean(true) } ?? []
        let since = try await answer(folder, "lint --since HEAD")["findings"]?.elements ?? []
        #expect(new.map { $0["message"] } == since.map { $0["message"] } && !new.isEmpty)
        #expect(report["uncommitted"] == .boolean(true))
    }

    @Test("A page is not printed on a terminal")
    func terminal() async throws {
        let folder = try folder()
        let environment = folder.environment
        let path = folder.url.path
        let printed = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "cd \"$0\" && fitloc report > /dev/tty; echo status $? > /dev/tty", path],
            environment: environment
        ) { terminal in
            try terminal.wait(for: "status 2")
            return terminal.printed
        }
        #expect(printed.contains("-o report.html") && !printed.contains("<html"))
    }
}
