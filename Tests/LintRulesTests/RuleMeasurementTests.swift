import CatalogLint
@testable import LintRules
import Testing

@Suite("Measurements of the rules")
struct RuleMeasurementTests {
    @Test("The table has exactly the existing rules; scripts/measure-rules writes it")
    func rules() {
        let rules = Set(RuleSet.standard.descriptions.map(\.id))
        #expect(rules.subtracting(RuleMeasurement.table.keys).isEmpty, "not measured")
        #expect(Set(RuleMeasurement.table.keys).subtracting(rules).isEmpty, "no rules")
    }

    @Test("The number of judged findings does not exceed the number read, nor that the number found")
    func sums() {
        for (rule, measurement) in RuleMeasurement.table {
            #expect(measurement.read <= measurement.findings, "\(rule)")
            #expect(measurement.right >= 0, "\(rule)")
        }
    }

    @Test("Rules that are on by default or in the strict preset were right in 95 of 100 real findings")
    func precision() {
        for profile in RuleSet.standard.profiles {
            guard let measurement = profile.measurement, let precision = measurement.precision,
                profile.severity(in: .strict) >= .warning, measurement.read >= 20
            else { continue }
            #expect(precision >= 0.95, "\(profile.rule.id): \(measurement)")
        }
    }

    @Test("A sentence describes the measurement")
    func summary() {
        let measurement = RuleMeasurement(findings: 45, read: 40, useless: 2, wrong: 1)
        #expect(
            measurement.summary(projects: 57)
                == "45 findings in 57 real projects, 40 read, 39 true, 2 of them of no use (97 % true)")
        let one = RuleMeasurement(findings: 1, read: 1, useless: 0, wrong: 0)
        #expect(one.summary(projects: 57) == "1 finding in 57 real projects, 1 read, 1 true (100 % true)")
        let unread = RuleMeasurement(findings: 2, read: 0, useless: 0, wrong: 0)
        #expect(unread.summary(projects: 57) == "2 findings in 57 real projects, none read")
        let none = RuleMeasurement(findings: 0, read: 0, useless: 0, wrong: 0)
        #expect(none.summary(projects: 57) == "no findings in 57 real projects")
    }
}
