import CatalogCore

/// Which argument a substitution takes, for one that is new to a language.
struct NewSubstitution: Hashable {
    /// The number of the argument, from 1; nil for the next one.
    let argumentNumber: Int?
    /// How its number is formatted, without `%`.
    let formatSpecifier: String

    /// A whole number, which is what nearly all substitutions count.
    private static let usualSpecifier = "lld"

    /// What an entry says of its substitutions, and what texts say that refer to others.
    ///
    /// - Parameter texts: new texts, the source language's first.
    static func all(in entry: Entry?, texts: [String]) -> [String: NewSubstitution] {
        var found: [String: NewSubstitution] = [:]
        for localization in entry?.localizations ?? [] {
            for substitution in localization.content.substitutions where found[substitution.name.string] == nil {
                found[substitution.name.string] = NewSubstitution(
                    argumentNumber: substitution.argumentNumber,
                    formatSpecifier: substitution.formatSpecifier?.string ?? usualSpecifier)
            }
        }
        let present = (entry?.localizations ?? []).compactMap { $0.content.unit?.value?.string }
        for text in texts + present {
            for specifier in FormatString(text).specifiers {
                guard let name = specifier.substitution, found[name] == nil else { continue }
                found[name] = NewSubstitution(argumentNumber: specifier.position, formatSpecifier: usualSpecifier)
            }
        }
        return found
    }

    func put(into change: inout ObjectChange) {
        if let argumentNumber { change.set("argNum", to: .integer(argumentNumber)) }
        change.set("formatSpecifier", to: .string(formatSpecifier))
    }
}
