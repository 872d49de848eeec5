import CatalogCore
import CatalogLint
import FileSearch
import LintRules

/// The contents of a `.fitloc.yml` file.
package struct Configuration: Sendable {
    /// The absolute path of the file.
    package let path: String
    /// The folder that the file's paths are relative to, without a trailing slash.
    package let folder: String
    /// The text of the file, for the positions of settings.
    package let file: TableFile
    /// The files and folders to read if the command line names none.
    package var catalogs: [String] = []
    /// The positions of these paths in the file.
    var catalogPositions: [TextPosition] = []
    /// The folders of Swift code.
    package var sources: [String] = []
    /// Path patterns that are excluded from every search.
    package var exclude: PathPatternList?
    /// The source language of tables that do not declare one.
    package var sourceLanguage: LanguageTag?
    /// The position of the source language in the file.
    var sourceLanguageLocation: SettingLocation?
    /// The required languages, or nil to require the languages of each table.
    package var languages: [LanguageTag]?
    /// The catalog for new keys if nothing else decides.
    package var defaultCatalog: String?
    /// The preset of severities, or nil for the rules' default severities.
    package var preset: RulePreset?
    /// The severities, by rule.
    package var severities: [RuleID: Severity] = [:]
    /// The options, by rule.
    package var options: [RuleID: RuleOptions] = [:]
    /// The accepted findings.
    package var exceptions: [LintException] = []
    /// The severities for particular files or languages.
    package var overrides: [LintOverride] = []
    /// The words that must not be translated.
    package var doNotTranslate: [String] = []
    /// The terms with their prescribed translations.
    package var glossary: [GlossaryTerm] = []
    /// The positions of `do-not-translate` and `glossary` in the file, if they have entries, by these names.
    package var termPositions: [String: TextPosition] = [:]
    /// The least percentages of finished keys.
    package var coverage = CoverageDemand()
    /// The baseline file, relative to the folder.
    package var baseline: String?
    /// The file for notes to the developer, relative to the folder; nil to write them into the comments of keys.
    package var notes: String?
    /// The settings for filling gaps.
    package var fill = FillConfiguration()
    /// The settings for the exchange with a translation service.
    package var service = ServiceConfiguration()
    /// The Swift names of the project's own lookup functions.
    package var helpers: [String] = []
    /// The programs, services and paths in the file that may need the user's trust.
    ///
    /// A path needs trust only if it leads out of the project.
    package var demands: [TrustDemand] = []

    /// Creates an empty configuration for a file.
    init(path: String, shownPath: String, bytes: [UInt8]) {
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        folder = parts.joined(separator: "/")
        file = TableFile(untabled: shownPath, bytes: bytes)
    }

    /// The name that every configuration file has.
    package static let fileName = ".fitloc.yml"

    /// Returns the absolute form of a path, which may be relative to the folder.
    package func absolutePath(_ path: String) -> String { RelativePath.absolute(path, in: folder) }

    /// Returns the lint settings for a file.
    ///
    /// - Parameters:
    ///   - file: The absolute path of the file.
    ///   - languages: The required languages from the command line, which replace the configured ones.
    package func lintSettings(for file: String, requiring languages: [LanguageTag]?) -> LintSettings {
        let preset = preset?.severities(of: .standard) ?? [:]
        var settings = LintSettings(
            requiredLanguages: languages ?? self.languages, sourceLanguage: sourceLanguage,
            severities: preset.merging(severities) { _, own in own }, options: options, exceptions: exceptions,
            overrides: overrides, doNotTranslate: doNotTranslate, glossary: glossary,
            file: FolderPath.rest(of: file, below: folder) ?? file)
        settings.sourceLanguageLocation = sourceLanguageLocation
        return settings
    }
}
