import CatalogCore
import LanguageIdentification

/// An entry with its table, as passed to rules.
///
/// Each instance is for one entry and one task. Values that several rules need are computed once and kept.
public final class EntryContext {
    /// The entry to check.
    public let entry: Entry
    /// The table of the entry.
    public let table: TableContext
    /// The index of the source language in the entry's localizations.
    private let sourceIndex: Int?

    /// The key of the entry, as a string.
    public private(set) lazy var key: String = entry.key.string

    /// The localization in the source language; nil if the key is the source text, or if there is no source text.
    public var source: Localization? { sourceIndex.map { entry.localizations[$0] } }

    /// The texts of the source language with their paths.
    public private(set) lazy var sourceParts: [LocalizedPart] =
        sourceIndex.map { entry.localizations[$0].content.parts } ?? []

    /// The words of source texts that a translation should not share, by the location of the source text.
    private var translatableWords: [TableLocation: (words: TranslatableWords, ignored: [String])] = [:]

    /// The places of glossary terms in source texts, by the location of the source text.
    private var glossaryLocations: [TableLocation: [GlossaryLocations]] = [:]

    /// The source texts that rules asked for last; those of plural forms and substitutions take turns.
    private var sources: [SourceTextFacts] = []
    private static let mostSources = 8
    private var vocabulary = LastValue<TableLocation?, SourceVocabulary>()

    /// The most recently requested translations, with their part.
    private var translations: (path: PartPath, texts: [(language: LanguageTag, text: Text)])?

    /// How many of these translations have each text.
    private var translationCounts: [HashedBytes: Int]?

    /// Creates the context of an entry in its table.
    public init(_ entry: Entry, in table: TableContext) {
        self.entry = entry
        self.table = table
        sourceIndex = entry.localizations.lastIndex { table.sourceSpellings.contains($0.language) }
    }

    /// Whether the key is readable text.
    ///
    /// Such a key is the source text if the source language has none.
    ///
    /// Interface Builder ids, Info.plist keys, identifiers and paths are not readable text. A word such as “GitHub” counts as
    /// a name, unless other keys of the table are identifiers in camel case.
    public private(set) lazy var keyIsText: Bool =
        table.kind == .code && !KeyStyle.isPath(key)
        && (!KeyStyle.isIdentifier(key) || KeyStyle.mayBeName(key) && !table.hasHumpedKeys)

    /// Whether the source text is only a number or an argument with the sign of a unit, such as “%@ kW”, which is the same
    /// in all languages with Latin letters.
    package private(set) lazy var isOnlyUnit: Bool = {
        let texts = sourceParts.isEmpty && keyIsText ? [entry.key] : sourceParts.compactMap(\.unit.value)
        return !texts.isEmpty
            && texts.allSatisfy { text in
                guard text.mayHaveSpecifiers || text.utf8.contains(where: \.isASCIIDigit) else { return false }
                let words = PlainText(text).words.map(\.string).filter { $0.contains(where: \.isLetter) }
                return !words.isEmpty && words.allSatisfy(UnitSigns.all.contains)
            }
    }()

    /// Returns whether the key is a text in a language, which people see where the table lacks a text for the key.
    ///
    /// Only letters that no other language has can tell: kana, Hangul, and Chinese characters without traditional ones.
    package func isKeyText(in language: LanguageFacts) -> Bool {
        guard keyIsText, !entry.key.isPlainASCII, let writing = language.writing else { return false }
        let scalars = key.unicodeScalars
        let scripts = Set(scalars.compactMap { LetterScript(of: $0) }).subtracting([.latin])
        switch writing.code {
        case "Hans": return scripts == [.han] && !scalars.contains { ChineseCharacters.simplified(for: $0) != nil }
        case "Jpan": return !scripts.isDisjoint(with: [.hiragana, .katakana])
        case "Kore": return scripts == [LetterScript("Hang")]
        default: return false
        }
    }

    /// Whether the key says that the text is an example, which may stay in another language where an app teaches it.
    package private(set) lazy var isExample: Bool = {
        guard KeyStyle.isIdentifier(key) else { return false }
        let key = key.lowercased()
        return Self.wordsForExamples.contains(where: key.contains)
    }()

    private static let wordsForExamples = ["example", "sample", "placeholder"]

    /// Whether the key is for the name of the app, or the table is a list of the software in it.
    package private(set) lazy var isNameOrCredit: Bool = {
        let letters = key.lowercased().filter(\.isLetter)
        return letters.contains("appname") || letters.contains("brand")
            || Self.creditTables.contains(table.table.name.lowercased())
    }()

