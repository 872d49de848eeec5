import CatalogCore
import CatalogRuntime
import FileSearch

/// The lint settings that apply to one file.
public struct LintSettings: Sendable {
    /// The languages that every key must have; nil if none are configured.
    public var requiredLanguages: [LanguageTag]?
    /// The source language of tables that do not name theirs.
    public var sourceLanguage: LanguageTag?
    /// Severities that differ from the defaults of the rules.
    public var severities: [RuleID: Severity]
    /// Options for rules, by rule id.
    public var options: [RuleID: RuleOptions]
    /// Suppressions of accepted findings.
    public var exceptions: [LintException]
    /// Severities that apply only to some files or languages.
    public var overrides: [LintOverride]
    /// Words that stay the same in every language.
    public var doNotTranslate: [String]
    /// Terms with their approved translations.
    public var glossary: [GlossaryTerm]
    /// The misspelled words that a dictionary reported.
    ///
    /// Empty if no dictionary was asked.
    public var misspellings = Misspellings()
    /// The path of the file relative to the configuration's folder.
    ///
    /// Path patterns match against it.
    public var file: String

    /// The location of the source language in the configuration; nil if the configuration does not set it.
    package var sourceLanguageLocation: SettingLocation?

    /// A function that returns the symbols that Xcode or fitloc generates from the keys of the file.
    ///
    /// Rules call it only after they find a possible conflict.
    package var symbols: @Sendable () -> [SymbolUse] = { [.xcode] }

    /// A function that returns whether no target contains the file, although targets contain related files.
    ///
    /// Such a file is not part of the app, so its findings are notes. The linter asks only if there is something to
    /// report.
    package var isLeftOut: @Sendable () -> Bool = { false }

    /// A function that returns what the Xcode projects and packages around the tables say; the same for all files of a
    /// run.
    package var build: @Sendable () -> BuildFacts = { BuildFacts() }

    /// Whether a text marked for review may be unfinished.
    ///
    /// False for the check of a translation service's answer.
    package var waitsForReview = true

    /// Creates settings.
    ///
    /// Without arguments, the settings are those of a project without a configuration.
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

extension LintSettings {
    /// Returns the settings for a page of a store, whose languages have regions.
    ///
    /// - Parameter languages: The languages of the page.
    func ofStore(with languages: [LanguageTag]) -> LintSettings {
        guard let required = requiredLanguages else { return self }
        let folders = StoreLanguages(languages.sorted())
        var settings = self
        settings.requiredLanguages = required.map { folders.folder(for: $0) ?? $0 }
        return settings
    }
}

/// The location of a setting in a configuration file.
package struct SettingLocation: Sendable {
    /// The configuration file.
    package let file: TableFile
    /// The bytes of the setting.
    package let range: ByteRange

    /// Creates a location.
    package init(file: TableFile, range: ByteRange) {
        self.file = file
        self.range = range
    }
}

/// An exception in the configuration that suppresses findings of a rule.
public struct LintException: Sendable {
    /// The rule whose findings are suppressed.
    public let rule: RuleID
    /// The keys; empty for every key.
    public let keys: [GlobPattern]
    /// The languages; empty for every language.
    public let languages: [LanguageTag]
    /// The paths; empty for every file.
    public let paths: [GlobPattern]
    /// The configuration file with the exception.
    public let file: TableFile
    /// The bytes of the exception in the configuration.
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

/// Severities that apply only to some files or languages.
public struct LintOverride: Sendable {
    /// The paths; empty for every file.
    public let paths: [GlobPattern]
    /// The languages; empty for all findings, with or without a language.
    public let languages: [LanguageTag]
    /// The severities to apply, by rule id.
    public let severities: [RuleID: Severity]

    /// Creates an override.
    public init(paths: [GlobPattern], languages: [LanguageTag], severities: [RuleID: Severity]) {
        self.paths = paths
        self.languages = languages
        self.severities = severities
    }
}
