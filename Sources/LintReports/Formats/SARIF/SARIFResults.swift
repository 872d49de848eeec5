import CatalogCore
import CatalogLint

/// Converts findings to SARIF results.
struct SARIFResults {
    private let rules: SARIFRules
    private let locations: SARIFLocations
    private var identities: FindingIdentities
    private var fixes: SARIFFixes

    init(context: LintReportContext, rules: SARIFRules, locations: SARIFLocations) {
        self.rules = rules
        self.locations = locations
        identities = FindingIdentities(context)
        fixes = SARIFFixes(files: context.subject.files, locations: locations)
    }

    /// Returns the SARIF level of a severity.
    static func level(of severity: Severity) -> String { severity == .off ? "none" : severity.rawValue }

    /// Returns the result for the next finding.
    mutating func result(of finding: Finding) -> DocumentFragment {
        .present([
            "ruleId": .string(finding.rule.name),
            "ruleIndex": .integer(rules.index(of: finding.rule)),
            "level": .string(Self.level(of: finding.severity)),
            "message": ["text": .string(finding.sentence)],
            "locations": [location(of: finding)],
            "relatedLocations": finding.related.isEmpty ? nil : related(to: finding),
            "partialFingerprints": fingerprints(identities.identity(of: finding)),
            "fixes": fixes.fix(of: finding).map { [$0] },
            "properties": properties(of: finding),
        ])
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
        .present([
            "physicalLocation": locations.physicalLocation(finding.path, finding.position),
            "logicalLocations": finding.key.map { [["name": .string($0), "kind": "resource"]] },
        ])
    }

    private func related(to finding: Finding) -> DocumentFragment {
        .array(
            finding.related.enumerated().map { index, related in
                [
                    "id": .integer(index + 1),
                    "physicalLocation": locations.physicalLocation(related.path, related.position),
                    "message": ["text": "Related place."],
                ]
            })
    }

    private func properties(of finding: Finding) -> DocumentFragment {
        [
            "impact": .string(finding.impact.rawValue),
            "key": .optional(finding.key),
            "language": .optional(finding.language?.spelling),
            "part": .part(finding.part),
        ]
    }
}