    private static let creditTables: Set<String> = [
        "acknowledgements", "acknowledgments", "credits", "licenses", "licences", "opensource",
    ]

    /// Whether only translations of a legacy table have the key, so that nothing in the source language belongs to it.
    package var isExtraTranslation: Bool {
        table.isLegacy && source == nil && table.table.sourceLanguage != nil && table.kind == .code
            && !table.hasUnreadableSource && !isTextBesideSourceFile
    }

    /// Whether the key is a text that the source language's file lacks, as it does most of them.
    var isTextBesideSourceFile: Bool {
        table.isLegacy && source == nil && keyIsText && !table.hasUnreadableSource && table.sourceKeys.areMostlyTexts
    }

    /// Whether the text is a name that needs no translation: people do not see it, or no language has another one for it.
    ///
    /// Names are the name of an app, that of a well-known product, and a word with a capital inside, such as OpenSSL. An
    /// acronym, such as PID, is one unless the project says which languages it needs: “BMI” has a translation. Then it is
    /// one if the translations of other texts keep it.
    package private(set) lazy var isKeptName: Bool = findKeptName()

    /// Whether the source text, or the key if it is the source text, has anything to translate.
    package private(set) lazy var hasWords: Bool = findWords()

    private func findWords() -> Bool {
        let texts = sourceParts.compactMap(\.unit.value)
        return texts.isEmpty ? !keyIsText || entry.key.hasWords : texts.contains(where: \.hasWords)
    }

    /// The number of words in the source texts, or in the key if it is the source text.
    ///
    /// Equal texts, such as those of plural forms, count once.
    package var sourceWordCount: Int {
        let texts = Set(sourceParts.compactMap { $0.unit.value.map { HashedBytes($0.utf8) } })
        guard texts.isEmpty else {
            return texts.reduce(0) { $0 + WordCount.words(in: $1.bytes, isLiteral: table.table.isLiteral) }
        }
        return keyIsText ? WordCount.words(in: entry.key.utf8) : 0
    }

    /// Whether the key or the source text is for an interface of AppKit, and no format string.
    var isInterfaceTemplate: Bool {
        InterfaceTemplate.hasFields(entry.key.utf8)
            || source?.content.unit?.value.map { InterfaceTemplate.hasFields($0.utf8) } ?? false
    }

    /// Whether all texts only separate others, like “, ” and “ · ”, so that any of them may be empty.
    ///
    /// A single text does not show that. The source texts of Info.plist and of interfaces are outside the table.
    package var isSeparator: Bool {
        let hasSource = sourceIndex != nil || table.kind == .infoPlist || table.kind == .interfaceBuilder
        return hasSource && entry.localizations.count > 1
            && entry.localizations.allSatisfy { localization in
                table.facts(of: localization.language).readers != .users
                    || localization.content.parts.allSatisfy { $0.unit.value?.isSeparator ?? true }
            }
    }

    /// Whether the source text is a label or sentence rather than a part of one, such as “at” or “nd”.
    ///
    /// Such a text has two words, begins with a capital, or is in a script without capitals.
    package var standsAlone: Bool {
        guard let text = counterpart(of: .whole)?.string, let first = text.first(where: \.isLetter) else {
            return false
        }
        return !first.isLowercase || text.split(whereSeparator: \.isWhitespace).count > 1 && text.first == first
    }

    /// Returns the source text for a part of a translation: the text at the same path, or at the nearest fallback path.
    public func counterpart(of path: PartPath) -> Text? {
        // The usual case, which needs no list of parts.
        if path.isWhole, let sourceIndex, let unit = entry.localizations[sourceIndex].content.onlyUnit {
            return unit.value
        }
        let parts = sourceParts
        guard !parts.isEmpty else { return sourceIndex == nil && keyIsText ? entry.key : nil }
        if path.isWhole, parts[0].path.isWhole { return parts[0].unit.value }
        return path.nearest(among: parts.map(\.path)).flatMap { parts[$0].unit.value }
    }

    /// The maximum number of translations to compare with another one, so that the cost stays linear with thousands of
    /// languages.
    static let mostCompared = 200

    /// Returns the texts of a part in the languages of users, without the source language, in file order.
    ///
    /// There is one more than is compared, because a translation is not compared with itself. Texts in state `new` are
    /// left out.
    func userTranslations(of path: PartPath) -> [(language: LanguageTag, text: Text)] {
        if let known = translations, known.path == path { return known.texts }
        translationCounts = nil
        let texts = entry.localizations.lazy.compactMap { [table] other -> (language: LanguageTag, text: Text)? in
            let facts = table.facts(of: other.language)
            guard !facts.isSource, facts.readers == .users,
                let part = other.content.parts.first(where: { $0.path == path }), part.unit.state != .new
            else { return nil }
            return part.unit.value.map { (other.language, $0.decoded) }
        }
        let found = Array(texts.prefix(Self.mostCompared + 1))
        translations = (path, found)
        return found
    }

