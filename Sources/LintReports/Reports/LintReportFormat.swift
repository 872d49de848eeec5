import CatalogCore
import CatalogLint

/// The forms in which findings are reported.
public enum LintReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines for people.
    case text
    /// Lines that Xcode shows at their place.
    case xcode
    /// Commands that GitHub Actions turns into annotations.
    case github
    /// For programs.
    case json
}

extension LintReportFormat {
    /// The order of its findings unless somebody asks for another.
    ///
    /// Actions shows the first ten errors and the first ten warnings of a step, so that these had better be the worst.
    package var order: FindingOrder { self == .github ? .severity : .path }
}

/// What a report is written with besides its findings.
public struct LintReportContext: Sendable {
    /// The folder that relative paths start from, without a slash at its end.
    public let currentFolder: String
    /// The folder that paths for a host of repositories start from; nil for the current one.
    public let repositoryFolder: String?
    /// Sets off a part of a line, in colour on a terminal.
    public let emphasize: @Sendable (String, LintEmphasis) -> String

    /// Creates a context; without `emphasize`, text stays as it is.
    public init(
        currentFolder: String, repositoryFolder: String? = nil,
        emphasize: @escaping @Sendable (String, LintEmphasis) -> String = { text, _ in text }
    ) {
        self.currentFolder = currentFolder
        self.repositoryFolder = repositoryFolder
        self.emphasize = emphasize
    }

    /// The path as seen from the current folder, where it lies below it.
    func relativePath(_ path: String) -> String {
        path.hasPrefix(currentFolder + "/") ? String(path.dropFirst(currentFolder.utf8.count + 1)) : path
    }

    /// The path as seen from the root of the repository, where it lies below it; else as it is.
    func repositoryPath(_ path: String) -> String {
        guard let root = repositoryFolder else { return relativePath(path) }
        var parts: [Substring] = []
        for part in absolutePath(path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let whole = "/" + parts.joined(separator: "/")
        return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.utf8.count + 1)) : path
    }

    /// The path from the root.
    func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : currentFolder + "/" + path }
}

/// The parts of a report's lines that may be set off.
public enum LintEmphasis: Hashable, Sendable {
    /// A place.
    case place
    /// A severity.
    case severity(Severity)
    /// A rule's name, and hints.
    case faint
}

extension LintReport {
    /// The report in a form, with a newline at its end; empty where there is nothing to say.
    ///
    /// - Parameter selection: which findings are shown; sums are those of all.
    public func rendered(
        as format: LintReportFormat, in context: LintReportContext, showing selection: FindingSelection = .init()
    ) -> String {
        let findings = selection.chosen(of: self, order: format.order)
        return switch format {
        case .text: FindingLine.lines(for: findings).map { $0.text(in: context) + "\n" }.joined()
        case .xcode: XcodeReport(findings: findings, context: context).rendered()
        case .github: GitHubReport(findings: findings, context: context).rendered()
        case .json: JSONReport(report: self, findings: findings, context: context).rendered()
        }
    }
}
