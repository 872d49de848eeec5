import XCStringsKit

/// What a `.fitloc.yml` says.
package struct Configuration: Sendable {
    /// The absolute path of the file.
    package let path: String
    /// The folder that its paths are relative to, without a slash at the end.
    package let folder: String
    /// The file's text, for the places of what it says.
    package let file: TableFile
    /// Files and folders to read where the command line names none.
    package var catalogs: [String] = []
    /// Folders of Swift code.
    package var sources: [String] = []
    /// What is left out of every search, as patterns of paths.
    package var exclude: PathPatternList?
    /// The source language of tables that don't name theirs.
    package var sourceLanguage: LanguageTag?
    /// Where it says the source language.
    var sourceLanguagePlace: SettingPlace?
    /// The languages that every key must have; nil for those of each table.
    package var languages: [LanguageTag]?
    /// The catalog that new keys go to where nothing else decides.
    package var defaultCatalog: String?
    /// The severities that it begins with; nil for the rules' own.
    package var preset: RulePreset?
    /// Severities by rule.
    package var severities: [RuleID: Severity] = [:]
    /// Options by rule.
    package var options: [RuleID: RuleOptions] = [:]
    /// Accepted findings.
    package var exceptions: [LintException] = []
    /// Severities for some files or languages only.
    package var overrides: [LintOverride] = []
    /// Words that stay as they are in every language.
    package var doNotTranslate: [String] = []
    /// Terms with the renderings that were decided on.
    package var glossary: [GlossaryTerm] = []
    /// The file with findings that are accepted for now, relative to the folder.
    package var baseline: String?
    /// How missing texts are filled.
    package var fill = FillConfiguration()
    /// Look-up functions by Swift name.
    package var helpers: [String] = []
    /// What it asks for that a person has to allow, or, of paths, would have to where they lead out of the project.
    package var demands: [TrustDemand] = []

    /// An empty configuration at a path.
    init(path: String, shownPath: String, bytes: [UInt8]) {
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        folder = parts.joined(separator: "/")
        file = TableFile(untabled: shownPath, bytes: bytes)
    }

    /// The name of the file.
    package static let fileName = ".fitloc.yml"

    /// Where a path that it names lies: below its folder, unless it is absolute.
    package func absolutePath(_ path: String) -> String { RelativePath.absolute(path, in: folder) }

    /// What it says of checks, with the languages that the command line requires in place of its own.
    ///
    /// - Parameter file: the absolute path of the file that is governed.
    package func lintSettings(for file: String, requiring languages: [LanguageTag]?) -> LintSettings {
        let preset = preset?.severities(of: .standard) ?? [:]
        var settings = LintSettings(
            requiredLanguages: languages ?? self.languages, sourceLanguage: sourceLanguage,
            severities: preset.merging(severities) { _, own in own }, options: options, exceptions: exceptions,
            overrides: overrides, doNotTranslate: doNotTranslate, glossary: glossary,
            file: file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.utf8.count + 1)) : file)
        settings.sourceLanguagePlace = sourceLanguagePlace
        return settings
    }
}
