import Foundation
import TestSupport
import Testing

@Suite("JUnit's XML", .enabled(if: ForeignReader.hasReportReaders), .waitsForPrograms)
struct JUnitTests {
    /// Reads a report with a JUnit library.
    ///
    /// Returns the suite, name and result of each case.
    private func cases(_ project: ReportedProject, _ more: String = "", status: Int32 = 1) async throws -> [[String]] {
        let script = """
            import json, sys
            from junitparser import JUnitXml
            root = JUnitXml.fromfile(sys.argv[1])
            sums = [root.tests, root.failures, root.errors]
            root.update_statistics()
            assert sums == [root.tests, root.failures, root.errors], sums
            print(json.dumps([[s.name, c.classname, c.name, c.result[0]._tag if c.result else "passed",
                c.result[0].message if c.result else "", c.system_out or ""] for s in root for c in s]))
            """
        let read = try await project.read(project.report("junit", more, status: status), by: script)
        return try JSONValue(parsing: read).elements.map { $0.elements.map { $0.text ?? "" } }
    }

    @Test("There is a suite per file and a case per rule: errors fail, and others are output of passing cases")
    func report() async throws {
        let project = try ReportedProject()
        let cases = try await cases(project)
        #expect(cases.allSatisfy { $0[0] == $0[1] })
        let found = try await project.findings()
        let rules = Set(found.map { "\($0["path"]?.text ?? "") \($0["rule"]?.text ?? "")" })
        let named = Set(cases.filter { $0[2] != "lint" }.map { "\($0[0]) \($0[2])" })
        #expect(named == rules)
        let failing = Set(found.filter { $0["severity"]?.text == "error" }.compactMap { $0["rule"]?.text })
        #expect(Set(cases.filter { $0[3] == "failure" }.map { $0[2] }) == failing)
        #expect(cases.contains { $0[3] == "passed" && $0[5].contains(": warning: ") })
    }

    @Test("--fail-on determines the failures; with never, errors still fail")
    func failing() async throws {
        let project = try ReportedProject()
        let failures = { (more: String, status: Int32) in
            try await cases(project, more, status: status).count { $0[3] == "failure" }
        }
        let errors = try await failures("", 1)
        #expect(try await failures("--fail-on warning", 1) > errors)
        #expect(try await failures("--fail-on never", 0) == errors)
    }

    @Test("A clean file has one passing case")
    func clean() async throws {
        let cases = try await cases(ReportedProject(), "--rule invalid-json", status: 0)
        #expect(cases.count == 4)
        #expect(cases.allSatisfy { $0[2] == "lint" && $0[3] == "passed" })
    }

    @Test("An unreadable file is an error")
    func unread() async throws {
        let cases = try await cases(ReportedProject(), ". nowhere", status: 2)
        #expect(cases.filter { $0[3] == "error" }.map { $0[0] } == ["nowhere"])
    }
}
