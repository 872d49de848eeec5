import ArgumentParser
import Foundation
import XCStringsKit

/// The options for fixes.
package struct FixOptions: ParsableArguments {
    @Flag(help: "Fix what can be fixed without anybody reading something else; report the rest.")
    var fix = false

    @Flag(
        name: .customLong("unsafe"),
        help: """
            With --fix, also make fixes that may change what people read or take out what a person wrote; what they are is \
            shown first, and asked.
            """)
    var includesUnsafe = false

    @Flag(help: "With --fix --unsafe, don't ask.")
    var yes = false

    @Flag(name: .dryRun, help: "With --fix, print a unified diff of what would change; write nothing.")
    var dryRun = false

    /// Creates options with their defaults.
    package init() {}

    /// Rejects options that have no effect.
    package func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would do; give both.") }
        if includesUnsafe, !fix { throw ValidationError("--unsafe is about --fix; give both.") }
        if yes, !includesUnsafe { throw ValidationError("--yes answers what --fix --unsafe asks; give all three.") }
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
