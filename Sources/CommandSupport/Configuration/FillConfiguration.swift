import XCStringsKit

/// What a configuration says of `fitloc fill`; nil where it says nothing.
package struct FillConfiguration: Sendable {
    /// Where texts come from, in the order in which they are asked; paths are relative to the configuration's folder.
    package var from: [FillSourceName]?
    /// The language model.
    package var model: String?
    /// How many requests are under way at a time.
    package var concurrency: Int?
    /// How long a request may take, in seconds.
    package var timeout: Double?
    /// How often a request is sent again.
    package var retries: Int?
    /// The most that is asked of services.
    package var budget: FillBudget?
}

extension ConfigurationNode {
    private static let fillNames = ["from", "model", "concurrency", "timeout", "retries", "budget"]

    /// The members of `fill:`.
    ///
    /// - Parameter demands: takes what its sources ask for.
    func fill(noting demands: inout [TrustDemand]) throws(ConfigurationError) -> FillConfiguration {
        var fill = FillConfiguration()
        for member in try members(expected: Self.fillNames.joined(separator: ", ")) {
            let value = member.value
            switch member.name {
            case "from": fill.from = try value.fillSources(noting: &demands)
            case "model": fill.model = try value.text()
            case "concurrency": fill.concurrency = try value.number("a number from 1 to 64", 1...64)
            case "timeout": fill.timeout = Double(try value.number("a number of seconds from 1 to 3600", 1...3600))
            case "retries": fill.retries = try value.number("a number from 0 to 20", 0...20)
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

    private func budget() throws(ConfigurationError) -> FillBudget {
        guard let budget = FillBudget(try texts().joined(separator: ",")) else {
            throw error(.wrongKind(name: name, expected: "so many requests or characters, as in “200 requests”"))
        }
        return budget
    }
}
