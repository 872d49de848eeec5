import CatalogCore
import CatalogRuntime
import StringTables

/// A table with what the configuration says of it, as rules see it.
public final class TableContext: Sendable {
    /// The table.
    public let table: any StringTable
    /// What the configuration says.
    public let settings: LintSettings
    /// Which commits its texts come from; nil where no rule asks.
    public let history: (any TableHistory)?
    /// The rules that the linter knows, for those that check how rules are named; none outside a run of a linter.
    public let knownRules: RuleSet
    /// Whether there is a file in the source language that cannot be read, so that nobody knows which texts it has.
    package let hasUnreadableSource: Bool
    /// The languages of the table by their spelling.
    public let languages: [LanguageTag: LanguageFacts]
    /// The same in the table's order, where they are few: comparing some short tags costs less than hashing one.
    private let fewLanguages: [LanguageFacts]
    /// The language that texts are translated from: the table's own, else the configuration's.
    public let sourceLanguage: LanguageTag?
    /// What kind of keys the table has.
    public let kind: TableKind
    /// The languages that every key ought to have besides the source language.
    public let targets: [TargetLanguage]
    /// The spellings of the source language that the table has; more than one is a mistake.
    let sourceSpellings: [LanguageTag]
    /// Whether keys are identifiers with a text in the source language, not texts themselves.
    public let keysAreIdentifiers: Bool
    /// Whether keys with no joint but a change of case, such as `homeTitle`, have a text in the source language here.
    package let hasHumpedKeys: Bool
    /// The words that stay as they are in every language, ready to be looked for.
    package let fixedTerms: [TermPattern]
    /// The keys that have each other's translations, once somebody has asked for them.
    let swapMemo: Locked<SwappedTranslations?>

    /// Which scripts its texts are written in.
    package let scripts = TableScripts()

    /// Puts a table together with its settings.
    ///
    /// - Parameter unreadable: the `.lproj` folders of legacy files that belong to it and cannot be read.
    public convenience init(
        _ table: any StringTable, settings: LintSettings, history: (any TableHistory)? = nil,
        knownRules: RuleSet = RuleSet([]), unreadable: [String] = []
    ) {
        self.init(
            table, settings: settings, history: history, knownRules: knownRules, unreadable: unreadable,
            excerptOf: nil)
    }

    /// Puts a table, or a few entries of one, together with its settings.
    ///
    /// - Parameter whole: the table that the entries are of, which knows its languages already.
    init(
        _ table: any StringTable, settings: LintSettings, history: (any TableHistory)?, knownRules: RuleSet,
        unreadable: [String] = [], excerptOf whole: TableContext?
    ) {
        self.table = table
        self.settings = settings
        self.history = history
        self.knownRules = knownRules
        kind = TableKind(table)
        let source = table.sourceLanguage ?? settings.sourceLanguage
        sourceLanguage = source
        hasUnreadableSource =
            whole?.hasUnreadableSource
            ?? unreadable.contains { $0 == "Base" || source?.isSameLanguage(as: LanguageTag($0)) ?? false }
        let factsOf = { (language: LanguageTag) in
            whole?.facts(of: language)
                ?? LanguageFacts(language, source: source, required: settings.requiredLanguages)
        }
        let facts = table.languages.map(factsOf)
        languages = Dictionary(facts.map { ($0.tag, $0) }) { first, _ in first }
        fewLanguages = facts.count <= 16 ? facts : []
        sourceSpellings = facts.filter(\.isSource).map(\.tag)
        targets = TargetLanguage.all(of: table, known: facts, settings: settings, factsOf)
        (keysAreIdentifiers, hasHumpedKeys) = kind == .code ? Self.keyStyle(of: table, source: source) : (false, false)
        fixedTerms = settings.doNotTranslate.map { TermPattern($0) }
        swapMemo = Locked(nil)
    }

    /// The same behind references of its own, for one of several tasks.
    ///
    /// Threads that count references to one object spend more time on that counter than on their work.
    var unshared: TableContext { TableContext(unsharing: self) }

