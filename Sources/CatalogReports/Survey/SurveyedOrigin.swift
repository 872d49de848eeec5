import CatalogCore
import CatalogRuntime
import XcodeProjects

/// The languages of a project as Xcode has them.
package struct SurveyedOrigin: Hashable, Sendable {
    /// The path of the project.
    package let path: String
    /// The language that texts are written in; nil where the project says nothing that is one.
    package let source: LanguageTag?
    /// The languages that it lists, in canonical form.
    package let languages: [LanguageTag]

    /// Takes them from the project that has the most of some files; of several the one that lies the least deep.
    ///
    /// - Parameters:
    ///   - files: absolute paths without symlinks.
    ///   - path: what a project is called, by its absolute path.
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

    /// Whether it lists a language, or is written in it.
    func has(_ language: LanguageTag) -> Bool {
        (languages + (source.map { [$0] } ?? [])).contains { $0.isSameLanguage(as: language) }
    }
}
