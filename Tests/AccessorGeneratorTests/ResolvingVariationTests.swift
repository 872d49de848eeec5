import CatalogRuntime
import Testing

@Suite("Resolving variations")
struct ResolvingVariationTests {
    private static func sample(_ localizations: KeyValuePairs<String, String>) throws -> SampleTable {
        let texts = localizations.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
        return try SampleTable("\"k\":{\"localizations\":{\(texts)}}")
    }

    private static let days = SampleTable.varied("plural", ["one": "%lld day", "other": "%lld days"])

    @Test(
        "The case for the number's plural category is used",
        arguments: [
            ("en", 1, "1 day"), ("en", 0, "0 days"), ("pt-BR", 0, "0 dia"), ("pt-BR", 2, "2 dias"),
            ("pt-PT", 0, "0 dia"),
            ("ru", 21, "21 день"), ("ru", 3, "3 дня"), ("ru", 11, "11 дней"), ("ru", 1000, "1 000 дней"),
            ("ar", 0, "لا أيام"), ("ar", 2, "يومان"), ("de", 0, "keine Tage"), ("de", 5, "5 Tage"),
        ]
    )
    func categories(language: LanguageTag, number: Int, expected: String) throws {
        let sample = try Self.sample([
            "en": Self.days, "pt-BR": SampleTable.varied("plural", ["one": "%lld dia", "other": "%lld dias"]),
            "ru": SampleTable.varied("plural", ["one": "%lld день", "few": "%lld дня", "many": "%lld дней"]),
            "ar": SampleTable.varied("plural", ["zero": "لا أيام", "two": "يومان", "other": "%lld يوم"]),
            "de": SampleTable.varied("plural", ["zero": "keine Tage", "one": "%lld Tag", "other": "%lld Tage"]),
        ])
        #expect(sample["k", .integer(number)].resolved(in: language) == expected.replacing(" 000", with: "\u{A0}000"))
    }

    @Test("A missing category falls back to other, and without other to the case of most numbers")
    func missingCategories() throws {
        let sample = try Self.sample([
            "en": SampleTable.varied("plural", ["other": "%lld"]),
            "ru": SampleTable.varied("plural", ["one": "one %lld", "few": "few %lld"]),
        ])
        #expect(sample["k", .integer(1)].resolved(in: "en") == "1")
        #expect(sample["k", .integer(5)].resolved(in: "ru") == "few 5")
    }

    @Test("The value of a fraction determines the category, not its printed digits")
    func fractions() throws {
        let sample = try Self.sample([
            "en": SampleTable.varied("plural", ["one": "%.1f mile", "other": "%.1f miles"]),
            "pt-BR": SampleTable.varied("plural", ["one": "%.1f milha", "other": "%.1f milhas"]),
            "ru": SampleTable.varied("plural", ["one": "%.1f миля", "many": "%.1f миль", "other": "%.1f мили"]),
        ])
        #expect(sample["k", .double(1)].resolved(in: "en") == "1.0 mile")
        #expect(sample["k", .double(1.5)].resolved(in: "en") == "1.5 miles")
        #expect(sample["k", .double(1.5)].resolved(in: "pt-BR") == "1,5 milha")
        #expect(sample["k", .double(2.5)].resolved(in: "ru") == "2,5 мили")
        #expect(sample["k", .double(.nan)].resolved(in: "en") == "NaN miles")
    }

    @Test("The first displayed number determines the category, at any position")
    func countingArgument() throws {
        let sample = try Self.sample([
            "en": SampleTable.varied("plural", ["one": "%@ has one", "other": "%@ has %lld"]),
            "de": SampleTable.varied("plural", ["one": "Eins für %@", "other": "Viele für %@"]),
            "fr": SampleTable.varied("plural", ["one": "%2$lld à %1$@", "other": "%2$lld aux %1$@"]),
        ])
        for (language, one, many) in [
            ("en", "Ana has one", "Ana has 7"), ("de", "Eins für Ana", "Viele für Ana"),
            ("fr", "1 à Ana", "7 aux Ana"),
        ] {
            #expect(sample["k", .string("Ana"), .integer(1)].resolved(in: LanguageTag(language)) == one)
            #expect(sample["k", .string("Ana"), .integer(7)].resolved(in: LanguageTag(language)) == many)
        }
    }

    @Test("A plural whose arguments contain no number uses other")
    func noNumber() throws {
        let sample = try Self.sample(["en": Self.days])
        #expect(sample["k"].resolved(in: "en") == "%lld days")
        #expect(sample["k", .string("seven")].resolved(in: "en") == "seven days")
    }

    @Test("The device's own case precedes other, and plurals are below it")
    func devices() throws {
        let plural = "{\"variations\":{\(SampleTable.cases("plural", ["one": "%lld tap", "other": "%lld taps"]))}}"
        let other = SampleTable.unit("%lld clicks")
        let sample = try Self.sample(["en": "{\"variations\":{\"device\":{\"iphone\":\(plural),\"other\":\(other)}}}"])
        #expect(sample["k", .integer(1)].resolved(in: "en", device: .iPhone) == "1 tap")
        #expect(sample["k", .integer(2)].resolved(in: "en", device: .iPhone) == "2 taps")
        #expect(sample["k", .integer(1)].resolved(in: "en", device: .mac) == "1 clicks")
    }

    @Test("A device without its own case uses that of the iPhone if other is missing")
    func deviceWithoutOther() throws {
        let sample = try Self.sample(["en": SampleTable.varied("device", ["ipad": "iPad", "iphone": "iPhone"])])
        #expect(sample["k"].resolved(in: "en", device: .appleTV) == "iPhone")
    }
}
