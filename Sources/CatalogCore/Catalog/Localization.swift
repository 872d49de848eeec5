import CatalogRuntime

/// What an entry holds in one language.
public struct Localization: Sendable {
    /// The language, as the file spells it.
    public let language: LanguageTag
    /// Where the language is named; in a legacy table, where the key is.
    public let languagePlace: Place
    /// What it holds.
    public let content: LocalizedContent

    /// Creates a localization.
    public init(language: LanguageTag, languagePlace: Place, content: LocalizedContent) {
        self.language = language
        self.languagePlace = languagePlace
        self.content = content
    }
}

/// What stands under a language, or under a case of a variation: a unit, variations, or both by mistake.
///
/// A class for the same reason as `StringUnit`.
public final class LocalizedContent: Sendable {
    /// The text, where there is a single one; beside substitutions, the sentence that refers to them.
    public let unit: StringUnit?
    /// The axes that the text varies by; more than one is an error to Xcode.
    public let variations: [Variation]
    /// The parts of the text that have plural cases of their own.
    public let substitutions: [Substitution]
    /// The texts of an App Shortcut.
    public let stringSet: StringSet?
    /// Where the object is written.
    public let place: Place
    /// What is in it, at any depth.
    public let traits: EntryTraits

    /// Creates content.
    public init(
        unit: StringUnit? = nil, variations: [Variation] = [], substitutions: [Substitution] = [],
        stringSet: StringSet? = nil, place: Place
    ) {
        self.unit = unit
        self.variations = variations
        self.substitutions = substitutions
        self.stringSet = stringSet
        self.place = place
        traits = Self.traits(unit, variations, substitutions, stringSet)
    }

    /// Whether nothing is in it.
    public var isEmpty: Bool { unit == nil && variations.isEmpty && substitutions.isEmpty && stringSet == nil }

    /// The variation along `axis`, if there is one.
    public func variation(_ axis: VariationAxis) -> Variation? { variations.last { $0.axis == axis } }
}

/// A named part of a text with plural cases of its own, referred to as `%#@name@`.
public struct Substitution: Sendable {
    /// The name as written.
    public let name: Text
    /// Which argument it takes, from 1; nil for the next one.
    public let argumentNumber: Int?
    /// How the number is formatted, without `%`.
    public let formatSpecifier: Text?
    /// Its cases.
    public let content: LocalizedContent

    /// Creates a substitution.
    public init(name: Text, argumentNumber: Int?, formatSpecifier: Text?, content: LocalizedContent) {
        self.name = name
        self.argumentNumber = argumentNumber
        self.formatSpecifier = formatSpecifier
        self.content = content
    }
}
