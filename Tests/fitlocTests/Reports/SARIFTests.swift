import Foundation
import TestSupport
import Testing

@Suite("SARIF", .waitsForPrograms)
struct SARIFTests {
    private func run(_ project: ReportedProject, _ more: String = "", status: Int32 = 1) async throws -> JSONValue {
        let whole = try JSONValue(parsing: try await project.report("sarif", more, status: status))
        return try #require(whole["runs"]?.elements.first)
    }

    @Test("It matches the schema of SARIF 2.1.0", .enabled(if: ForeignReader.hasReportReaders))
    func schema() async throws {
        let project = try ReportedProject()
        _ = try await project.report("sarif=../found.sarif", "--no-sources")
        _ = try await project.report("sarif=../clean.sarif", "--rule invalid-json", status: 0)
        _ = try await project.report("sarif=../unread.sarif", "nowhere", status: 2)
        for name in ["found", "clean", "unread"] {
            let file = project.work.file("../\(name).sarif").path
            let valid = try Program.transcript(of: [
                ForeignReader.readers + "check-jsonschema", "--regex-variant", "python", "--schemafile",
                ForeignReader.schemaOfSARIF, file,
            ])
            #expect(valid.status == 0, "\(valid.text)")
        }
    }

    @Test("Microsoft's reader finds the same as in fitloc's own JSON", .enabled(if: ForeignReader.hasReportReaders))
    func reader() async throws {
        let project = try ReportedProject()
        let script = """
            import json, sarif.loader, shutil, sys
            shutil.copy(sys.argv[1], sys.argv[1] + ".sarif")
            records = sarif.loader.load_sarif_file(sys.argv[1] + ".sarif").get_records()
            print(json.dumps([[r["Location"], r["Line"], r["Severity"], r["Code"], r["Description"]] for r in records]))
            """
        let read = try JSONValue(parsing: try await project.read(project.report("sarif"), by: script)).elements
        let found = try await project.findings()
        #expect(read.count == found.count && !found.isEmpty)
        #expect(
            read.map { $0.elements[1...] }
                == found.map { finding in
                    ["line", "severity", "rule", "message"].map { finding[$0] ?? .null }[...]
                })
        let locations = Set(read.compactMap { $0.elements.first?.text?.removingPercentEncoding })
        #expect(locations.contains(ReportedProject.catalogPath))
    }

    @Test("Lines and columns refer to the text in UTF-16 units, as declared")
    func columns() async throws {
        let project = try ReportedProject()
        let run = try await run(project)
        #expect(run["columnKind"]?.text == "utf16CodeUnits")
        let regions = (run["results"]?.elements ?? []).map { result in
            result["locations"]?.elements.first?["physicalLocation"]?["region"]
        }
        let found = try await project.findings()
        #expect(regions.map { $0?["startLine"] } == found.map { $0["line"] })
        #expect(regions.map { $0?["startColumn"] } == found.map { $0["column"] })
        let greeting = try #require(found.first { $0["rule"]?.text == "specifier-missing" })
        let lines = try project.work.text(of: ReportedProject.catalogPath).components(separatedBy: "\n")
        let line = try #require(lines.first { $0.contains("greeting") })
        let before = try #require(line.range(of: "\"Oi 😀")).lowerBound
        #expect(greeting["column"] == .number(Double(line[..<before].utf16.count + 1)))
    }

    @Test("Every result refers to its rule by index, and the rule has an explanation")
    func rules() async throws {
        let run = try await run(ReportedProject())
        let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
        for result in run["results"]?.elements ?? [] {
            guard case .number(let index)? = result["ruleIndex"] else { throw CocoaError(.coderInvalidValue) }
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
        for rule in rules {
            for text in ["text", "markdown"] { #expect(rule["help"]?[text]?.text?.isEmpty == false) }
            #expect(rule["defaultConfiguration"]?["level"] != nil)
            #expect(rule["helpUri"] == nil)
        }
    }

    @Test("With a URL for the page of rules, each rule refers to its own section")
    func address() async throws {
        let project = try ReportedProject()
        let outcome = try await project.work.shell(
            "FITLOC_RULES_ADDRESS=https://example.org/rules.md fitloc lint --format sarif --rule specifier-missing")
        #expect(outcome.output.contains("\"helpUri\": \"https://example.org/rules.md#specifier-missing\""))
    }

    @Test("Fingerprints do not depend on lines, are unique, and equal those of baselines")
    func fingerprints() async throws {
        let project = try ReportedProject()
        let path = ReportedProject.catalogPath
        let before = try fingerprints(of: await run(project))
        #expect(Set(before).count == before.count && !before.isEmpty)
        let text = try project.work.text(of: path)
        try project.work.write(text.replacing("\"strings\" : {", with: "\n\n\"strings\" : {"), to: path)
        #expect(try fingerprints(of: await run(project)) == before)
        try project.work.write(text.replacing("Hi, %@", with: "Hello, %@"), to: path)
        #expect(try fingerprints(of: await run(project)) == before)
    }

    private func fingerprints(of run: JSONValue) throws -> [String] {
        try (run["results"]?.elements ?? []).map { result in
            let prints = result["partialFingerprints"]
            let own = try #require(prints?["fitlocFinding/v1"]?.text)
            #expect(prints?["primaryLocationLineHash"]?.text == own)
            return own
        }
    }

    @Test("Applying its fixes yields the same bytes as lint --fix")
    func fixes() async throws {
        let (ours, theirs) = (try ReportedProject(), try ReportedProject())
        let rules = "--severity not-canonical-format=off"
        _ = try await ours.work.shell("fitloc lint --fix --quiet \(rules)")
        var rounds = 0
        while try SARIFPatch(await run(theirs, rules)).apply(in: theirs.work) { rounds += 1 }
        #expect(rounds > 0)
        let paths = [ReportedProject.catalogPath, "Marked.xcstrings", "App/pt-BR.lproj/Old.strings"]
        for path in paths {
            #expect(try theirs.work.bytes(of: path) == ours.work.bytes(of: path), "\(path)")
            #expect(try ReportedProject().work.bytes(of: path) != ours.work.bytes(of: path), "\(path) has a fix")
        }
    }

    @Test("An unreadable file is a notification, and the run is not successful")
    func unread() async throws {
        let project = try ReportedProject()
        let run = try await run(project, ". nowhere", status: 2)
        let invocation = try #require(run["invocations"]?.elements.first)
        #expect(invocation["executionSuccessful"] == .boolean(false))
        let notes = invocation["toolExecutionNotifications"]?.elements ?? []
        #expect(notes.compactMap { $0["message"]?["text"]?.text }.map { $0.hasPrefix("nowhere: ") } == [true])
        #expect(run["results"]?.elements.isEmpty == false)
    }
}
