import CatalogCore
import CatalogRuntime
import XcodeProjects

/// The languages of a project according to Xcode.
package struct SurveyedOrigin: Hashable, Sendable {
    /// The path of the Xcode project.
    package let path: String
    /// The source language; nil if the project does not specify a valid one.
    package let source: LanguageTag?
    /// The languages that the project lists, in canonical form.
    package let languages: [LanguageTag]

    /// Selects the project that contains most of the given files.
    ///
    /// Among several, the least nested one counts.
    ///
    /// - Parameters:
    ///   - files: absolute paths without symlinks.
    ///   - path: returns the path to show for a project's absolute path.
    package init?(_ projects: [XcodeProject], files: [String], path: (String) -> String) {
        let ranked = projects.filter { $0.developmentRegion != nil }.map { project in
            (project, count: files.count { project.contains($0) }, depth: project.path.count { $0 == "/" })
        }
        guard
            let (project, _, _) = ranked.min(by: { ($1.count, $0.depth, $0.0.path) < ($0.count, $1.depth, $1.0.path) })
        else { return nil }
        self.path = path(project.path)
        source = project.sourceLanguage.flatMap(Self.tag)
        languages = project.languages.compactMap(Self.tag)
    }

    private static func tag(_ spelling: String) -> LanguageTag? {
        let tag = LanguageTag(spelling)
        return LanguageRegistry.problem(of: tag) == nil ? tag.canonical : nil
    }

    /// Whether a language is listed, or is the source language.
    func has(_ language: LanguageTag) -> Bool {
        (languages + (source.map { [$0] } ?? [])).contains { $0.isSameLanguage(as: language) }
    }
}
