import CatalogLint

/// What a report is written with besides its findings.
public struct LintReportContext: Sendable {
    /// The folder that relative paths start from, without a slash at its end.
    public let currentFolder: String
    /// The folder that paths for a host of repositories start from; nil for the current one.
    public let repositoryFolder: String?
    /// Who reports.
    public let tool: LintReportTool
    /// What was looked at.
    public let subject: LintReportSubject
    /// The least severity that fails the run; nil where none does.
    public let failingSeverity: Severity?
    /// Sets off a part of a line, in colour on a terminal.
    public let emphasize: @Sendable (String, LintEmphasis) -> String

    /// Creates a context; without `emphasize`, text stays as it is.
    public init(
        currentFolder: String, repositoryFolder: String? = nil, tool: LintReportTool = LintReportTool(),
        subject: LintReportSubject = LintReportSubject(), failingSeverity: Severity? = .error,
        emphasize: @escaping @Sendable (String, LintEmphasis) -> String = { text, _ in text }
    ) {
        self.currentFolder = currentFolder
        self.repositoryFolder = repositoryFolder
        self.tool = tool
        self.subject = subject
        self.failingSeverity = failingSeverity
        self.emphasize = emphasize
    }

    /// The path as seen from the current folder, where it lies below it.
    func relativePath(_ path: String) -> String {
        path.hasPrefix(currentFolder + "/") ? String(path.dropFirst(currentFolder.utf8.count + 1)) : path
    }

    /// The path as seen from the root of the repository, where it lies below it; else as it is.
    func repositoryPath(_ path: String) -> String { pathInRepository(path) ?? path }

    /// The path as seen from the root of the repository, or of the current folder outside of one; nil where it does not
    /// lie below that.
    func pathInRepository(_ path: String) -> String? {
        let root = repositoryFolder ?? currentFolder
        let whole = Self.withoutDots(absolutePath(path))
        return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.utf8.count + 1)) : nil
    }

    /// The path from the root.
    func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : currentFolder + "/" + path }

    /// An absolute path without `.` and `..`.
    static func withoutDots(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