    private init(unsharing context: TableContext) {
        table = Self.boxed(context.table)
        settings = context.settings
        history = context.history
        knownRules = context.knownRules
        hasUnreadableSource = context.hasUnreadableSource
        languages = context.languages.mapValues(\.unshared)
        fewLanguages = context.fewLanguages.map(\.unshared)
        sourceLanguage = context.sourceLanguage
        kind = context.kind
        targets = context.targets.map(\.unshared)
        sourceSpellings = context.sourceSpellings
        keysAreIdentifiers = context.keysAreIdentifiers
        hasHumpedKeys = context.hasHumpedKeys
        fixedTerms = context.fixedTerms
        swapMemo = context.swapMemo
    }

    /// The same table in a box of its own.
    private static func boxed(_ table: some StringTable) -> any StringTable { table }

    /// What is known of a language, whether the table has it or not.
    public func facts(of language: LanguageTag) -> LanguageFacts {
        if let index = fewLanguages.firstIndex(where: { $0.tag == language }) { return fewLanguages[index] }
        return languages[language]
            ?? LanguageFacts(language, source: sourceLanguage, required: settings.requiredLanguages)
    }

    /// Whether the configuration or the command line says which languages are required.
    public var hasRequirements: Bool { settings.requiredLanguages != nil }

    /// Whether the table is a string catalog.
    public var isCatalog: Bool { table.isCatalog }

    /// Whether the table is made of `.strings` and `.stringsdict` files.
    public var isLegacy: Bool { table.isLegacy }

    /// Edits that put another text in the place of one of the table; none where it has no place of its own there.
    package func edits(replacing text: Text, with replacement: String) -> [Edit] {
        guard isLegacy else { return [Edit(replacing: text, with: replacement)] }
        let file = Int(text.file)
        guard table.files.indices.contains(file) else { return [] }
        return LegacyTextEdit(of: text, in: table.files[file]).edits(writing: replacement)
    }

    /// Whether there is something that translations can be held against: a catalog names its source language, while
    /// legacy tables may have translations only, as those of storyboards do.
    public var hasSource: Bool { table.isCatalog || table.sourceLanguage != nil }

    /// Asks a sample of the keys, evenly spread: a project's style shows in a few of them.
    private static func keyStyle(
        of table: any StringTable, source: LanguageTag?
    ) -> (areIdentifiers: Bool, haveHumps: Bool) {
        guard let source, table.entryCount > 0 else { return (false, false) }
        let step = max(1, table.entryCount / 64)
        let sample = stride(from: 0, to: table.entryCount, by: step).map { table.entry(at: $0) }
        let identifiers = sample.filter { entry in
            KeyStyle.isIdentifier(entry.key.string) && entry.localization(source) != nil
        }
        let humped = identifiers.count { KeyStyle.isHumped($0.key.string) }
        return (identifiers.count * 2 > sample.count, humped > 0 && humped * 8 >= identifiers.count)
    }
}

/// What kind of keys a table has.
public enum TableKind: Hashable, Sendable {
    /// Keys of code.
    case code
    /// Ids that Interface Builder made; the catalog lies in `mul.lproj`.
    case interfaceBuilder
    /// Names of Info.plist's values.
    case infoPlist
    /// Phrases of App Shortcuts.
    case appShortcuts

    /// Tells by the table's name and folder, and by the keys of legacy tables.
    public init(_ table: any StringTable) {
        let path = table.path
        self =
            if TablePath.projectFolder(of: path) == "mul" || table.isLegacy && Self.hasInterfaceBuilderIDs(table) {
                .interfaceBuilder
            } else if table.name == "InfoPlist" || table.name.hasSuffix("-InfoPlist") {
                .infoPlist
            } else if table.name == "AppShortcuts" {
                .appShortcuts
            } else {
                .code
            }
    }

    /// Whether most keys are ids of Interface Builder, of a few that are spread evenly.
    private static func hasInterfaceBuilderIDs(_ table: any StringTable) -> Bool {
        let step = max(1, table.entryCount / 16)
        let sample = stride(from: 0, to: table.entryCount, by: step).map { table.key(at: $0).string }
        return sample.count { KeyStyle.isInterfaceBuilderID($0) } * 2 > sample.count
    }
}
