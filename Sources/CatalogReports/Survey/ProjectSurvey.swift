import CatalogCore
import CatalogRuntime
import FileSearch
import StringTables

/// The string tables and code of a folder, as input for a first configuration.
public struct ProjectSurvey: Sendable {
    /// The project's own tables, in order of path.
    public let tables: [SurveyedTable]
    /// The languages of these tables: source languages first, then by number of texts.
    public let languages: [SurveyedLanguage]
    /// Words from the project, for examples.
    public let words: SurveyedWords
    /// The languages according to the Xcode project, or to another file that declares them; nil if there is none.
    package let origin: SurveyedOrigin?
    /// Folders with tables of tests, samples and code of others, as `.gitignore` patterns.
    public let testFolders: [String]
    /// The number of tables in these folders.
    public let testTableCount: Int
    /// The number of files that could not be parsed, without those in folders whose tables do not count as own.
    public let brokenCount: Int
    /// The top-level folders with the project's own code, or with other files that can name keys; `.` if the folder
    /// itself has code.
    ///
    /// Without code in Swift or Objective-C, there are none.
    public let sourceFolders: [String]
    /// The number of files in Swift or Objective-C in these folders.
    public let sourceCount: Int
    /// The lookup helpers in that code; nil if the code was not read.
    public let helpers: [LookupHelper]?
    /// The reason why the code was not read; nil if it was.
    package let unsearched: UnsearchedCode?

    /// Surveys tables and files of code.
    ///
    /// All paths are relative to the folder.
    ///
    /// - Parameter helpers: the lookup helpers, including those in tests; nil if they are unknown.
    public init(_ project: Project, sources: [String], helpers: [LookupHelper]?) {
        self.init(
            project, sources: sources, helpers: helpers.map(Result.success) ?? .failure(.notInstalled), origin: nil)
    }

    /// Surveys tables and files of code, with the declared languages.
    ///
    /// - Parameters:
    ///   - others: The files of other kinds that can name keys.
    ///   - helpers: The lookup helpers, including those in tests.
    package init(
        _ project: Project, sources: [String], others: [String] = [], helpers: Result<[LookupHelper], UnsearchedCode>,
        origin: SurveyedOrigin?
    ) {
        // If every table belongs to tests, samples or others, the folder itself is a sample. Its tables then count as own.
        let own = project.tables.filter { TestFolders.folder(of: $0.path) == nil }
        let kept = own.isEmpty ? project.tables : own
        tables = kept.map { SurveyedTable($0) }
        words = SurveyedWords(kept)
        self.origin = origin
        languages = SurveyedLanguage.all(of: tables, origin)
        testTableCount = project.tables.count - kept.count
        testFolders = own.isEmpty ? [] : Self.testFolders(of: project.tables)
        // Tables in those folders are left out, whether they can be read or not.
        brokenCount = project.files.count {
            $0.failure != nil && (own.isEmpty || TestFolders.folder(of: $0.path) == nil)
        }
        let ownSources = sources.filter { TestFolders.folder(of: $0) == nil && $0 != "Package.swift" }
        // Data beside the folders, such as a list of tools, and the data of Xcode belong to no code.
        let ownOthers = others.filter {
            TestFolders.folder(of: $0) == nil && $0.contains("/") && !$0.contains(".xcodeproj/")
                && !$0.contains(".xcworkspace/")
        }
        sourceFolders = ownSources.isEmpty ? [] : Self.topFolders(of: ownSources + ownOthers)
        sourceCount = ownSources.count
        switch helpers {
        case .success(let found): (self.helpers, unsearched) = (found.filter(Self.isOwn), nil)
        case .failure(let reason): (self.helpers, unsearched) = (nil, reason)
        }
    }

    /// The name of the Xcode project; nil if there is none.
    public var name: String? {
        let file = origin?.path.split(separator: "/").last { $0.hasSuffix(".xcodeproj") }
        return file.map { String($0.dropLast(".xcodeproj".count)) }
    }

    /// The tags of tables that are no language of users, such as `qqq` and `en-XA`.
    package var unreadTags: [LanguageTag] { Set(tables.flatMap(\.unreadTags)).sorted() }

    /// The top-level folders with tables; `.` if the folder itself has a table.
    public var tableFolders: [String] { Self.topFolders(of: tables.map(\.path)) }

    private static func isOwn(_ helper: LookupHelper) -> Bool { TestFolders.folder(of: helper.path) == nil }

    private static func testFolders(of tables: [any StringTable]) -> [String] {
        Set(tables.compactMap { TestFolders.folder(of: $0.path) }).sorted()
    }

    private static func topFolders(of paths: [String]) -> [String] {
        let folders = Set(
            paths.map { path -> String in
                let parts = path.split(separator: "/")
                // An `.lproj` folder is a part of its table and not a folder that contains tables.
                return parts.count > 1 && !parts[0].hasSuffix(".lproj") ? String(parts[0]) : "."
            })
        return folders.contains(".") ? ["."] : folders.sorted()
    }
}
