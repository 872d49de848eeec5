import CatalogCore
import CatalogLint

/// Finds addresses in the short texts of a store.
struct StoreLinkRule: UnitRule {
    static let description = RuleDescription(
        id: "store-link",
        category: .stores,
        summary: "a short text for a store has an address",
        rationale: """
            Nobody can open an address in the name, the subtitle, the keywords or the short description of an app. The \
            App Store asks for a concise name and relevant keywords \
            ([App Review Guidelines](https://developer.apple.com/app-store/review/guidelines/#accurate-metadata) \
            2.3.7), and Google Play for texts that describe the app \
            ([Metadata](https://support.google.com/googleplay/android-developer/answer/9898842)). The rule ignores \
            descriptions, which may have to name the terms of use (App Review Guidelines 3.1.2).
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .storeTexts,
        passing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/description.txt", "Terms: https://fittoday.app/terms\n"),
                ("fastlane/metadata/en-US/marketing_url.txt", "https://fittoday.app\n"),
                ("fastlane/metadata/en-US/subtitle.txt", "The httpd of workouts\n"),
            ])
        ],
        failing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/subtitle.txt", "See ↓https://fittoday.app\n"),
                ("fastlane/metadata/android/en-US/short_description.txt", "Your day, ↓www.fittoday.app\n"),
            ])
        ]
    )

    static let interest = UnitInterest.every

    private static let beginnings = ["http://", "https://", "www."].map { Array($0.utf8) }

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let key = unit.entry.storeTextKey, key.isShort else { return }
        let bytes = Array(unit.text.utf8)
        let start = bytes.indices.first { offset in
            (offset == 0 || !bytes[offset - 1].isASCIIAlphanumeric)
                && Self.beginnings.contains { bytes[offset...].starts(with: $0) }
        }
        guard let start else { return }
        let address = TextOccurrence(bytes[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }, at: start)
        findings.add(
            "has the address \(Quotation.of(address.words)), which nobody can open there",
            at: unit.location(of: address),
            language: unit.language.tag)
    }
}

extension StoreTextKey {
    /// Whether the text is a line beside the app’s name, rather than a description.
    var isShort: Bool {
        switch field {
        case .name, .subtitle, .keywords, .title, .shortDescription: true
        default: false
        }
    }
}
