import CatalogRuntime
import Testing

@testable import TranslationExchange

@Suite("gettext's plural forms equal those of CLDR")
struct PluralFormsTests {
    /// Languages with every rule set of CLDR.
    private static let languages: [LanguageTag] = [
        "af", "ak", "am", "ast", "ceb", "da", "ff", "is", "mk", "si", "tzm", "blo", "bs", "ca", "es", "fr", "he", "iu",
        "lag", "lv", "ro", "shi", "be", "cs", "dsb", "gd", "lt", "pl", "ru", "sl", "br", "ga", "gv", "mt", "ar", "cy",
        "kw", "ja", "pt-BR", "pt-PT", "en", "de", "zh-Hans",
    ]

    @Test("Every language has an expression that selects the same forms for integers as CLDR", arguments: languages)
    func customary(_ language: LanguageTag) throws {
        let forms = PluralForms(language: language)
        let rules = PluralRules(language: language)
        #expect(forms.categories.compactMap { $0 }.sorted() == rules.integerCategories)
        let text = try #require(forms.header.split(separator: "plural=").last?.dropLast())
        let expression = try #require(PluralExpression(String(text)))
        for count in [Array(0...2_500), Array(99_990...100_250), [1_000_002 - 3]].joined() {
            let form = try #require(expression.form(for: count))
            #expect(forms.categories[form] == rules.category(for: count), "\(language) \(count)")
        }
    }

    @Test("A written header yields the same forms when it is read", arguments: languages)
    func header(_ language: LanguageTag) throws {
        let forms = PluralForms(language: language)
        #expect(try #require(PluralForms(header: forms.header, language: language)).categories == forms.categories)
    }

    @Test("Headers of other programs are recognized by the numbers that their expressions select")
    func others() throws {
        func categories(_ header: String, _ language: LanguageTag) throws -> [PluralCategory?] {
            try #require(PluralForms(header: header, language: language)).categories
        }
        #expect(try categories("nplurals=2; plural=n>1", "pt-BR") == [.one, .other])
        #expect(try categories("nplurals=2; plural=(n!=1);\n", "pt-BR") == [.one, .other])
        let latvian = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"
        #expect(try categories(latvian, "lv") == [.one, .other, .zero])
        #expect(try categories("nplurals=1; plural=0;", "en") == [.other])
        #expect(try categories("nplurals=2; plural=n != 1;", "tlh") == [.one, .other])
    }

    @Test("A form that no number selects belongs to the category without numbers, if there is one of each")
    func withoutNumbers() throws {
        func categories(_ header: String, _ language: LanguageTag) throws -> [PluralCategory?] {
            try #require(PluralForms(header: header, language: language)).categories
        }
        let russian = """
            nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : \
            n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);
            """
        #expect(try categories(russian, "ru") == [.one, .few, .many, .other])
        #expect(
            try categories("nplurals=4; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 3;", "cs")
                == [.one, .few, .many, .other])
        let portuguese = "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"
        #expect(try categories(portuguese, "pt-BR") == [.one, .many, .other])
        #expect(try categories("nplurals=3; plural=n!=1;", "de") == [.one, .other, nil])
        #expect(try categories("nplurals=2; plural=n+2;", "de") == [nil, nil])
        #expect(try categories("nplurals=1; plural=n%0;", "ru") == [nil])
    }

    @Test(
        "An invalid description of forms is rejected",
        arguments: [
            "", "nplurals=2;", "plural=n>1;", "nplurals=0; plural=0;", "nplurals=9; plural=0;",
            "nplurals=2; plural=n>;",
            "nplurals=2; plural=(n;", "nplurals=2; plural=system(1);",
            "nplurals=2; plural=\(String(repeating: "(", count: 100_000))n",
        ])
    func refusals(_ header: String) {
        #expect(PluralForms(header: header, language: "en") == nil)
    }

    @Test("Expressions have C's precedence and short-circuit evaluation, no division by zero, and at most 32 levels")
    func expressions() throws {
        #expect(try #require(PluralExpression("1+2*3-n%4/2")).form(for: 7) == 6)
        #expect(try #require(PluralExpression("!n||n==3&&n<=3")).form(for: 3) == 1)
        #expect(try #require(PluralExpression("n/0")).form(for: 1) == nil)
        for (start, end) in [("(", ")"), ("!", ""), ("n?", ":n")] {
            let nested = { String(repeating: start, count: $0) + "n" + String(repeating: end, count: $0) }
            #expect(PluralExpression(nested(31)) != nil)
            #expect(PluralExpression(nested(33)) == nil)
        }
        #expect(try #require(PluralExpression("n&&1/n>0")).form(for: 0) == 0)
    }
}
