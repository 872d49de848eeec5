import ArgumentParser
import CatalogLint
import Foundation
import InterfaceTexts
import LintReports
import LintRules

/// All manual pages and all pages of rules, for `scripts/support/pages`, which writes them to files.
struct ProgramPages {
    private let pages: [(path: String, text: String)]

    /// Creates the pages of a program.
    ///
    /// - Parameter root: The root command.
    init(of root: any ParsableCommand.Type) throws {
        let tool = try ToolDescription(Data(root._dumpHelp().utf8))
        let manuals = ManualPages(tool, version: .current).all.map { ("man1/\($0.name)", $0.text) }
        let rules = RuleSet.standard.profiles.map { ("rules/\($0.rule.id).md", RulePage.page(of: $0)) }
        pages = manuals + rules
    }

    /// Returns the pages, each after a line with a form feed and its path.
    func text() -> String {
        pages.map { "\u{0C}\($0.path)\n\($0.text)" }.joined()
    }
}
