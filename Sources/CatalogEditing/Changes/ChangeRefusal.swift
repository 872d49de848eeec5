import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A reason to refuse a change.
///
/// The files stay unchanged.
///
/// The cases carry only facts. The program that talks to the user turns them into localized messages.
public enum ChangeRefusal: Error, Hashable, Sendable {
    /// A file of the table cannot be read.
    ///
    /// The associated value has the location and the reason.
    case broken(BrokenFile)
    /// The key does not exist.
    ///
    /// `nearest` is the most similar key, if there is one.
    case unknownKey(String, nearest: String?)
    /// The key already exists at a location, in the given spelling; Unicode normalization does not matter.
    case keyExists(String, location: FileLocation, spelling: String)
    /// The new name of the key equals its current name.
    case sameName(String)
    /// The key is the id of an object in a storyboard or xib, which only the id of another object can replace.
    case objectName(String)
    /// The key occurs more than once, at the given locations.
    ///
    /// `isFixed` tells whether `fitloc lint --fix` removes the repetitions, because all have the same contents.
    case doubledKey(String, [FileLocation], isFixed: Bool = false)
    /// A member of the key is not an object, although it should be one.
    case noObject(location: FileLocation, String, member: String)
    /// One request has two changes for the same key.
    case keyNamedTwice(String)
    /// A member below the key occurs twice, at the given locations.
    case doubledMember(String, name: String, [FileLocation])
    /// The table at a path spells the language in several ways.
    case severalSpellings(String, LanguageTag, [LanguageTag])
    /// In the table at a path, the tag may name any of these languages.
    case severalLanguages(String, LanguageTag, [LanguageTag])
    /// The tag is not a known language, for the given reason.
    case unknownLanguage(LanguageTag, LanguageRegistry.Problem)
    /// The language does not have the plural category.
    ///
    /// The last value lists its categories.
    case pluralCategory(PluralCategory, LanguageTag, [PluralCategory])
    /// The language has several texts for the key, so the change must name one of the given parts.
    case needsPart(String, LanguageTag, [PartPath])
    /// The part cannot be created beside the existing parts, or cannot be removed by itself.
    ///
    /// The last value lists the existing parts.
    case noLocationForPart(String, LanguageTag, PartPath, [PartPath])
    /// The change sets both a single text and parts of a text for a language.
    case wholeAndParts(String, LanguageTag)
    /// One request has two texts for the same part.
    case doubledText(String, LanguageTag, PartPath)
    /// Xcode does not know the state with this spelling.
    case unknownState(String)
    /// The key has no text in the language, or none at the given part.
    case noText(String, LanguageTag, PartPath?)
    /// Other parts of the text depend on the part.
    case neededPart(String, LanguageTag, PartPath)
    /// The text is the source text, from which all others are translated.
    case sourceText(String, LanguageTag)
    /// The language is the source language of the table at a path.
    case sourceLanguage(LanguageTag, path: String)
    /// The table at a path already has different texts for these keys in the language.
    case languageConflict(LanguageTag, path: String, keys: [String])
    /// What is at this place would be lost, because the language does not have it.
    case contentsLost(LanguageTag, location: FileLocation)
    /// The key is already in the table at the path to which it should move.
    case sameTable(String, path: String)
    /// The target table at a path has another source language.
    ///
    /// The last values are the old and the new source language.
    case otherSource(String, path: String, LanguageTag?, LanguageTag?)
    /// The text in the language was changed after it was read.
    ///
    /// The last value is its current text.
    case textChanged(String, LanguageTag, String)
    /// No text refers to the substitution, so its argument number is unknown.
    case unreferredSubstitution(String, LanguageTag, String)
    /// Another key generates the same Swift symbol.
    case symbolCollision(String, with: String, symbol: String)
    /// The rules reject the new texts, with these findings.
    case findings([RejectedText])
    /// Required languages lack a text.
    ///
    /// `given` lists given languages that may stand for a missing one, such as `pt` for `pt-BR`.
    case missingLanguages(String, [LanguageTag], given: [LanguageTag])
    /// A plural at a part lacks categories that the language needs.
    case missingCategories(String, LanguageTag, PartPath, [PluralCategory])
    /// Legacy tables cannot represent the change of the key.
    case notInLegacyTables(String, LegacyLimitation)
    /// A feature that the texts of a store lack.
    case notInStoreTexts(String, StoreTextLimitation)
    /// A legacy table cannot hold the text in the language.
    case obstacle(String, LanguageTag, LegacyObstacle)
    /// The legacy file at a path cannot be changed, for the given reason.
    case legacy(path: String, LegacyChangeError)

    /// A finding on a text that prevents a change.
    public struct RejectedText: Hashable, Sendable {
        /// The part of the text.
        public let part: PartPath
        /// The key and the language.
        package let subject: String?
        /// What is wrong, without the key and the language.
        package let statement: FindingMessage
        /// The rule that refuses the text; nil if the text was refused without a rule.
        package let rule: RuleID?

        /// What is wrong, with the key and the language.
        public var message: FindingMessage { FindingMessage(subject: subject, statement: statement) }

        /// Creates a refusal from a finding.
        ///
        /// - Parameter isExceptable: whether the text may be right, so that the statement names the exception.
        init(_ finding: Finding, isExceptable: Bool = false) {
            let exception = "[fitloc:off \(finding.rule)]"
            let hint: FindingMessage =
                "\(finding.text); if the text is right, write \(exception) in the comment of the key"
            self.init(
                part: finding.part, subject: finding.subject, statement: isExceptable ? hint : finding.text,
                rule: finding.rule)
        }

        init(part: PartPath, subject: String?, statement: FindingMessage, rule: RuleID? = nil) {
            self.part = part
            self.rule = rule
            self.subject = subject
            self.statement = statement
        }
    }

    /// The features of catalogs that the texts of a store lack.
    public enum StoreTextLimitation: Hashable, Sendable {
        /// Names other than those of the store's texts, and new names.
        case names
        /// Forms of a text.
        case forms
        /// Comments.
        case comments
        /// The states of texts.
        case states
        /// The mark for keys that are not translatable.
        case exclusion
    }

    /// The features of catalogs that legacy tables lack.
    public enum LegacyLimitation: Hashable, Sendable {
        /// The states of texts.
        case states
        /// The mark for texts that need review, in a `.stringsdict` or a property list.
        case marks
        /// The mark for keys that are not translatable.
        case exclusion
        /// A comment on a key that is only in `.stringsdict` files.
        case comments
        /// A key without any text.
        case emptyKeys
    }
}
