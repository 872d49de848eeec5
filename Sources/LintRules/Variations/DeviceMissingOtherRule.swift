import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds device variations that omit devices.
struct DeviceMissingOtherRule: EntryRule {
    static let interest: EntryTraits = .devices

    static let description = RuleDescription(
        id: "device-missing-other",
        category: .variations,
        summary: "a text that varies by device has no `other` and omits devices",
        rationale: """
            Devices without a text of their own show `other`; without it they show the key. Many apps name all of \
            their devices and need no `other`. The rule is therefore silent if iPhone, iPad and Mac all have a text, \
            unless a translation omits a device of the source. Mac is among them because an app for iPhone and iPad \
            also runs on Macs. If the source itself omits a device, the rule reports that only for the source.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        fix: .review,
        passing: [
            .entry(["\"en\" : { \(RuleExample.devices(["mac": "Click to start", "other": "Tap to start"])) }"]),
            .entry([
                "\"en\" : { "
                    + RuleExample.devices([
                        "iphone": "Tap to start", "ipad": "Tap to start", "mac": "Click to start",
                    ]) + " }"
            ]),
        ],
        failing: [
            .entry([
                "\"en\" : { \(RuleExample.devices(["iphone": "Tap to start"], mark: true)) }",
                "\"pt-BR\" : { \(RuleExample.devices(["iphone": "Toque para começar"])) }",
            ]),
            .entry([
                "\"en\" : { \(RuleExample.devices(["mac": "Click to start", "other": "Tap to start"])) }",
                "\"pt-BR\" : { \(RuleExample.devices(["mac": "Clique para começar"], mark: true)) }",
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.localizations.contains(where: { !$0.content.variations.isEmpty }) else { return }
        let source = entry.source?.content.variation(.device)
        for (localization, language) in entry.shownLocalizations {
            guard let variation = localization.content.variation(.device), localization.content.isWritten else {
                continue
            }
            let missing = Self.missing(from: variation, source: language.isSource ? nil : source)
            guard !missing.isEmpty else { continue }
            let named = WordList.of(variation.cases.map { "“\($0.name.string)”" })
            let rest = WordList.of(missing.map { "“\($0.rawValue)”" })
            findings.add(
                missing.contains(.other)
                    ? "has a text for \(named) but no “other”, so all other devices would show the key; add “other”"
                    : "has a text for \(named) but no “other”, so \(rest) would show the key; add “other”",
                at: variation.location,
                language: language.tag, part: .whole)
        }
    }

    /// The devices without a text, with `other` for those that are not named; empty if every device has one.
    private static func missing(from variation: Variation, source: Variation?) -> [Device] {
        let named = variation.devices
        if named.isEmpty || named.contains(.other) { return [] }
        if let source {
            return Device.allCases.filter { source.devices.contains($0) && !named.contains($0) }
        }
        return named.isSuperset(of: [.iPhone, .iPad, .mac]) ? [] : [.other]
    }
}

extension Variation {
    /// The devices with a text of their own.
    fileprivate var devices: Set<Device> { Set(cases.compactMap(\.device)) }
}
