import CatalogCore
import CatalogLint
import CatalogRuntime
import Testing

@testable import LintReports

@Suite("Findings as lines for people")
struct TextReportTests {
    private func finding(
        _ language: LanguageTag?, _ severity: Severity = .warning, path: String = "A.xcstrings", sumsUp: Bool = false
    ) -> Finding {
        Finding(
            rule: "rule", severity: severity, message: "is odd", path: path, position: TextPosition(line: 2, column: 3),
            key: "key", language: language, part: .whole, related: [], fix: [], sumsUp: sumsUp)
    }

    private func lines(_ findings: [Finding]) -> [String] {
        let report = LintReport(findings: findings, fileCount: 1, sourceCount: 0, keyCounts: ["A.xcstrings": 1_234])
        let text = TextReport(report: report, context: LintReportContext(currentFolder: "/")).rendered()
        return text.split(separator: "\n").map(String.init)
    }

    @Test("One finding in several languages is one line, one of another severity is not")
    func groups() {
        let found = lines([finding("de"), finding("fr", .error), finding("it"), finding(nil)])
        #expect(found.count == 3)
        #expect(found.map { $0.contains("de") && $0.contains("it") } == [true, false, false])
        #expect(found.map { $0.contains(" error: ") } == [false, true, false])
    }

    @Test("Missing keys are one line a language, and one for all where more than three lack as many")
    func sums() {
        let three = lines(["de", "fr", "it"].map { finding($0, sumsUp: true) })
        #expect(three.count == 3)
        let four = lines(["de", "fr", "it", "es"].map { finding($0, sumsUp: true) })
        #expect(four.count == 1)
        #expect(four.first?.contains("de, es, fr, it: 1 of 1,234 keys missing in each") == true)
    }

    @Test("The language that lacks most comes first")
    func order() {
        let found = lines([finding("de", sumsUp: true), finding("fr", sumsUp: true), finding("fr", sumsUp: true)])
        #expect(found.map { $0.contains("fr: 2 of 1,234 keys") } == [true, false])
    }
}
