import CatalogCore
import TranslationFilling

/// The configuration of `fitloc fill`.
///
/// A property is nil if it is not configured.
package struct FillConfiguration: Sendable {
    /// The sources of texts, in the order in which they are used.
    ///
    /// Paths are relative to the configuration's folder.
    package var from: [FillSourceName]?
    /// The language model.
    package var model: String?
    /// The maximum number of concurrent requests.
    package var concurrency: Int?
    /// The time limit of a request, in seconds.
    package var timeout: Double?
    /// The number of times that a failed request is repeated.
    package var retries: Int?
    /// The limit on requests to services.
    package var budget: FillBudget?
}

extension ConfigurationNode {
    private typealias Limits = ServiceSettings.Limits

    private static let fillNames = ["from", "model", "concurrency", "timeout", "retries", "budget"]

    /// Parses the members of `fill:`.
    ///
    /// - Parameter demands: The list to which programs, services and paths that need trust are added.
    package func fill(noting demands: inout [TrustDemand]) throws(ConfigurationError) -> FillConfiguration {
        var fill = FillConfiguration()
        for member in try members(expected: Self.fillNames.joined(separator: ", ")) {
            let value = member.value
            switch member.name {
            case "from": fill.from = try value.fillSources(noting: &demands)
            case "model": fill.model = try value.text()
            case "concurrency": fill.concurrency = try value.number(FillLimits.concurrency, Limits.concurrency)
            case "timeout": fill.timeout = try value.timeout()
            case "retries": fill.retries = try value.number(FillLimits.retries, Limits.retries)
            case "budget": fill.budget = try value.budget()
            default: throw unknown(member, known: Self.fillNames)
            }
        }
        return fill
    }

    private func fillSources(noting demands: inout [TrustDemand]) throws(ConfigurationError) -> [FillSourceName] {
        var sources: [FillSourceName] = []
        for node in try values(expected: "a list of sources") {
            let text = try node.text()
            guard let source = FillSourceName(text) else {
                throw node.error(
                    .unknownName(
                        text, nearest: Spelling.nearest(to: text, in: FillSourceName.forms),
                        known: FillSourceName.forms))
            }
            sources.append(source)
            if let grant = source.grant { demands.append(TrustDemand(grant: grant, position: node.position)) }
        }
        return sources
    }

    private func number(_ expected: String, _ range: ClosedRange<Int>) throws(ConfigurationError) -> Int {
        guard let number = Int(try text()), range.contains(number) else {
            throw error(.wrongKind(name: name, expected: expected))
        }
        return number
    }

    /// Parses the time limit of a request or program.
    func timeout() throws(ConfigurationError) -> Double {
        guard let seconds = Double(try text()), Limits.allows(timeout: seconds) else {
            throw error(.wrongKind(name: name, expected: FillLimits.timeout))
        }
        return seconds
    }

    private func budget() throws(ConfigurationError) -> FillBudget {
        guard let budget = FillBudget(try texts().joined(separator: ",")) else {
            throw error(.wrongKind(name: name, expected: "a number of requests or characters, such as “200 requests”"))
        }
        return budget
    }
}
