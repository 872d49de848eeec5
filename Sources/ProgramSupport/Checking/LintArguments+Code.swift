import CatalogLint
import CommandOutput
import Foundation
import LintRules
import Sessions
import Workspaces

extension LintArguments {
    /// Whether a rule checks Swift code.
    static func isOverCode(_ rule: RuleID) -> Bool {
        RuleSet.standard.description(of: rule)?.scope == .source
    }

    /// Returns the Swift code to check in addition to the tables.
    ///
    /// The configured code is not checked if paths are given, so that checking one file stays fast. It is also not
    /// checked if all selected rules check only tables.
    package func codeRequest() throws(CommandFailure) -> CodeRequest {
        guard sources.isEmpty, stringsData.isEmpty else { return .given }
        let asked = rules.selection.only
        guard !noSources, input.paths.isEmpty, asked.isEmpty || asked.contains(where: Self.isOverCode) else {
            return .none
        }
        var configurations = Configurations(currentFolder: FileManager.default.currentDirectoryPath)
        guard let configuration = try configurations.current(), !configuration.sources.isEmpty else { return .none }
        return .configured(configuration.file.path)
    }

    /// Reports everything that could not be read.
    ///
    /// With `--sources` and no other path, missing tables are not an error.
    func failUnread(in run: LintRun, _ console: inout Console) throws {
        if run.code == nil || sources.isEmpty && stringsData.isEmpty || !input.paths.isEmpty {
            try console.failUnread(in: run.workspace)
        } else {
            try console.fail(run.workspace.failures)
        }
        try console.fail((run.code?.failures ?? []) + run.unreadWords)
        try console.failInterrupted(in: run.workspace)
    }
}
