import CatalogCore
import CatalogRuntime

/// A text that Android resource files cannot represent.
package struct AndroidLoss: Hashable, Sendable {
    /// The key of the text that is left out.
    package let key: String
    /// The part of the key's texts.
    package let part: PartPath
    /// The reason why the text is left out.
    package let reason: Reason

    /// A reason why a text is left out.
    package enum Reason: Hashable, Sendable {
        /// The table has the key more than once.
        case doubledKey
        /// The key has this member of its texts more than once.
        case doubledPart(String)
        /// Another key has the same resource name.
        case sameName(String)
        /// The text is for an Apple device, and another text is for all other devices.
        case device(String)
        /// The texts are only for certain Apple devices.
        case onlyDevices
        /// The text varies by the width of the screen.
        case width
        /// The text is a list of phrases.
        case stringSet
        /// Several of the text's numbers have plural variations, or a substitution stands within a plural.
        case severalPlurals
        /// The text refers to a substitution that does not exist.
        case unknownSubstitution(String)
        /// Java has no such format specifier.
        case specifier(String)
        /// Android never uses this plural category in the language.
        case quantity(PluralCategory, LanguageTag)
        /// XML cannot represent a character of the text.
        case character(UInt32)
    }
}
