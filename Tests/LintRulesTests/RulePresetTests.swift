import CatalogLint
@testable import LintRules
import Testing

@Suite("Presets of severities")
struct RulePresetTests {
    private func severity(_ rule: RuleID, in preset: RulePreset) throws -> Severity {
        try #require(RuleSet.standard.profile(of: rule)).severity(in: preset)
    }

    @Test("Minimal has errors only, and no gaps")
    func minimal() throws {
        let severities = Set(RuleSet.standard.profiles.map { $0.severity(in: .minimal) })
        #expect(severities == [.error, .off])
        #expect(try severity("specifier-type-mismatch", in: .minimal) == .error)
        #expect(try severity("missing-translation", in: .minimal) == .off)
    }

    @Test("Recommended is what rules say of themselves")
    func recommended() {
        #expect(RulePreset.recommended.severities(of: .standard).isEmpty)
    }

    @Test("Strict is never more lenient, and makes warnings of what is off or a note")
    func strict() throws {
        for profile in RuleSet.standard.profiles {
            #expect(profile.severity(in: .strict) >= profile.rule.severity, "\(profile.rule.id)")
        }
        #expect(try severity("missing-comment", in: .strict) == .warning)
        #expect(try severity("straight-quotes", in: .strict) == .off)
        #expect(RulePreset.stricter.isSubset(of: RuleSet.standard.descriptions.map(\.id)))
    }
}
