import CatalogLint
@testable import LintRules
import Testing

@Suite("Presets of severities")
struct RulePresetTests {
    private func severity(_ rule: RuleID, in preset: RulePreset) throws -> Severity {
        try #require(RuleSet.standard.profile(of: rule)).severity(in: preset)
    }

    @Test("Minimal has only errors, without gaps")
    func minimal() throws {
        let severities = Set(RuleSet.standard.profiles.map { $0.severity(in: .minimal) })
        #expect(severities == [.error, .off])
        #expect(try severity("specifier-type-mismatch", in: .minimal) == .error)
        #expect(try severity("missing-translation", in: .minimal) == .off)
    }

    @Test("Recommended equals the default severities")
    func recommended() {
        #expect(RulePreset.recommended.severities(of: .standard).isEmpty)
    }

    @Test("Strict is never more lenient, and turns rules that are off or notes into warnings")
    func strict() throws {
        for profile in RuleSet.standard.profiles {
            #expect(profile.severity(in: .strict) >= profile.rule.severity, "\(profile.rule.id)")
        }
        #expect(try severity("missing-comment", in: .strict) == .warning)
        #expect(try severity("straight-quotes", in: .strict) == .off)
        #expect(RulePreset.stricter.isSubset(of: RuleSet.standard.descriptions.map(\.id)))
    }
}
