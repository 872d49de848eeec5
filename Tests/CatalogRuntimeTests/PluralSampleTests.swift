import Testing

@testable import CatalogRuntime

/// CLDR's sample numbers of each category, for languages with the same rules.
private struct SampleGroup: Sendable, CustomTestStringConvertible {
    var languages: [LanguageTag] = []
    var numbers: [PluralCategory: [String]] = [:]

    var testDescription: String { languages.map(\.spelling).joined(separator: " ") }

    /// Returns the numbers of an item: a single number, or all steps of a range in its last decimal.
    static func numbers(of item: Substring) -> [String] {
        let ends = item.split(separator: "~")
        guard ends.count == 2, let decimals = ends.first?.split(separator: ".").dropFirst().first?.count else {
            let numbers = ends.compactMap { Int($0) }
            return numbers.count == 2 ? (numbers[0]...numbers[1]).map(String.init) : [String(item)]
        }
        let bare = ends.compactMap { Int($0.filter { $0 != "." }) }
        return (bare[0]...bare[1]).map { number in
            let digits = String(repeating: "0", count: max(0, decimals + 1 - String(number).count)) + String(number)
            return digits.dropLast(decimals) + "." + digits.suffix(decimals)
        }
    }

    static func groups(in text: String) -> [SampleGroup] {
        var groups: [SampleGroup] = []
        var isNew = true
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.first == "=" {
                if isNew { groups.append(SampleGroup()) }
                isNew = false
                groups[groups.count - 1].languages += words.dropFirst().map { LanguageTag(String($0)) }
            } else if let category = words.first.flatMap({ PluralCategory(rawValue: String($0)) }) {
                isNew = true
                groups[groups.count - 1].numbers[category, default: []] += words.dropFirst().flatMap(numbers)
            }
        }
        return groups
    }
}

@Suite("CLDR's plural samples")
struct PluralSampleTests {
    private static let groups = SampleGroup.groups(in: pluralSamples)

    @Test("The samples cover all languages of CLDR")
    func samplesAreThere() {
        #expect(Self.groups.flatMap(\.languages).count > 215)
        #expect(SampleGroup.numbers(of: "0.08~0.11") == ["0.08", "0.09", "0.10", "0.11"])
    }

    @Test("Every sample number has its category in every language", arguments: groups)
    fileprivate func samplesHaveTheirCategory(group: SampleGroup) {
        for language in group.languages {
            let rules = PluralRules(language: language)
            for (category, numbers) in group.numbers {
                let wrong = numbers.filter { PluralOperands(decimal: $0).map(rules.category) != category }
                #expect(wrong.isEmpty, "\(language) \(category)")
            }
        }
    }

    @Test("A language has exactly the categories of its samples", arguments: groups)
    fileprivate func categoriesAreThoseOfTheSamples(group: SampleGroup) {
        for language in group.languages {
            let rules = PluralRules(language: language)
            #expect(rules.isKnown, "\(language)")
            #expect(rules.categories == group.numbers.keys.sorted(), "\(language)")
        }
    }

    @Test("The facts about whole numbers agree with the rules", arguments: groups)
    fileprivate func factsAgreeWithTheRules(group: SampleGroup) throws {
        let rules = PluralRules(language: try #require(group.languages.first))
        let small = Dictionary(grouping: 0...2_000, by: rules.category)
        let large = Dictionary(grouping: [1_000_000, 2_000_000], by: rules.category)
        #expect(rules.integerCategories == small.keys.sorted())
        for category in PluralCategory.allCases {
            let held = small[category, default: []] + large[category, default: []]
            #expect(rules.smallestInteger(of: category) == held.first, "\(category)")
            #expect(rules.soleInteger(of: category) == (held.count == 1 ? held.first : nil), "\(category)")
        }
    }
}
