import CatalogCore
import CatalogRuntime

/// A text that files of Android's resources have no place for.
package struct AndroidLoss: Hashable, Sendable {
    /// The key.
    package let key: String
    /// Which of its texts it is.
    package let part: PartPath
    /// Why.
    package let reason: Reason

    /// Why a text stays behind.
    package enum Reason: Hashable, Sendable {
        /// The table has the key more than once.
        case doubledKey
        /// Another text has the same name.
        case sameName(String)
        /// It is for a device of Apple's, and another text is for all the others.
        case device(String)
        /// It is for some of Apple's devices, and none is for the others.
        case onlyDevices
        /// It varies by the width of the screen.
        case width
        /// It is a list of phrases.
        case stringSet
        /// Several of its numbers have plural cases, or one within a text that has its own.
        case severalPlurals
        /// It refers to a substitution that is not there.
        case unknownSubstitution(String)
        /// Java has no such format specifier.
        case specifier(String)
        /// Android never shows such a case in the language.
        case quantity(PluralCategory, LanguageTag)
        /// XML cannot hold a character of it.
        case character(UInt32)
    }
}
