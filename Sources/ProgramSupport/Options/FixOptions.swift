import ArgumentParser
import CatalogLint
import CommandOutput
import Foundation
import InterfaceTexts
import TerminalSupport

/// The options for fixes.
package struct FixOptions: ParsableArguments {
    @Flag(help: "Make the fixes that do not change what users read, and report the remaining findings.")
    var fix = false

    @Flag(
        name: .customLong("unsafe"),
        help: """
            With --fix, also make fixes that may change what users read or remove what a person wrote; lists them and asks \
            first.
            """)
    var includesUnsafe = false

    @Flag(help: "With --fix --unsafe, do not ask for confirmation.")
    var yes = false

    @Flag(name: .dryRun, help: "With --fix, print a unified diff of what would change; write nothing.")
    var dryRun = false

    /// Creates options with their defaults.
    package init() {}

    /// Rejects options that have no effect.
    package func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run requires --fix.") }
        if includesUnsafe, !fix { throw ValidationError("--unsafe requires --fix.") }
        if yes, !includesUnsafe { throw ValidationError("--yes requires --fix --unsafe.") }
    }

    /// Returns the fixes to make, asking the user about unsafe fixes.
    ///
    /// - Throws: `CommandFailure` if a question is needed and there is no terminal, or if the input ends.
    func choice(for findings: [Finding], styler: Styler) throws -> FixChoice {
        guard includesUnsafe else { return .safe }
        let risky = findings.filter { !$0.unsafeFix.isEmpty }
        if yes || dryRun || risky.isEmpty { return .all }
        guard var prompter = Prompter(styler: styler, environment: ProcessInfo.processInfo.environment) else {
            throw CommandFailure(Texts.Lint.Fix.needsTerminal.resolved)
        }
        try prompter.show("\(Texts.Lint.Fix.risks)\n" + FixSummary(risky).lines.dropLast())
        guard let answer = try prompter.consent(to: Texts.Lint.Fix.question) else {
            throw CommandFailure.nothingWritten
        }
        return answer == .yes ? .all : .safe
    }
}
