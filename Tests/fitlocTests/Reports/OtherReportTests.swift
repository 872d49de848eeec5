import Foundation
import TestSupport
import Testing

@Suite("Reports for GitLab, in Checkstyle's format, and as comments", .waitsForPrograms)
struct OtherReportTests {
    @Test("GitLab's report has the documented members and unique fingerprints")
    func gitLab() async throws {
        let project = try ReportedProject()
        let issues = try JSONValue(parsing: try await project.report("gitlab")).elements
        let found = try await project.findings()
        #expect(issues.map { $0["check_name"] } == found.map { $0["rule"] })
        #expect(issues.map { $0["description"] } == found.map { $0["message"] })
        #expect(issues.map { $0["location"]?["lines"]?["begin"] } == found.map { $0["line"] })
        #expect(issues.map { $0["location"]?["path"] } == found.map { $0["path"] })
        let words = ["error": ["major", "critical"], "warning": ["minor"], "note": ["info"]]
        for (issue, finding) in zip(issues, found) {
            let severity = try #require(issue["severity"]?.text)
            #expect(words[finding["severity"]?.text ?? ""]?.contains(severity) == true)
        }
        let fingerprints = issues.compactMap { $0["fingerprint"]?.text }
        #expect(Set(fingerprints).count == found.count && !found.isEmpty)
    }

    @Test("Without findings, GitLab's report is an empty list and Checkstyle's an empty root")
    func clean() async throws {
        let project = try ReportedProject()
        #expect(try await project.report("gitlab", "--rule invalid-json", status: 0) == "[]\n")
        #expect(
            try await project.report("checkstyle", "--rule invalid-json", status: 0)
                == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\"/>\n")
    }

    @Test("An XML reader finds all findings in Checkstyle's format", .enabled(if: ForeignReader.hasReportReaders))
    func checkstyle() async throws {
        let project = try ReportedProject()
        let script = """
            import json, sys, xml.etree.ElementTree as t
            print(json.dumps([[f.get("name"), int(e.get("line")), int(e.get("column")), e.get("severity"),
                e.get("message"), e.get("source")] for f in t.parse(sys.argv[1]).getroot() for e in f]))
            """
        let read = try JSONValue(parsing: try await project.read(project.report("checkstyle"), by: script)).elements
        let found = try await project.findings()
        let wanted = found.map { finding -> [JSONValue] in
            let severity = finding["severity"]?.text == "note" ? "info" : finding["severity"]?.text ?? ""
            return ["path", "line", "column"].map { finding[$0] ?? .null }
                + [.string(severity), finding["message"] ?? .null, .string("fitloc.\(finding["rule"]?.text ?? "")")]
        }
        #expect(read.map(\.elements) == wanted)
    }

    @Test("A comment has the most severe findings first, its mark, and no active markup")
    func markdown() async throws {
        let project = try ReportedProject()
        let lines = try await project.report("markdown").components(separatedBy: "\n")
        #expect(lines[0] == "<!-- fitloc lint -->")
        #expect(lines[1].hasPrefix("### fitloc: "))
        let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
        #expect(rows.first?.hasPrefix("| error |") == true)
        // A `|` without escape would start another cell.
        for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)") }
        let text = rows.joined()
        #expect(!text.contains("<b>") && !text.contains("@octocat") && !text.contains("\u{7}"))
    }

    @Test("A comment respects the host's size limit, and states how much it omits")
    func bound() async throws {
        let work = try WorkFolder()
        try work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        let keys = (0..<400).map { "key.\($0)." + String(repeating: "&", count: 200) }
        try work.write(
            WrittenCatalog.text([("a", ["en": "A", "pt-BR": "Á"])] + keys.map { ($0, ["en": "A"]) }),
            to: WrittenCatalog.name)
        let outcome = try await work.fitloc("lint", "--format", "markdown", "--rule", "missing-translation")
        #expect(outcome.output.utf8.count < 65_536)
        #expect(outcome.output.count { $0 == "\n" } < 70)
        #expect(outcome.output.contains("\n\nNot shown: 350 errors.\n"))
    }
}
