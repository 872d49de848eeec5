import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationFilling

/// A printable estimate of the requests to services.
package struct EstimateText {
    private let estimates: [FillEstimate]
    private let laterServices: [String]
    /// The number of texts that no source has, so that only a service could translate them; 0 if one would be asked.
    private let unaskedCount: Int

    /// Creates a text from estimates, which may come from several configurations.
    package init(_ estimates: [FillEstimate]) {
        self.estimates = estimates
        laterServices = []
        unaskedCount = 0
    }

    /// Creates a text from fill plans.
    package init(_ plans: [FillPlan]) {
        estimates = plans.flatMap(\.estimates)
        laterServices = plans.flatMap { $0.estimates.isEmpty ? [] : $0.laterServices }
        let unasked = estimates.isEmpty ? plans.flatMap { $0.resultWithoutServices().left } : []
        unaskedCount = unasked.count { $0.reason == .nothingFound }
    }

    /// Returns the estimates as text or JSON.
    package func printed(as format: TextOrJSON) -> String {
        guard format == .text else { return FillEstimate.json(of: estimates) }
        guard !estimates.isEmpty else {
            guard unaskedCount > 0 else { return "\(Texts.Fill.Estimate.nothing)\n" }
            return "\(Texts.Fill.Estimate.unasked(count: unaskedCount))\n\(Texts.Fill.nextService)\n"
        }
        var seen: Set<String> = []
        let later = laterServices.filter { seen.insert($0).inserted }.map {
            Texts.Fill.Estimate.later(service: VisibleText.shown($0)).resolved
        }
        return (lines + later).map { $0 + "\n" }.joined()
    }

    /// One line per service and language, and a line with the total if there are several.
    package var lines: [String] {
        let lines = estimates.map { estimate in
            line("\(VisibleText.shown(estimate.service)) (\(estimate.language.shown))", [estimate])
        }
        return lines + (lines.count > 1 ? [line(Texts.Fill.Estimate.total.resolved, estimates)] : [])
    }

    /// The lines of a dry run, which sends nothing.
    package var unsent: [String] { lines.map { Texts.Fill.Estimate.unsent(estimate: $0).resolved } }

    private func line(_ name: String, _ estimates: [FillEstimate]) -> String {
        let numbers = [
            Texts.Fill.Estimate.texts(count: estimates.reduce(0) { $0 + $1.texts }),
            Texts.Fill.Estimate.characters(count: estimates.reduce(0) { $0 + $1.characters }),
            Texts.Fill.Estimate.requests(count: estimates.reduce(0) { $0 + $1.requests }),
        ]
        return "\(name): \(numbers.map(\.resolved).joined(separator: ", "))"
    }
}
