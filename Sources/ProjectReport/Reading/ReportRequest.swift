import CatalogRuntime

/// The parameters of a report.
package struct ReportRequest: Sendable {
    let paths: [String]
    var languages: [LanguageTag]?
    let since: String?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - paths: files and folders; empty for those of the configuration.
    ///   - languages: the languages to include; nil for all.
    ///   - since: the revision to compare with; nil for none.
    package init(paths: [String], languages: [LanguageTag]?, since: String?) {
        self.paths = paths
        self.languages = languages
        self.since = since
    }

    /// Whether the report includes a language.
    func asks(for language: LanguageTag?) -> Bool {
        guard let languages, let language else { return true }
        return languages.contains { $0.isSameLanguage(as: language) }
    }
}
