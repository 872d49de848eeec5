import CatalogRuntime

/// The content of an entry in one language.
public struct Localization: Sendable {
    /// The language as the file spells it.
    public let language: LanguageTag
    /// The location of the language name; in a legacy table, the location of the key.
    public let languageLocation: TableLocation
    /// The texts in this language.
    public let content: LocalizedContent

    /// Creates a localization.
    public init(language: LanguageTag, languageLocation: TableLocation, content: LocalizedContent) {
        self.language = language
        self.languageLocation = languageLocation
        self.content = content
    }
}

/// The value of a language or of a variation case: a string unit, variations, or by mistake both.
///
/// A class, because passing an object changes one reference count; passing a structure with these members would change
/// several.
public final class LocalizedContent: Sendable {
    /// The single text, which may refer to substitutions; nil if there is none.
    public let unit: StringUnit?
    /// The variations of the text.
    ///
    /// Xcode reports an error for more than one axis.
    public let variations: [Variation]
    /// The substitutions that the text refers to.
    public let substitutions: [Substitution]
    /// The texts of an App Shortcut phrase.
    public let stringSet: StringSet?
    /// The location of the JSON object.
    public let location: TableLocation
    /// The features of the content, at any depth.
    public let traits: EntryTraits

    /// Creates content.
    public init(
        unit: StringUnit? = nil, variations: [Variation] = [], substitutions: [Substitution] = [],
        stringSet: StringSet? = nil, location: TableLocation
    ) {
        self.unit = unit
        self.variations = variations
        self.substitutions = substitutions
        self.stringSet = stringSet
        self.location = location
        traits = Self.traits(unit, variations, substitutions, stringSet)
    }

    /// Whether the content has no unit, variations, substitutions or string set.
    public var isEmpty: Bool { unit == nil && variations.isEmpty && substitutions.isEmpty && stringSet == nil }

    /// Returns the variation along an axis, if there is one.
    public func variation(_ axis: VariationAxis) -> Variation? { variations.last { $0.axis == axis } }
}

/// A variable with its own plural forms, to which a text refers as `%#@name@`.
public struct Substitution: Sendable {
    /// The name as written in the file.
    public let name: Text
    /// The number of the argument, from 1; nil for the next argument.
    public let argumentNumber: Int?
    /// The format specifier of the number, without `%`.
    public let formatSpecifier: Text?
    /// The plural forms.
    public let content: LocalizedContent

    /// Creates a substitution.
    public init(name: Text, argumentNumber: Int?, formatSpecifier: Text?, content: LocalizedContent) {
        self.name = name
        self.argumentNumber = argumentNumber
        self.formatSpecifier = formatSpecifier
        self.content = content
    }
}
