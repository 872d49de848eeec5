import CatalogCore
import CatalogLint
import Foundation
import StringTables
import Testing

@testable import LintRules

/// Runs the examples of all rules with each condition removed, for `scripts/check-exemptions`.
@Suite("ExemptionRun", .serialized)
struct ExemptionRun {
    @Test("ExemptionRun")
    func run() async throws {
        let folder = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["FITLOC_EXEMPTIONS"]))
        let questions = try String(contentsOf: folder.appendingPathComponent("questions.tsv"), encoding: .utf8)
        let answers = try FileHandle(forWritingTo: folder.appendingPathComponent("answers.tsv"))
        try answers.seekToEnd()
        let say = { (line: String) in try answers.write(contentsOf: Data((line + "\n").utf8)) }

        let cases = await ExemptionCase.all()
        let reached = Set(cases.flatMap(\.reached)).sorted()
        try say("reached\t" + reached.map(String.init).joined(separator: " "))
        try say("baseline\t\(cases.count)")
        for number in questions.split(separator: "\n").compactMap({ Int($0) }) {
            Exemption.removed = number
            var outcome = "same"
            for example in cases where example.reached.contains(number) {
                let findings = await example.findings()
                if findings == example.expected { continue }
                outcome = "changed"
                break
            }
            try say("\(number)\t\(outcome)")
        }
        Exemption.removed = -1
    }
}

/// An example of a rule, with its findings and the conditions that it runs.
private struct ExemptionCase {
    let example: MarkedExample
    let description: RuleDescription
    let rules: RuleSet
    var expected: [String] = []
    var reached: Set<Int> = []

    static func all() async -> [ExemptionCase] {
        var cases: [ExemptionCase] = []
        for rule in RuleSet.standard.rules where type(of: rule).description.scope != .source {
            let description = type(of: rule).description
            let more = ExemptionExample.all.filter { $0.rule == description.id }.map(\.example)
            let examples = description.passing + description.failing + more
            let alone = await self.cases(of: description, examples, among: RuleSet([rule]))
            let together = await self.cases(of: description, examples, among: .standard)
            // Some rules leave findings to others, and so depend on these.
            cases += alone.map(\.expected) == together.map(\.expected) ? alone : together
        }
        return cases
    }

    private static func cases(
        of description: RuleDescription, _ examples: [RuleExample], among rules: RuleSet
    ) async -> [ExemptionCase] {
        var cases: [ExemptionCase] = []
        for example in examples {
            var one = ExemptionCase(example: MarkedExample(example), description: description, rules: rules)
            Exemption.forget()
            one.expected = await one.findings()
            one.reached = Set(Exemption.reached)
            cases.append(one)
        }
        return cases
    }

    /// The findings at the highest severity, so that every limit of a severity shows.
    func findings() async -> [String] {
        await example.findings(of: description, among: rules, severity: .error).map(\.evidence)
    }
}

extension Finding {
    /// Everything that a test can see of a finding.
    fileprivate var evidence: String {
        "\(path):\(position.line):\(position.column) \(severity) \(message) \(fix) \(unsafeFix)"
    }
}
