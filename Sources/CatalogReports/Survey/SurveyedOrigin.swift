import CatalogCore
import CatalogRuntime
import XcodeProjects

/// The languages of a project according to its Xcode project, or else to an Info.plist or a package manifest.
package struct SurveyedOrigin: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The name of the setting with the source language.
    package let setting: String
    /// Whether the file lists the languages, as an Xcode project does.
    package let listsLanguages: Bool
    /// The source language; nil if the project does not specify a valid one.
    package let source: LanguageTag?
    /// The languages that the file lists, in canonical form.
    package let languages: [LanguageTag]

    /// Selects the project that contains most of the given files.
    ///
    /// Among several, the least nested one counts.
    ///
    /// - Parameters:
    ///   - files: absolute paths without symlinks.
    ///   - path: returns the path to show for a project's absolute path.
    package init?(_ projects: [XcodeProject], files: [String], path: (String) -> String) {
        let counts = projects.filter { $0.developmentRegion != nil }.map { project in
            (project, path: project.path, count: files.count { project.contains($0) })
        }
        guard let project = Self.first(of: counts) else { return nil }
        self.path = path(project.path)
        setting = "developmentRegion"
        listsLanguages = true
        source = project.sourceLanguage.flatMap(Self.tag)
        languages = project.languages.compactMap(Self.tag)
    }

    /// Selects the declaration that holds for most tables.
    ///
    /// Among several, the least nested one counts.
    ///
    /// - Parameters:
    ///   - declarations: The declaration for each table.
    ///   - path: Returns the path to show for the absolute path of a file.
    package init?(_ declarations: [DeclaredSourceLanguage], path: (String) -> String) {
        let counts = Dictionary(declarations.map { ($0, 1) }, uniquingKeysWith: +)
        guard let declared = Self.first(of: counts.map { ($0.key, path: $0.key.path, count: $0.value) }),
            let source = Self.tag(declared.language)
        else { return nil }
        self.path = path(declared.path)
        setting = declared.setting
        listsLanguages = false
        self.source = source
        languages = []
    }

    /// Returns the element with the highest count, of several the least nested one; nil if there is none.
    private static func first<Element>(of elements: [(Element, path: String, count: Int)]) -> Element? {
        elements.map { ($0.0, $0.path, $0.count, depth: $0.path.count { $0 == "/" }) }
            .min { ($1.2, $0.depth, $0.1) < ($0.2, $1.depth, $1.1) }?.0
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
