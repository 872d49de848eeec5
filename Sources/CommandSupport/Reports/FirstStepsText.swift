import XCStringsKit

/// What to run after the first configuration is written, a command a line.
package struct FirstStepsText {
    private let acceptableCount: Int
    private let isInRepository: Bool
    private let styler: Styler

    /// - Parameters:
    ///   - acceptableCount: how many findings a baseline would accept; none where there is one.
    ///   - isInRepository: whether git has versions to compare with.
    package init(acceptableCount: Int, isInRepository: Bool, styler: Styler) {
        self.acceptableCount = acceptableCount
        self.isInRepository = isInRepository
        self.styler = styler
    }

    /// The lines.
    package func text() -> String {
        let width = steps.map(\.command.count).max() ?? 0
        let lines = steps.map { command, text in
            "  \(command)\(String(repeating: " ", count: width - command.count))  \(styler.styled(text.resolved, as: .dim))\n"
        }
        return "\n\(Texts.Init.Next.heading)\n\(lines.joined())\(Texts.Init.Next.others)\n"
    }

    private var steps: [(command: String, text: LocalizedString)] {
        let accepting = [("fitloc init --force --baseline", Texts.Init.Next.baseline(count: acceptableCount))]
        let versions = [
            ("fitloc lint --since origin/main", Texts.Init.Next.since), ("fitloc git install", Texts.Init.Next.git),
        ]
        return [("fitloc lint", Texts.Init.Next.lint)] + (acceptableCount > 0 ? accepting : [])
            + (isInRepository ? versions : [])
    }
}
