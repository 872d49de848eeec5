import CatalogCore

/// The definition of a substitution that a language does not have yet.
struct NewSubstitution: Hashable {
    /// The number of the argument, starting at 1; nil for the next argument.
    let argumentNumber: Int?
    /// The format specifier of the number, without `%`.
    let formatSpecifier: String

    /// The specifier for a whole number, the argument of nearly all substitutions.
    private static let usualSpecifier = "lld"

    /// Returns the substitutions that an entry defines, and those that its texts or new texts refer to.
    ///
    /// - Parameter texts: new texts, with the source language first.
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
