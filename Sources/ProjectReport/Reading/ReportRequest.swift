import XCStringsKit

/// What a report is to be about.
package struct ReportRequest: Sendable {
    let paths: [String]
    let languages: [LanguageTag]?
    let since: String?

    /// Asks for a report.
    ///
    /// - Parameters:
    ///   - paths: files and folders; with none, those of the configuration.
    ///   - languages: the languages to speak of; nil for all.
    ///   - since: the revision that changes are counted from; nil for none.
    package init(paths: [String], languages: [LanguageTag]?, since: String?) {
        self.paths = paths
        self.languages = languages
        self.since = since
    }

    /// Whether the report speaks of a language.
    func asks(for language: LanguageTag?) -> Bool {
        guard let languages, let language else { return true }
        return languages.contains { $0.isSameLanguage(as: language) }
    }
}
