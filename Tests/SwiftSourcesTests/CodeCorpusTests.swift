import Foundation
import TestSupport
import Testing

@testable import SwiftSources

/// Prints the findings in a folder of Swift code and tables, which the variable `FITLOC_SWIFT` names.
@Suite("Swift code outside of the package", .enabled(if: ProcessInfo.processInfo.environment["FITLOC_SWIFT"] != nil))
struct CodeCorpusTests {
    @Test("All checks terminate on any code")
    func checks() async throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["FITLOC_SWIFT"] ?? "")
        let kinds = ["swift", "xcstrings", "strings", "stringsdict"]
        let files = try SourceTree.files(below: folder).filter { kinds.contains($0.pathExtension) }
        let project = MarkedProject(
            try files.map { ($0.path, Array(try Data(contentsOf: $0))) })
        let optional = SourceRuleExampleTests.descriptions.filter { $0.severity == .off }.map(\.id)
        let findings = await project.report(on: optional).findings.filter { $0.path.hasSuffix(".swift") }
        for finding in findings {
            print("@@ \(finding.path):\(finding.position.line): \(finding.sentence) [\(finding.rule)]")
        }
        #expect(findings.allSatisfy { !$0.message.isEmpty })
    }
}
