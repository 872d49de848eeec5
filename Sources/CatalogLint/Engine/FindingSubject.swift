import CatalogCore
import CatalogRuntime
import FileSearch

/// The path, key and language of a finding, to match against exceptions and overrides.
struct FindingSubject {
    package let path: String
    let key: String?
    package let language: LanguageTag?

    package func matches(_ override: LintOverride, in settings: LintSettings) -> Bool {
        matches(paths: override.paths, in: settings) && matches(languages: override.languages)
    }

    package func matches(_ exception: LintException, in settings: LintSettings) -> Bool {
        matches(paths: exception.paths, in: settings) && matches(languages: exception.languages)
            && (exception.keys.isEmpty || exception.keys.contains { $0.matches(key ?? "") })
    }

    private func matches(languages: [LanguageTag]) -> Bool {
        languages.isEmpty || languages.contains { language?.isSameLanguage(as: $0) ?? false }
    }

    private func matches(paths: [GlobPattern], in settings: LintSettings) -> Bool {
        paths.isEmpty || paths.contains { $0.matches(settings.file) }
    }
}
