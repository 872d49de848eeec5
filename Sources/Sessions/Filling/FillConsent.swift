import CommandOutput
import Foundation
import InterfaceTexts
import TerminalSupport
import TranslationFilling

/// A question to the user before a large request to a service, because it costs money or time.
package struct FillConsent {
    /// The number of source characters above which the user is asked.
    package static let threshold = 10_000

    private let estimates: [FillEstimate]

    /// Creates a question about estimates.
    init(_ estimates: [FillEstimate]) {
        self.estimates = estimates
    }

    /// Asks for consent if the request exceeds the threshold and there is a terminal.
    ///
    /// Scripts are not asked.
    ///
    /// - Throws: `CommandFailure` if the user declines.
    func require(styler: Styler) throws {
        guard estimates.reduce(0, { $0 + $1.characters }) > Self.threshold,
            var prompter = Prompter(styler: styler, environment: ProcessInfo.processInfo.environment)
        else { return }
        for line in EstimateText(estimates).lines { try prompter.show(line) }
        guard try prompter.consent(to: Texts.Fill.Estimate.question) == .yes else {
            throw CommandFailure(Texts.Fill.Estimate.declined.resolved, isError: false)
        }
    }
}
