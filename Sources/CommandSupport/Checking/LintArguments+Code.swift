import Foundation
import XCStringsKit

extension LintArguments {
    /// Whether a rule looks at Swift code.
    static func isOverCode(_ rule: RuleID) -> Bool {
        RuleSet.standard.description(of: rule)?.scope == .source
    }

    /// Which Swift code is to be checked beside the tables.
    ///
    /// The configuration's is not where paths are given, so that a look at one file stays quick, nor where only rules
    /// are asked that don't look at it.
    package func codeRequest() throws(CommandFailure) -> CodeRequest {
        guard sources.isEmpty else { return .given }
        let asked = rules.selection.only
        guard !noSources, input.paths.isEmpty, asked.isEmpty || asked.contains(where: Self.isOverCode) else {
            return .none
        }
        var configurations = Configurations(currentFolder: FileManager.default.currentDirectoryPath)
        guard let configuration = try configurations.current(), !configuration.sources.isEmpty else { return .none }
        return .configured(configuration.file.path)
    }

    /// Where `--sources` alone says what is looked at, there need be no table.
    func failUnread(in run: LintRun, _ console: inout Console) throws {
        if run.code == nil || sources.isEmpty || !input.paths.isEmpty {
            try console.failUnread(in: run.workspace)
        } else {
            try console.fail(run.workspace.failures)
        }
        try console.fail(run.code?.failures ?? [])
    }
}
