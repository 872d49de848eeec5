import CatalogLint
@testable import LintRules
import Testing

@Suite("Measurements of the rules")
struct RuleMeasurementTests {
    @Test("The table has exactly the existing rules; scripts/measure-rules writes it")
    func rules() {
        let rules = Set(RuleSet.standard.descriptions.map(\.id))
        #expect(rules.subtracting(RuleMeasurement.tuned.keys).isEmpty, "not measured")
        #expect(Set(RuleMeasurement.tuned.keys).subtracting(rules).isEmpty, "no rules")
        #expect(Set(RuleMeasurement.unseen.keys).subtracting(rules).isEmpty, "no rules")
    }

    @Test("The number of judged findings does not exceed the number read, nor that the number found")
    func sums() {
        for (rule, measurement) in Array(RuleMeasurement.tuned) + Array(RuleMeasurement.unseen) {
            #expect(measurement.read <= measurement.findings, "\(rule)")
            #expect(measurement.right >= 0, "\(rule)")
        }
    }

    @Test("Rules that are on by default or in the strict preset were right in 95 of 100 real findings")
    func precision() {
        for profile in RuleSet.standard.profiles {
            guard let measurement = profile.tuned, let precision = measurement.precision,
                profile.severity(in: .strict) >= .warning, measurement.read >= 20
            else { continue }
            #expect(precision >= 0.95, "\(profile.rule.id): \(measurement)")
        }
    }

    @Test("Ten read findings are evidence, nine are not, and the sentence says so")
    func evidence() throws {
        let rule = try #require(RuleSet.standard.descriptions.first)
        let measured = { (read: Int) in
            RuleProfile(
                rule, tuned: RuleMeasurement(projects: 57, findings: 1, read: 1, useless: 0, wrong: 0),
                unseen: RuleMeasurement(projects: 25, findings: 12, read: read, useless: 0, wrong: 1)
            ).measured
        }
        let tuned = "On those that it was tuned on: 1 finding in 57 real projects, 1 read, 1 true (100 % true)."
        #expect(
            measured(10) == "On projects that it had not seen: 12 findings in 25 real projects, 10 read, 9 true "
                + "(90 % true). " + tuned)
        #expect(
            measured(9) == "On projects that it had not seen: 12 findings in 25 real projects, 9 read, 8 true "
                + "(88 % true); no evidence. " + tuned)
        #expect(RuleProfile(rule).measured == nil)
    }

    @Test("A sentence describes the measurement")
    func summary() {
        let measurement = RuleMeasurement(projects: 57, findings: 45, read: 40, useless: 2, wrong: 1)
        #expect(
            measurement.summary
                == "45 findings in 57 real projects, 40 read, 39 true, 2 of them of no use (97 % true)")
        let one = RuleMeasurement(projects: 57, findings: 1, read: 1, useless: 0, wrong: 0)
        #expect(one.summary == "1 finding in 57 real projects, 1 read, 1 true (100 % true)")
        let unread = RuleMeasurement(projects: 57, findings: 2, read: 0, useless: 0, wrong: 0)
        #expect(unread.summary == "2 findings in 57 real projects, none read")
        let none = RuleMeasurement(projects: 57, findings: 0, read: 0, useless: 0, wrong: 0)
        #expect(none.summary == "no findings in 57 real projects")
    }
}
