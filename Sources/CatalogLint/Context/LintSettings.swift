import CatalogCore
import CatalogRuntime
import FileSearch

/// What the configuration that governs a file says of its checks.
public struct LintSettings: Sendable {
    /// The languages that every key must have; nil where nothing says so.
    public var requiredLanguages: [LanguageTag]?
    /// The source language of tables that don't name theirs.
    public var sourceLanguage: LanguageTag?
    /// Severities that differ from the rules' own.
    public var severities: [RuleID: Severity]
    /// Options of rules.
    public var options: [RuleID: RuleOptions]
    /// Findings that are accepted.
    public var exceptions: [LintException]
    /// Severities that hold only for some files or languages.
    public var overrides: [LintOverride]
    /// Words that stay as they are in every language.
    public var doNotTranslate: [String]
    /// Terms with the renderings that were decided on.
    public var glossary: [GlossaryTerm]
    /// The words that no dictionary knows; none where nobody asked one.
    public var misspellings = Misspellings()
    /// The path of the governed file below the configuration's folder, which patterns of paths are held against.
    public var file: String

    /// Where the configuration says the source language; nil where it does not.
    package var sourceLanguagePlace: SettingPlace?

    /// What is made of the file's keys, by Xcode or as accessors; asked only where a rule found what would matter then.
    package var symbols: @Sendable () -> [SymbolUse] = { [.xcode] }

    /// Whether a text that is marked for review may be unfinished; not where a program's answer is judged.
    package var waitsForReview = true

    /// Creates settings; without arguments, what holds where there is no configuration.
    public init(
        requiredLanguages: [LanguageTag]? = nil, sourceLanguage: LanguageTag? = nil,
        severities: [RuleID: Severity] = [:], options: [RuleID: RuleOptions] = [:], exceptions: [LintException] = [],
        overrides: [LintOverride] = [], doNotTranslate: [String] = [], glossary: [GlossaryTerm] = [],
        file: String = ""
    ) {
        self.requiredLanguages = requiredLanguages
        self.sourceLanguage = sourceLanguage
        self.severities = severities
        self.options = options
        self.exceptions = exceptions
        self.overrides = overrides
        self.doNotTranslate = doNotTranslate
        self.glossary = glossary
        self.file = file
    }
}

/// Where a configuration says something.
package struct SettingPlace: Sendable {
    /// The configuration.
    package let file: TableFile
    /// The bytes that say it.
    package let range: ByteRange

    /// Creates a place.
    package init(file: TableFile, range: ByteRange) {
        self.file = file
        self.range = range
    }
}

/// Findings of a rule that are accepted.
public struct LintException: Sendable {
    /// The rule.
    public let rule: RuleID
    /// The keys; none given means every key.
    public let keys: [GlobPattern]
    /// The languages; none given means every one.
    public let languages: [LanguageTag]
    /// The paths; none given means every file.
    public let paths: [GlobPattern]
    /// Where the configuration says so.
    public let file: TableFile
    /// The bytes of the configuration that say so.
    public let range: ByteRange

    /// Creates an exception.
    public init(
        rule: RuleID, keys: [GlobPattern], languages: [LanguageTag], paths: [GlobPattern], file: TableFile,
        range: ByteRange
    ) {
        self.rule = rule
        self.keys = keys
        self.languages = languages
        self.paths = paths
        self.file = file
        self.range = range
    }
}

/// Severities that hold only for some files or languages.
public struct LintOverride: Sendable {
    /// The paths; none given means every file.
    public let paths: [GlobPattern]
    /// The languages; none given means findings of every language and of none.
    public let languages: [LanguageTag]
    /// The severities.
    public let severities: [RuleID: Severity]

    /// Creates an override.
    public init(paths: [GlobPattern], languages: [LanguageTag], severities: [RuleID: Severity]) {
        self.paths = paths
        self.languages = languages
        self.severities = severities
    }
}
