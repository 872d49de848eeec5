import CatalogCore
import FileSearch
import StringTables

/// What a folder holds that has to do with strings: what a first configuration is made from.
public struct ProjectSurvey: Sendable {
    /// The tables that are the project's own, in order of path.
    public let tables: [SurveyedTable]
    /// The languages of those tables, source languages first, then by how much there is.
    public let languages: [SurveyedLanguage]
    /// Words of the project's own, for examples.
    public let words: SurveyedWords
    /// What Xcode's project says of the languages; nil where there is none.
    package let origin: SurveyedOrigin?
    /// Folders of tests and samples that hold tables, as patterns of a `.gitignore`.
    public let testFolders: [String]
    /// The number of tables in them.
    public let testTableCount: Int
    /// The number of files that could not be understood.
    public let brokenCount: Int
    /// The folders right below that hold Swift code of the project's own; `.` where it lies in the folder itself.
    public let sourceFolders: [String]
    /// The number of Swift files in them.
    public let sourceCount: Int
    /// The functions of that code that look strings up; nil where nobody has read it.
    public let helpers: [LookupHelper]?

    /// Looks at tables, and at Swift files and what was found in them; paths are relative to the folder.
    ///
    /// - Parameter helpers: the functions that look strings up, those of tests among them; nil where nobody knows.
    public init(_ project: Project, sources: [String], helpers: [LookupHelper]?) {
        self.init(project, sources: sources, helpers: helpers, origin: nil)
    }

    /// The same beside what Xcode's project says of the languages.
    package init(_ project: Project, sources: [String], helpers: [LookupHelper]?, origin: SurveyedOrigin?) {
        // Where nothing but samples is there, they are what the folder is for.
        let own = project.tables.filter { TestFolders.folder(of: $0.path) == nil }
        let kept = own.isEmpty ? project.tables : own
        tables = kept.map { SurveyedTable($0) }
        words = SurveyedWords(kept)
        self.origin = origin
        languages = SurveyedLanguage.all(of: tables, origin)
        testTableCount = project.tables.count - kept.count
        testFolders = own.isEmpty ? [] : Self.testFolders(of: project.tables)
        brokenCount = project.files.count { $0.failure != nil }
        let ownSources = sources.filter { TestFolders.folder(of: $0) == nil && $0 != "Package.swift" }
        sourceFolders = Self.topFolders(of: ownSources)
        sourceCount = ownSources.count
        self.helpers = helpers?.filter { TestFolders.folder(of: $0.path) == nil }
    }

    /// The project's name, as Xcode has it; nil where there is no such project.
    public var name: String? {
        let file = origin?.path.split(separator: "/").last { $0.hasSuffix(".xcodeproj") }
        return file.map { String($0.dropLast(".xcodeproj".count)) }
    }

    /// The folders right below that hold the tables; `.` where one lies in the folder itself.
    public var tableFolders: [String] { Self.topFolders(of: tables.map(\.path)) }

    private static func testFolders(of tables: [any StringTable]) -> [String] {
        Set(tables.compactMap { TestFolders.folder(of: $0.path) }).sorted()
    }

    private static func topFolders(of paths: [String]) -> [String] {
        let folders = Set(
            paths.map { path -> String in
                let parts = path.split(separator: "/")
                // The folder of a language belongs to its table.
                return parts.count > 1 && !parts[0].hasSuffix(".lproj") ? String(parts[0]) : "."
            })
        return folders.contains(".") ? ["."] : folders.sorted()
    }
}
