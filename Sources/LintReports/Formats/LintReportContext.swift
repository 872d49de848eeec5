import CatalogCore
import CatalogLint
import CatalogRuntime

/// The context of a report in addition to its findings.
public struct LintReportContext: Sendable {
    /// The base folder of relative paths, without a trailing slash.
    public let currentFolder: String
    /// The base folder of paths for code hosts; nil for the current folder.
    public let repositoryFolder: String?
    /// The program that creates the report.
    public let tool: LintReportTool
    /// The checked files and the paths that could not be read.
    public let subject: LintReportSubject
    /// The number of findings that the baseline accepts and hides.
    public let acceptedCount: Int
    /// The lowest severity that fails the run; nil if none does.
    public let failingSeverity: Severity?
    /// The translations of the messages in text output; nil for English.
    public let translations: MessageTranslations?
    /// Emphasizes a part of a line, such as with color on a terminal.
    public let emphasize: @Sendable (String, LintEmphasis) -> String
    /// The paths in the repository that were asked for: a report names few files, but each of them often.
    private let pathsInRepository = Locked<[String: String?]>([:])

    /// Creates a context.
    ///
    /// By default, text is not emphasized.
    public init(
        currentFolder: String, repositoryFolder: String? = nil, tool: LintReportTool = LintReportTool(),
        subject: LintReportSubject = LintReportSubject(), acceptedCount: Int = 0, failingSeverity: Severity? = .error,
        translations: MessageTranslations? = nil,
        emphasize: @escaping @Sendable (String, LintEmphasis) -> String = { text, _ in text }
    ) {
        self.currentFolder = currentFolder
        self.repositoryFolder = repositoryFolder
        self.tool = tool
        self.subject = subject
        self.acceptedCount = acceptedCount
        self.failingSeverity = failingSeverity
        self.translations = translations
        self.emphasize = emphasize
    }

    /// Returns the path relative to the current folder, if it is inside.
    func relativePath(_ path: String) -> String {
        FolderPath.rest(of: path, below: currentFolder) ?? path
    }

    /// Returns the path relative to the root of the repository, if it is inside; otherwise the unchanged path.
    func repositoryPath(_ path: String) -> String { pathInRepository(path) ?? path }

    /// Returns the path relative to the root of the repository; nil if it is outside.
    ///
    /// Without a repository, the path is relative to the current folder.
    func pathInRepository(_ path: String) -> String? {
        pathsInRepository.value(for: path) {
            FolderPath.rest(of: Self.withoutDots(absolutePath(path)), below: repositoryFolder ?? currentFolder)
        }
    }

    /// Returns the absolute path.
    func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : currentFolder + "/" + path }

    /// Returns an absolute path without `.` and `..`.
    static func withoutDots(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
