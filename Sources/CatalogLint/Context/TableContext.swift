import CatalogCore
import CatalogRuntime
import StringTables

/// A table with its settings, as passed to rules.
public final class TableContext: Sendable {
    /// The table to check.
    public let table: any StringTable
    /// The settings for the table's file.
    public let settings: LintSettings
    /// The commits that the texts come from; nil if no active rule needs them.
    public let history: (any TableHistory)?
    /// The rules that the linter knows, for rules that check rule names.
    ///
    /// Empty outside a lint run.
    public let knownRules: RuleSet
    /// Whether a source-language file cannot be read, so that the source texts are unknown.
    package let hasUnreadableSource: Bool
    /// The languages of the table by spelling.
    public let languages: [LanguageTag: LanguageFacts]
    /// The canonical spellings of the required languages.
    private let requiredLanguages: Set<LanguageTag>
    /// The languages in table order.
    private let orderedLanguages: [LanguageFacts]
    /// The language that texts are translated from: the table's own, otherwise the configured one.
    public let sourceLanguage: LanguageTag?
    /// The kind of keys in the table.
    public let kind: TableKind
    /// The languages that every key should have in addition to the source language.
    public let targets: [TargetLanguage]
    /// The spellings of each language in the table, by canonical form.
    private let spellingsByLanguage: [LanguageTag: [LanguageTag]]
    /// The spellings of the source language in the table.
    ///
    /// More than one is a mistake.
    let sourceSpellings: [LanguageTag]
    /// Whether keys are identifiers with a text in the source language, rather than texts themselves.
    public let keysAreIdentifiers: Bool
    /// Whether camel-case keys without separators, such as `homeTitle`, have source texts in this table.
    package let hasHumpedKeys: Bool
    /// Search patterns for the words that stay the same in every language.
    package let fixedTerms: [TermPattern]
    /// The keys whose translations are swapped, cached after the first request.
    let swapMemo: Locked<SwappedTranslations?>
    /// The keys that differ only in a number, cached after the first request.
    let numberedForms: Locked<NumberedForms?>
    /// The identifiers that begin alike, cached after the first request.
    let keyFamilies: Locked<KeyFamilies?>
    /// The source texts about one thing, cached after the first request.
    let singularTexts: Locked<SingularTexts?>
    /// Whether a source text has asterisks as an ornament, cached after the first request.
    let starsMemo: Locked<Bool?>
    /// Whether most source texts begin with a capital, cached after the first request.
    let capitalsMemo: Locked<Bool?>
    /// Whether any text varies by number, cached after the first request.
    let pluralsMemo: Locked<Bool?>
    /// The other language that most texts of a language are in, cached for each language after the first request.
    let foreignMemo: Locked<[LanguageTag: ForeignMajority?]>
    /// The acronyms that all translations of other texts keep, cached after the first request.
    let acronymMemo: Locked<Set<String>?>
    /// Whether any key has a text in the source language, cached after the first request.
    private let sourceKeysMemo: Locked<SourceKeys?>

    /// The scripts of the table's texts.
    package let scripts: TableScripts

    /// Creates the context of a table.
    ///
    /// - Parameter unreadable: the `.lproj` folders of the table's legacy files that cannot be read.
    public convenience init(
        _ table: any StringTable, settings: LintSettings, history: (any TableHistory)? = nil,
        knownRules: RuleSet = RuleSet([]), unreadable: [String] = []
    ) {
        self.init(
            table, settings: settings, history: history, knownRules: knownRules, unreadable: unreadable,
            excerptOf: nil)
    }

