import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TerminalSupport

/// The suggested commands after an initial configuration is written, one per line.
package struct FirstStepsText {
    private let acceptableCount: Int
    private let isInRepository: Bool
    private let branch: String?
    private let styler: Styler

    /// - Parameters:
    ///   - acceptableCount: The number of findings that a baseline would accept, or 0 if there is a baseline.
    ///   - isInRepository: Whether the project is in a git repository.
    ///   - branch: The remote branch to compare with; nil if there is none.
    package init(acceptableCount: Int, isInRepository: Bool, branch: String?, styler: Styler) {
        self.acceptableCount = acceptableCount
        self.isInRepository = isInRepository
        self.branch = branch
        self.styler = styler
    }

    /// Returns the lines.
    package func text() -> String {
        let width = steps.map(\.command.count).max() ?? 0
        let lines = steps.map { command, text in
            "  \(command)\(String(repeating: " ", count: width - command.count))  \(styler.styled(text.resolved, as: .dim))\n"
        }
        return "\n\(Texts.Init.Next.heading)\n\(lines.joined())\(Texts.Init.Next.others)\n"
    }

    private var steps: [(command: String, text: LocalizedString)] {
        let accepting = [("fitloc init --force --baseline", Texts.Init.Next.baseline(count: acceptableCount))]
        let comparing = branch.map { [("fitloc lint --since \(ShellWord.quoted($0))", Texts.Init.Next.since)] } ?? []
        return [("fitloc lint", Texts.Init.Next.lint)] + (acceptableCount > 0 ? accepting : []) + comparing
            + (isInRepository ? [("fitloc git install", Texts.Init.Next.git)] : [])
    }
}
