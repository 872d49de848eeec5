import CatalogCore
import CatalogLint
import FileSearch
import Foundation
import LintReports
import LintRules
import TerminalSupport
import Workspaces

extension LintReportContext {
    /// Creates a context for the current folder, with a styler for emphasized text.
    package init(
        styler: Styler, subject: LintReportSubject = LintReportSubject(), acceptedCount: Int = 0,
        failingSeverity: Severity? = .error
    ) {
        let current = FileManager.default.currentDirectoryPath
        let root = GitWorkTree.root(around: current).flatMap { try? ResolvedPath.resolve($0) }
        self.init(
            currentFolder: current, repositoryFolder: root, tool: .fitloc, subject: subject,
            acceptedCount: acceptedCount,
            failingSeverity: failingSeverity, translations: .ofInterface
        ) { text, emphasis in
            styler.styled(text, as: TextStyle(emphasis))
        }
    }
}

extension LintReportTool {
    /// The environment variable with the address of the project's rules page, which the GitHub action sets.
    private static let addressVariable = "FITLOC_RULES_ADDRESS"

    /// The description of fitloc in reports, with all rules.
    fileprivate static var fitloc: LintReportTool {
        let address = ProcessInfo.processInfo.environment[addressVariable]
        return LintReportTool(
            version: ProgramVersion.current.name, rulesAddress: address.flatMap { $0.isEmpty ? nil : $0 }
        ) { RuleSet.standard.profile(of: $0) }
    }
}

extension TextStyle {
    init(_ emphasis: LintEmphasis) {
        self =
            switch emphasis {
            case .location: .path
            case .severity(.error): .error
            case .severity(.warning): .warning
            case .severity: .note
            case .faint: .dim
            }
    }
}