    /// Returns how many of the texts of a part in the languages of users are the same as a text.
    func userTranslationCount(of path: PartPath, sameAs text: Text) -> Int {
        let texts = userTranslations(of: path)
        let counts = translationCounts ?? Dictionary(texts.map { (HashedBytes($0.text.utf8), 1) }, uniquingKeysWith: +)
        translationCounts = counts
        return counts[HashedBytes(text.utf8)] ?? 0
    }

    /// Returns the facts about the source text for a part of a translation.
    func sourceFacts(for path: PartPath) -> SourceTextFacts? {
        path.isWhole ? wholeSourceFacts : counterpart(of: path).map { facts(of: $0) }
    }

    /// The facts about the source text for a whole translation, which most are.
    private lazy var wholeSourceFacts: SourceTextFacts? = counterpart(of: .whole).map { facts(of: $0) }

    /// The localizations that are not only one finished text, with their progress.
    package private(set) lazy var openLocalizations: [(localization: Localization, progress: TranslationProgress)] =
        entry.localizations.filter { $0.content.unit?.isPlainlyDone != true || $0.content.hasSeveralTexts }
        .map { ($0, TranslationProgress($0, of: self)) }

    /// The defects in the arguments of the entry's texts, in all languages.
    ///
    /// One rule reports each kind.
    package private(set) lazy var argumentDefects: [ArgumentDefect] = ArgumentInspection.defects(of: self)

    /// The plural sets that users see, which several rules check.
    private(set) lazy var shownPluralSets: [ShownPluralSets] = findShownPluralSets()

    /// Returns the words of a source text that should differ in a translation, from a cache shared by all languages.
    ///
    /// - Parameters:
    ///   - source: A source text of this entry.
    ///   - ignored: Words and phrases that stay as they are in every language.
    package func translatableWords(of source: Text, ignoring ignored: [String]) -> TranslatableWords {
        let location = source.location
        if let known = translatableWords[location], known.ignored == ignored { return known.words }
        let words = TranslatableWords(source.string, ignoring: ignored)
        translatableWords[location] = (words, ignored)
        return words
    }

    /// Returns the places of glossary terms in a source text of this entry, from a cache shared by all languages.
    package func glossaryLocations(in source: Text, _ plain: PlainText) -> [GlossaryLocations] {
        let location = source.location
        if let known = glossaryLocations[location] { return known }
        let found = GlossaryLocations.all(in: plain, of: table)
        glossaryLocations[location] = found
        return found
    }

    /// Returns the facts about a source text of this entry.
    package func facts(of source: Text) -> SourceTextFacts {
        let location = source.location
        if let known = sources.last(where: { $0.location == location }) { return known }
        let facts = SourceTextFacts(source)
        if sources.count == Self.mostSources { sources.removeFirst() }
        sources.append(facts)
        return facts
    }

    /// Returns the words that a translation of a source text may share, with those that stay the same in every language.
    ///
    /// - Parameter source: A source text of this entry; nil for none.
    func vocabulary(of source: Text?) -> SourceVocabulary {
        vocabulary.value(for: source?.location) {
            let ignored = table.settings.doNotTranslate.flatMap { PlainText($0).words.map(\.folded) }
            return SourceVocabulary((source.map { facts(of: $0).plain.words.map(\.folded) } ?? []) + ignored)
        }
    }

    /// Whether the key needs translation: it is not stale and not marked as “don't translate”.
    public var isTranslatable: Bool { entry.shouldTranslate && entry.extractionState != .stale }

    /// The text of a store with this key; nil in other tables.
    package private(set) lazy var storeTextKey: StoreTextKey? = table.kind == .storeTexts ? StoreTextKey(key) : nil

    /// The maximum number of characters of each text: that of the store, or what the comment says; nil for no limit.
    package var lengthLimit: Int? { storeTextKey?.limit ?? entry.comment.flatMap { Directive.lengthLimit(in: $0) } }

    /// Whether the text is for the release notes of an earlier version, which nobody changes any more.
    var isPastRelease: Bool { !entry.shouldTranslate && storeTextKey?.version != nil }

    /// Whether code passes arguments to the texts, because the key or the source text has a format specifier.
    package var isFormatted: Bool {
        entry.key.mayHaveSpecifiers || source?.content.mayHaveSpecifiers ?? false
    }
}