    /// Creates the context of a table, or of an excerpt with some of its entries.
    ///
    /// - Parameter whole: the context of the complete table, which already has the facts about languages.
    init(
        _ table: any StringTable, settings: LintSettings, history: (any TableHistory)?, knownRules: RuleSet,
        unreadable: [String] = [], excerptOf whole: TableContext?
    ) {
        self.table = table
        let page = whole?.table ?? table
        let settings = page.isStoreText ? settings.ofStore(with: page.languages) : settings
        self.settings = settings
        self.history = history
        self.knownRules = knownRules
        // An excerpt is a catalog, whatever the table is.
        kind = whole?.kind ?? TableKind(table)
        let source = table.sourceLanguage ?? settings.sourceLanguage
        sourceLanguage = source
        hasUnreadableSource =
            whole?.hasUnreadableSource
            ?? unreadable.contains { $0 == "Base" || source?.isSameLanguage(as: LanguageTag($0)) ?? false }
        let required = Set((settings.requiredLanguages ?? []).map(\.canonical))
        requiredLanguages = required
        let factsOf = { (language: LanguageTag) in
            whole?.facts(of: language)
                ?? LanguageFacts(language, source: source, required: required)
        }
        let facts = table.languages.map(factsOf)
        languages = Dictionary(facts.map { ($0.tag, $0) }) { first, _ in first }
        orderedLanguages = facts
        spellingsByLanguage = Dictionary(grouping: facts, by: \.canonical).mapValues { $0.map(\.tag) }
        sourceSpellings = facts.filter(\.isSource).map(\.tag)
        targets = TargetLanguage.all(of: table, known: facts, settings: settings, factsOf)
        (keysAreIdentifiers, hasHumpedKeys) = kind == .code ? Self.keyStyle(of: table, source: source) : (false, false)
        fixedTerms = settings.doNotTranslate.map { TermPattern($0) }
        swapMemo = Locked(nil)
        numberedForms = Locked(nil)
        keyFamilies = Locked(nil)
        singularTexts = Locked(nil)
        starsMemo = Locked(nil)
        capitalsMemo = Locked(nil)
        pluralsMemo = Locked(nil)
        foreignMemo = Locked([:])
        acronymMemo = Locked(nil)
        sourceKeysMemo = Locked(nil)
        scripts = TableScripts()
    }

    /// Which keys have a text in the source language.
    package var sourceKeys: SourceKeys { sourceKeysMemo.value { SourceKeys(of: table, sourceSpellings) } }

    /// A copy that shares only rarely used storage with other tasks, to avoid reference-count contention.
    ///
    /// Threads that count references to one object spend more time on the counter than on their work.
    package var unshared: TableContext { TableContext(unsharing: self) }

    private convenience init(unsharing context: TableContext) {
        self.init(Self.boxed(context.table), after: context)
    }

    /// Creates the context of a table after an edit that changed neither its keys nor its languages.
    init(_ table: any StringTable, after context: TableContext) {
        self.table = table
        settings = context.settings
        history = context.history
        knownRules = context.knownRules
        hasUnreadableSource = context.hasUnreadableSource
        languages = context.languages.mapValues(\.unshared)
        requiredLanguages = context.requiredLanguages
        orderedLanguages = context.orderedLanguages.map(\.unshared)
        spellingsByLanguage = context.spellingsByLanguage
        sourceLanguage = context.sourceLanguage
        kind = context.kind
        targets = context.targets.map(\.unshared)
        sourceSpellings = context.sourceSpellings
        keysAreIdentifiers = context.keysAreIdentifiers
        hasHumpedKeys = context.hasHumpedKeys
        fixedTerms = context.fixedTerms
        swapMemo = context.swapMemo
        numberedForms = context.numberedForms
        keyFamilies = context.keyFamilies
        singularTexts = context.singularTexts
        starsMemo = context.starsMemo
        capitalsMemo = context.capitalsMemo
        pluralsMemo = context.pluralsMemo
        foreignMemo = context.foreignMemo
        acronymMemo = context.acronymMemo
        sourceKeysMemo = context.sourceKeysMemo
        scripts = context.scripts
    }

    /// Returns the table in a new existential container.
    private static func boxed(_ table: some StringTable) -> any StringTable { table }

    /// Returns the facts about a language, even if the table does not have the language.
    public func facts(of language: LanguageTag) -> LanguageFacts {
        // Comparing a few short tags is faster than hashing a tag.
        if orderedLanguages.count <= 16, let index = orderedLanguages.firstIndex(where: { $0.tag == language }) {
            return orderedLanguages[index]
        }
        return languages[language]
            ?? LanguageFacts(language, source: sourceLanguage, required: requiredLanguages)
    }

