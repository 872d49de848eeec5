import CatalogCore
import CatalogLint

/// Finds translations with one text for all devices where the source has several.
struct AxisMismatchRule: EntryRule {
    static let interest: EntryTraits = .devices

    static let description = RuleDescription(
        id: "axis-mismatch",
        category: .variations,
        summary: "the source varies by device, but its translation does not",
        rationale: """
            The source has “Click” on a Mac and “Tap” elsewhere, but the translation has one of them for all devices. \
            The rule is silent if all texts of the source are the same. `plural-flat` reports missing plural forms.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        passing: [
            .entry([
                Self.english,
                "\"pt-BR\" : { \(RuleExample.devices(["mac": "Clique para começar", "other": "Toque para começar"])) }",
            ]),
            .entry([
                "\"en\" : { \(RuleExample.devices(["mac": "FitToday", "other": "FitToday"])) }",
                "\"pt-BR\" : { \(RuleExample.unit("FitToday")) }",
            ]),
            .entry([
                "\"en\" : { \(RuleExample.unit("Start")) }",
                "\"pt-BR\" : { \(RuleExample.devices(["mac": "Clique aqui", "other": "Toque aqui"])) }",
            ]),
        ],
        failing: [
            .entry([Self.english, "\"pt-BR\" : { \(RuleExample.unit("Toque para começar", mark: true)) }"])
        ]
    )

    private static let english =
        "\"en\" : { \(RuleExample.devices(["mac": "Click to start", "other": "Tap to start"])) }"

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let devices = entry.source?.content.variation(.device), Self.differ(devices) else { return }
        let cases = devices.cases.prefix(3).map { one in
            one.content.unit?.writtenText.map { "“\(one.name.string)”: \(Quotation.of($0))" } ?? "“\(one.name.string)”"
        }
        for (localization, language) in entry.shownLocalizations where !language.isSource {
            let content = localization.content
            guard content.variation(.device) == nil,
                let text = content.sentences.lazy.compactMap(\.unit.writtenText).first
            else { continue }
            findings.add(
                """
                the same text for all devices, \(Quotation.of(text)), but the source has \
                \(cases.joined(separator: ", "))
                """,
                at: text.location, language: language.tag)
        }
    }

    private static func differ(_ devices: Variation) -> Bool {
        guard let first = devices.cases.first else { return false }
        return devices.cases.dropFirst().contains { other in
            guard let text = other.content.unit?.value, let firstText = first.content.unit?.value else { return true }
            return !text.hasSameContents(as: firstText)
        }
    }
}
