import CatalogCore
import CatalogRuntime
import StringTables

/// Why a change is not made; the files stay as they are.
///
/// The cases have the facts; the sentence on them is for the program that talks to a person, in their language.
public enum ChangeRefusal: Error, Hashable, Sendable {
    /// A file of the table is broken, with its place and the reason.
    case broken(BrokenFile)
    /// No such key; the nearest one, if there is one.
    case unknownKey(String, nearest: String?)
    /// The key is there already, at a place, spelled so.
    case keyExists(String, place: String, spelling: String)
    /// A key is to get the name that it has.
    case sameName(String)
    /// The key is there more than once, at these places.
    case doubledKey(String, [String])
    /// At a place of a key something else stands where a member should be an object.
    case noObject(place: String, String, member: String)
    /// One run is to do two things to one key.
    case keyNamedTwice(String)
    /// Something below the key is there twice, at these places.
    case doubledMember(String, name: String, [String])
    /// A table, named by its path, spells the language in several ways.
    case severalSpellings(String, LanguageTag, [LanguageTag])
    /// A tag names no language, and what is wrong with it.
    case unknownLanguage(LanguageTag, LanguageRegistry.Problem)
    /// The language has no such plural category; those that it has.
    case pluralCategory(PluralCategory, LanguageTag, [PluralCategory])
    /// The text is no single one in that language; the parts that it has.
    case needsPart(String, LanguageTag, [PartPath])
    /// There is no such part and none can be made beside those that are there.
    case noPlaceForPart(String, LanguageTag, PartPath, [PartPath])
    /// A language is given both one text and parts of one.
    case wholeAndParts(String, LanguageTag)
    /// The key has nothing in that language, or nothing at that part.
    case noText(String, LanguageTag, PartPath?)
    /// The texts of a key beside a part need it.
    case neededPart(String, LanguageTag, PartPath)
    /// The text is the one that all others are translated from.
    case sourceText(String, LanguageTag)
    /// The language is the one that a table, named by its path, is translated from.
    case sourceLanguage(LanguageTag, path: String)
    /// A table, named by its path, has other texts for these keys in the language already.
    case languageConflict(LanguageTag, path: String, keys: [String])
    /// A key is to go to the table that it is in; the path.
    case sameTable(String, path: String)
    /// A key is to go to a table, named by its path, with another source language; the old and the new one.
    case otherSource(String, path: String, LanguageTag?, LanguageTag?)
    /// Somebody changed the text in that language after it was read; what it says now.
    case textChanged(String, LanguageTag, String)
    /// Nothing says which number a substitution stands for: no text refers to it.
    case unreferredSubstitution(String, LanguageTag, String)
    /// Another key makes the same Swift symbol.
    case symbolCollision(String, with: String, symbol: String)
    /// The checks of the new texts found these.
    case findings([String])
    /// Required languages that no text was given for; and of those that were given, what may have been meant for them.
    case missingLanguages(String, [LanguageTag], given: [LanguageTag])
    /// Plural categories that a language needs in the plural at a part, and no text was given for.
    case missingCategories(String, LanguageTag, PartPath, [PluralCategory])
    /// Legacy tables have no place for this.
    case notInLegacyTables(LegacyLack)
    /// A legacy table cannot hold the text in that language.
    case obstacle(String, LanguageTag, LegacyObstacle)
    /// A legacy file cannot be changed so; its path and the reason.
    case legacy(path: String, LegacyChangeError)

    /// What legacy tables have no place for.
    public enum LegacyLack: Hashable, Sendable {
        /// The states of texts.
        case states
        /// The mark of texts that need review, in a `.stringsdict` or a property list.
        case marks
        /// The mark of keys that are not to be translated.
        case exclusion
        /// A comment on a key that is in `.stringsdict` files only.
        case comments
        /// A key without any text.
        case emptyKeys
    }
}
