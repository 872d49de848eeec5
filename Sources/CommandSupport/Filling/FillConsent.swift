import Foundation
import XCStringsKit

/// Asks a person before much is sent to a service: that costs money, or an hour.
package struct FillConsent {
    /// The characters of source texts that are sent without asking.
    package static let threshold = 10_000

    private let estimates: [FillEstimate]

    /// Takes what services are to be asked for.
    init(_ estimates: [FillEstimate]) {
        self.estimates = estimates
    }

    /// Asks where it is much and somebody is there; scripts are not asked.
    ///
    /// - Throws: `CommandFailure` where the person says no.
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
