import CatalogCore
import CatalogLint

/// Converts findings to SARIF results.
struct SARIFResults {
    private let rules: SARIFRules
    private let places: SARIFPlaces
    private var identities: FindingIdentities
    private var fixes: SARIFFixes

    init(context: LintReportContext, rules: SARIFRules, places: SARIFPlaces) {
        self.rules = rules
        self.places = places
        identities = FindingIdentities(context)
        fixes = SARIFFixes(files: context.subject.files, places: places)
    }

    /// Returns the SARIF level of a severity.
    static func level(of severity: Severity) -> String { severity == .off ? "none" : severity.rawValue }

    /// Returns the result for the next finding.
    mutating func result(of finding: Finding) -> DocumentFragment {
        var members: [DocumentFragment.Member] = [
            .init("ruleId", .string(finding.rule.name)),
            .init("ruleIndex", .integer(rules.number(of: finding.rule))),
            .init("level", .string(Self.level(of: finding.severity))),
            .init("message", ["text": .string(finding.sentence)]),
            .init("locations", .array([location(of: finding)])),
        ]
        if !finding.related.isEmpty { members.append(.init("relatedLocations", related(to: finding))) }
        members.append(.init("partialFingerprints", fingerprints(identities.identity(of: finding))))
        if let fix = fixes.fix(of: finding) { members.append(.init("fixes", .array([fix]))) }
        members.append(.init("properties", properties(of: finding)))
        return .object(members)
    }

    /// Returns the fingerprints of a finding.
    ///
    /// GitHub tracks findings only by `primaryLocationLineHash`. Without it, GitHub computes a hash from the text of
    /// the line.
    private func fingerprints(_ identity: String) -> DocumentFragment {
        [
            "fitlocFinding/v1": .string(identity), "primaryLocationLineHash": .string(identity),
        ]
    }

    private func location(of finding: Finding) -> DocumentFragment {
        let key = finding.key.map { key in
            let name: DocumentFragment = ["name": .string(key), "kind": "resource"]
            return [DocumentFragment.Member("logicalLocations", .array([name]))]
        }
        return .object([places.physicalLocation(finding.path, finding.position)] + (key ?? []))
    }

    private func related(to finding: Finding) -> DocumentFragment {
        .array(
            finding.related.enumerated().map { number, place in
                .object([
                    .init("id", .integer(number + 1)), places.physicalLocation(place.path, place.position),
                    .init("message", ["text": "Related place."]),
                ])
            })
    }

    private func properties(of finding: Finding) -> DocumentFragment {
        .object([
            .init("impact", .string(finding.impact.rawValue)), .init("key", .optional(finding.key)),
            .init("language", .optional(finding.language?.spelling)), .part(finding.part),
        ])
    }
}
