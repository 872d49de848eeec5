import CatalogCore

/// The least percentage of finished keys that languages must have.
package struct CoverageDemand: Sendable {
    /// The percentage for every language without its own; nil for none.
    private var general: Int?
    private var languages: [(language: LanguageTag, least: Int)] = []

    /// Creates a demand that everything satisfies.
    package init() {}

    /// Creates a demand from an argument: `95` for every language, `de=95` for one, or several separated by commas.
    ///
    /// Returns nil for another form.
    package init?(_ argument: String) {
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard let last = sides.last, sides.count < 3, let least = Self.percentage(String(last)) else { return nil }
            guard sides.count == 2 else {
                general = least
                continue
            }
            let language = LanguageTag(String(sides[0]))
            guard language.isWellFormed else { return nil }
            languages.append((language, least))
        }
    }

    /// Adds the percentage of a language, or of every language without its own.
    package mutating func add(_ least: Int, for language: LanguageTag?) {
        guard let language else { return general = least }
        languages.append((language, least))
    }

    /// Adds another demand, which counts more than this one.
    package mutating func add(_ other: CoverageDemand) {
        general = other.general ?? general
        languages += other.languages
    }

    /// The languages with a percentage of their own.
    package var namedLanguages: [LanguageTag] { languages.map(\.language) }

    /// Returns the least percentage of a language; nil for none.
    package func least(of language: LanguageTag) -> Int? {
        languages.last { $0.language.isSameLanguage(as: language) }?.least ?? general
    }

    /// Parses a whole number from 0 to 100.
    static func percentage(_ text: String) -> Int? {
        Int(text).flatMap { (0...100).contains($0) && text.utf8.first != UInt8(ascii: "+") ? $0 : nil }
    }
}
