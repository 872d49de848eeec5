import CatalogRuntime
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    @Test(
        "Categories are in CLDR's order; for a count, only numbers below a million matter",
        arguments: [
            ("en", [.one, .other], [.one, .other]),
            ("ja", [.other], [.other]),
            ("pt-BR", [.one, .many, .other], [.one, .other]),
            ("ca", [.one, .many, .other], [.one, .other]),
            ("ru", [.one, .few, .many, .other], [.one, .few, .many]),
            ("he", [.one, .two, .other], [.one, .two, .other]),
            ("cs", [.one, .few, .many, .other], [.one, .few, .other]),
            ("ar", PluralCategory.allCases, PluralCategory.allCases),
        ] as [(LanguageTag, [PluralCategory], [PluralCategory])])
    func categoriesAreOrdered(language: LanguageTag, all: [PluralCategory], counts: [PluralCategory]) {
        let rules = PluralRules(language: language)
        #expect(rules.categories == all)
        #expect(rules.integerCategories == counts)
    }

    @Test(
        "The only whole number of a category is known",
        arguments: [
            ("en", .one, 1), ("en", .other, nil), ("pt-BR", .one, nil), ("pt-PT", .one, 1), ("fr", .one, nil),
            ("es", .many, nil), ("ru", .one, nil), ("ar", .zero, 0), ("ar", .two, 2), ("cy", .few, 3), ("cy", .many, 6),
            ("lv", .zero, nil), ("en", .few, nil),
        ] as [(LanguageTag, PluralCategory, Int?)])
    func soleIntegerIsNamed(language: LanguageTag, category: PluralCategory, number: Int?) {
        #expect(PluralRules(language: language).soleInteger(of: category) == number)
    }

    @Test("In Brazilian Portuguese, one covers 0 and 1; in European Portuguese, only 1")
    func regionsMayDiffer() {
        let brazilian = PluralRules(language: "pt-BR")
        #expect(brazilian.covers(0, by: .one) && brazilian.covers(1, by: .one))
        #expect(PluralRules(language: "pt_PT").category(for: 0) == .other)
        #expect(brazilian == PluralRules(language: "pt"))
    }

    @Test(
        "Script and region are ignored if necessary, and old codes have the rules of their replacements",
        arguments: [
            ("zh-Hant-TW", "zh"), ("sr-Latn-RS", "sr"), ("en-GB", "en"), ("iw", "he"), ("sh", "sr"), ("tl", "fil"),
            ("RU", "ru"),
        ] as [(LanguageTag, LanguageTag)])
    func rulesAreInherited(tag: LanguageTag, language: LanguageTag) {
        #expect(PluralRules(language: tag) == PluralRules(language: language))
        #expect(PluralRules(language: tag).isKnown)
    }

    @Test(
        "A language that CLDR lacks has only other",
        arguments: ["zz", "", "Base", "mul", "x-pirate"] as [LanguageTag])
    func unknownLanguagesHaveOnlyOther(language: LanguageTag) {
        let rules = PluralRules(language: language)
        #expect(!rules.isKnown)
        #expect(rules.categories == [.other])
        #expect(rules.category(for: 1) == .other)
        #expect(PluralRules(language: "ja").isKnown)
    }

    @Test("The smallest whole number of a category is known, even above a million")
    func smallestIntegerIsFound() {
        #expect(PluralRules(language: "ru").smallestInteger(of: .many) == 0)
        #expect(PluralRules(language: "pt-BR").smallestInteger(of: .many) == 1_000_000)
        #expect(PluralRules(language: "ru").smallestInteger(of: .other) == nil)
    }

    @Test("A negative number has the category of its absolute value")
    func negativeNumbersCountByMagnitude() {
        #expect(PluralRules(language: "en").category(for: -1) == .one)
        #expect(PluralRules(language: "ru").category(for: -3) == .few)
    }
}
