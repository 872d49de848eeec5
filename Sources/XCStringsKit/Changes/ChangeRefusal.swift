import CatalogCore
import CatalogRuntime

/// Why a change is not made; the files stay as they are.
public enum ChangeRefusal: Error, Hashable, Sendable {
    /// A file of the table is broken, with its place and the reason.
    case broken(String)
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
    /// A tag names no language; what is wrong with it.
    case unknownLanguage(String)
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
    case notInLegacyTables(String)
    /// A legacy table cannot hold the text in that language.
    case obstacle(String, LanguageTag, String)
    /// A legacy file cannot be changed so; its path and the reason.
    case legacy(path: String, String)
}

extension ChangeRefusal: CustomStringConvertible {
    /// What is wrong and what can be done about it.
    public var description: String {
        switch self {
        case .broken(let reason): reason
        case .unknownKey(let key, let nearest):
            "no key \(Quotation.of(key))" + (nearest.map { "; did you mean \(Quotation.of($0))?" } ?? "")
        case .keyExists(let key, let place, let spelling):
            key.utf8.elementsEqual(spelling.utf8)
                ? "\(place): \(Quotation.of(key)) exists already"
                : "\(place): \(Quotation.of(key)) exists already in another Unicode spelling; nobody could tell the two apart"
        case .sameName(let key): "\(Quotation.of(key)) is its name already"
        case .doubledKey(let key, let places):
            "\(Quotation.of(key)) is there more than once: \(WordList.of(places)); remove one of them by hand first"
        case .noObject(let place, let key, let member):
            "\(place): \(Quotation.of(key)): \(Quotation.of(member)) is no object, and what it is would be lost; mend it by hand first"
        case .keyNamedTwice(let key): "\(Quotation.of(key)) is named twice"
        case .doubledMember(let key, let name, let places):
            "\(Quotation.of(key)) has \(Quotation.of(name)) more than once: \(WordList.of(places)); remove one of them by hand first"
        case .severalSpellings(let path, let language, let spellings):
            "\(path) spells \(language) in several ways (\(WordList.of(spellings.map(\.spelling)))); `fitloc lint` shows where, settle on one first"
        case .unknownLanguage(let problem): problem
        case .symbolCollision(let key, let other, let symbol):
            "\(Quotation.of(key)) would make the Swift symbol \(symbol), as \(Quotation.of(other)) does; choose another key"
        case .findings(let sentences): sentences.joined(separator: "\n")
        case .notInLegacyTables(let what): "legacy tables have no \(what)"
        case .obstacle(let key, let language, let reason):
            "\(Quotation.of(key)) (\(language)): a legacy table cannot hold it: \(reason)"
        case .legacy(let path, let reason): "\(path): \(reason)"
        default: partDescription
        }
    }

    /// The sentences about texts that are there or are missing.
    private var partDescription: String {
        switch self {
        case .pluralCategory(let category, let language, let known):
            "\(language) has no plural category “\(category)”; it has \(WordList.of(known.map(\.rawValue)))"
        case .needsPart(let key, let language, let parts):
            "\(Quotation.of(key)) has no single text in \(language); name the part: \(Self.list(parts, in: language))"
        case .noPlaceForPart(let key, let language, let part, let parts):
            "\(Quotation.of(key)) (\(language)) has no place for \(part); its parts are \(Self.list(parts, in: language))"
        case .wholeAndParts(let key, let language):
            "\(Quotation.of(key)): \(language) is given both a text and parts of one; give either"
        case .noText(let key, let language, let part):
            "\(Quotation.of(key)) has no text in \(language)" + (part.map { " at \($0)" } ?? "")
        case .textChanged(let key, let language, let text):
            "\(Quotation.of(key)) (\(language)) was changed by another program in the meantime; it says \(Quotation.of(text)) now"
        case .unreferredSubstitution(let key, let language, let name):
            "\(Quotation.of(key)) (\(language)): no text refers to the substitution “\(name)”; write %#@\(name)@ where its text belongs"
        case .missingLanguages(let key, let languages, let given):
            "\(Quotation.of(key)): no text in \(WordList.of(languages.map(\.spelling))), which every key must have; give "
                + WordList.of(languages.map { "--value \($0)=TEXT" }) + ", or --incomplete to leave it for later"
                + (given.isEmpty ? "" : "; \(WordList.of(given.map(\.spelling))) was given, which is another language")
        case .missingCategories(let key, let language, let path, let categories):
            "\(Quotation.of(key)): the plural needs \(WordList.of(categories.map { "“\($0.rawValue)”" })) in \(language); give "
                + WordList.of(
                    categories.map { "--value \(language).\(path.appending(.variation(.plural, $0.rawValue)))=TEXT" })
                + ", or --incomplete to leave it for later"
        default: ""
        }
    }

    private static func list(_ parts: [PartPath], in language: LanguageTag) -> String {
        WordList.of(parts.map { $0.isWhole ? "\(language)" : "\(language).\($0)" })
    }
}
