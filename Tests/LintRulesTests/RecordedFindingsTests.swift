import CatalogCore
import CatalogLint
import LintRules
import TestSupport
import Testing

/// A list of all findings in the examples of the rules, with their severities, messages and fixes.
///
/// The marks of an example say only where its findings are.
@Suite("Recorded findings")
struct RecordedFindingsTests {
    @Test("Severities, messages and fixes in the examples are as in ExampleFindings.txt")
    func findings() async throws {
        var text = "Written by `scripts/test LintRules --update --filter RecordedFindingsTests`. Do not edit it.\n"
        for description in RuleExampleTests.descriptions {
            text += "\n\(description.id.name)\n"
            for example in description.failing + ExemptionExample.failing(description.id) {
                for finding in await MarkedExample(example).findings(of: description) { text += "  \(finding.line)\n" }
            }
        }
        let file = SourceTree.package.appendingPathComponent("Tests/LintRulesTests/ExampleFindings.txt")
        if let issue = try RecordedFile(file).issue(expecting: text) { Issue.record("\(issue)") }
    }
}

extension Finding {
    fileprivate var line: String {
        let location = "\(path):\(position.line):\(position.column)"
        let fixes = [("fix", fix), ("unsafe fix", unsafeFix)].filter { !$0.1.isEmpty }.map { name, edits in
            "; \(name): "
                + edits.map { edit in
                    let text = VisibleText.escaped(String(decoding: edit.replacement, as: UTF8.self))
                    return "\(edit.range) “\(text)”"
                }.joined(separator: ", ")
        }
        return "\(location) \(severity): \(VisibleText.escaped(message))\(fixes.joined())"
    }
}