    /// Returns the facts about a language.
    ///
    /// - Parameter index: a likely index of the language in the table, for a faster search.
    func facts(of language: LanguageTag, near index: Int) -> LanguageFacts {
        if orderedLanguages.indices.contains(index), orderedLanguages[index].tag == language {
            return orderedLanguages[index]
        }
        return facts(of: language)
    }

    /// Returns the spellings of a language in the table, in table order.
    func spellings(of language: LanguageTag) -> [LanguageTag] { spellingsByLanguage[language.canonical] ?? [] }

    /// Whether the configuration or the command line sets the required languages.
    public var hasRequirements: Bool { settings.requiredLanguages != nil }

    /// Whether the table is a string catalog.
    public var isCatalog: Bool { table.isCatalog }

    /// Whether the table consists of `.strings` and `.stringsdict` files.
    public var isLegacy: Bool { table.isLegacy }

    /// Returns edits that replace a text of the table.
    ///
    /// Empty if the text has no editable location in its file.
    package func edits(replacing text: Text, with replacement: String) -> [Edit] {
        guard isLegacy else { return [Edit(replacing: text, with: replacement)] }
        let file = Int(text.file)
        guard table.files.indices.contains(file) else { return [] }
        return LegacyTextEdit(of: text, in: table.files[file]).edits(writing: replacement)
    }

    /// Whether the table has source texts to compare translations with.
    ///
    /// A catalog names its source language. A legacy table may have only translations, such as the table of a
    /// storyboard.
    public var hasSource: Bool { table.isCatalog || table.sourceLanguage != nil }

    /// Determines the key style of the table from at most about 64 evenly spaced keys.
    private static func keyStyle(
        of table: any StringTable, source: LanguageTag?
    ) -> (areIdentifiers: Bool, haveHumps: Bool) {
        guard let source, table.entryCount > 0 else { return (false, false) }
        let step = max(1, table.entryCount / 64)
        let sample = stride(from: 0, to: table.entryCount, by: step).map { table.entry(at: $0) }
        let named = sample.filter { KeyStyle.isIdentifier($0.key.string) }
        let identifiers = named.filter { $0.localization(source) != nil }
        let areIdentifiers = identifiers.count * 2 > sample.count
        // Names such as “GitHub” are hardly most of the keys, so those of a file without source texts are identifiers too.
        let known = areIdentifiers || named.count * 2 <= sample.count ? identifiers : named
        let humped = known.count { KeyStyle.isHumped($0.key.string) }
        return (areIdentifiers, humped > 0 && humped * 8 >= known.count)
    }
}

/// The kinds of keys that a table can have.
public enum TableKind: Hashable, Sendable {
    /// Keys from code.
    case code
    /// Object ids from Interface Builder.
    ///
    /// The catalog is in `mul.lproj`.
    case interfaceBuilder
    /// Keys of Info.plist.
    case infoPlist
    /// Phrases of App Shortcuts.
    case appShortcuts
    /// Identifiers of the custom intents in an intent definition.
    ///
    /// Xcode generates the table with all plural forms, and the source texts are in the definition.
    case intentDefinition
    /// Names of the texts of a page in the App Store or Google Play.
    case storeTexts

    /// Determines the kind from the name and folder of the table, and from the keys of a legacy table.
    public init(_ table: any StringTable) {
        let path = table.path
        self =
            if table.isStoreText {
                .storeTexts
            } else if TablePath.projectFolder(of: path) == "mul"
                || table.isLegacy && Self.most(table, { KeyStyle.isOfInterface($0, comment: table.comment(at: $1)) })
            {
                .interfaceBuilder
            } else if table.name == "InfoPlist" || table.name.hasSuffix("-InfoPlist") {
                .infoPlist
            } else if table.name == "AppShortcuts" {
                .appShortcuts
            } else if table.isLegacy, Self.most(table, { key, _ in KeyStyle.isIntentID(key) }) {
                .intentDefinition
            } else {
                .code
            }
    }

    /// Returns whether most of about 16 evenly spaced entries have a form.
    private static func most(_ table: any StringTable, _ hasForm: (_ key: String, _ index: Int) -> Bool) -> Bool {
        let step = max(1, table.entryCount / 16)
        let sample = Array(stride(from: 0, to: table.entryCount, by: step))
        return sample.count { hasForm(table.key(at: $0).string, $0) } * 2 > sample.count
    }
}
