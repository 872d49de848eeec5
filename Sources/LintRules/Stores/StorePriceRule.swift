import CatalogCore
import CatalogLint

/// Finds prices in the texts of a store.
struct StorePriceRule: UnitRule {
    static let description = RuleDescription(
        id: "store-price",
        category: .stores,
        summary: "a text for a store names a price",
        rationale: """
            The App Store forbids “pricing information” in the name, the subtitle and the keywords \
            ([App Review Guidelines](https://developer.apple.com/app-store/review/guidelines/#accurate-metadata) \
            2.3.7), and Google Play in the title and the short description \
            ([Metadata](https://support.google.com/googleplay/android-developer/answer/9898842)). A price in a longer \
            text of the App Store is a note: Apple \
            [advises against it](https://developer.apple.com/app-store/product-page/), because the page shows the \
            price, and other regions have other prices. Terms of a subscription may need one. A price is a number \
            beside a currency sign or one of the codes USD, EUR, GBP, JPY, CNY, BRL and CHF.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .storeTexts,
        passing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/subtitle.txt", "100% of 30 days, in USD or €\n"),
                ("fastlane/metadata/en-US/release_notes.txt", "The widget shows $5 again.\n"),
                ("fastlane/metadata/android/en-US/full_description.txt", "Premium: $5 a month.\n"),
            ])
        ],
        failing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/subtitle.txt", "Only ↓$4.99 a month\n"),
                ("fastlane/metadata/de-DE/subtitle.txt", "Nur ↓4,99 € im Monat\n"),
                ("fastlane/metadata/fr-FR/keywords.txt", "sport,↓5 EUR\n"),
                ("fastlane/metadata/pt-BR/description.txt", "Premium por R↓$ 9,90 ao mês.\n"),
                ("fastlane/metadata/android/en-US/title.txt", "FitToday ↓USD 5\n"),
            ])
        ]
    )

    static let interest = UnitInterest.every

    private static let codes = ["USD", "EUR", "GBP", "JPY", "CNY", "BRL", "CHF"]

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let key = unit.entry.storeTextKey, let limit = Self.severity(of: key) else { return }
        guard let price = Self.price(in: Array(unit.text.string.unicodeScalars)) else { return }
        findings.add(
            "names the price \(Quotation.of(price.words))", at: unit.location(of: price), language: unit.language.tag,
            atMost: limit)
    }

    /// The severity of a price in a text; nil if it may have one.
    private static func severity(of key: StoreTextKey) -> Severity? {
        if key.isShort { return .warning }
        return key.field == .description || key.field == .promotionalText ? .note : nil
    }

    /// The first number beside a sign or code of a currency.
    private static func price(in scalars: [Unicode.Scalar]) -> TextOccurrence? {
        var index = 0
        while index < scalars.count {
            let currency = currencyEnd(at: index, in: scalars)
            let number = numberEnd(at: index, in: scalars)
            let middle = skippingSpace(currency ?? number ?? index, in: scalars)
            let end = currency != nil ? numberEnd(at: middle, in: scalars) : currencyEnd(at: middle, in: scalars)
            if currency != nil || number != nil, let end {
                let offset = scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
                return TextOccurrence(String(String.UnicodeScalarView(scalars[index..<end])).utf8, at: offset)
            }
            index = currency ?? number ?? index + 1
        }
        return nil
    }

    private static func numberEnd(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        var end = start
        while end < scalars.count {
            let isDigit = scalars[end].properties.generalCategory == .decimalNumber
            guard isDigit || end > start && ".,".unicodeScalars.contains(scalars[end]) else { break }
            end += 1
        }
        while end > start, ".,".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
        return end > start ? end : nil
    }

    private static func currencyEnd(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        guard start < scalars.count else { return nil }
        if scalars[start].properties.generalCategory == .currencySymbol { return start + 1 }
        guard start == 0 || !scalars[start - 1].properties.isAlphabetic else { return nil }
        let end = start + 3
        guard end <= scalars.count, end == scalars.count || !scalars[end].properties.isAlphabetic else { return nil }
        let word = String(String.UnicodeScalarView(scalars[start..<end]))
        return codes.contains(word) ? end : nil
    }

    private static func skippingSpace(_ start: Int, in scalars: [Unicode.Scalar]) -> Int {
        let isSpace = start < scalars.count && scalars[start].properties.generalCategory == .spaceSeparator
        return isSpace ? start + 1 : start
    }
}
