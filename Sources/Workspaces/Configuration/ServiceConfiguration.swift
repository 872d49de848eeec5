import CatalogCore

/// The configuration of `fitloc push` and `fitloc pull`.
///
/// A property is nil if it is not configured.
package struct ServiceConfiguration: Sendable {
    /// The program that exchanges texts with the service, as a command line.
    package var command: String?
    /// The form of the texts.
    package var format: ServiceFormat?
    /// The languages that the service translates into.
    package var languages: [LanguageTag]?
    /// The time limit of a run of the program, in seconds.
    package var timeout: Double?
}

extension ConfigurationNode {
    private static let serviceNames = ["command", "format", "languages", "timeout"]

    /// Parses the members of `service:`.
    ///
    /// - Parameter demands: The list to which the program, which needs trust, is added.
    package func service(noting demands: inout [TrustDemand]) throws(ConfigurationError) -> ServiceConfiguration {
        var service = ServiceConfiguration()
        for member in try members(expected: Self.serviceNames.joined(separator: ", ")) {
            let value = member.value
            switch member.name {
            case "command": service.command = try value.serviceCommand(noting: &demands)
            case "format": service.format = try value.serviceFormat()
            case "languages": service.languages = value.isNull ? nil : try value.languages()
            case "timeout": service.timeout = try value.timeout()
            default:
                if CredentialWord.isName(member.name) { throw member.key.error(.credential(member.name)) }
                throw unknown(member, known: Self.serviceNames)
            }
        }
        return service
    }

    private func serviceCommand(noting demands: inout [TrustDemand]) throws(ConfigurationError) -> String {
        let command = try text()
        guard let words = CommandLineSplitter.split(command) else {
            throw error(
                .wrongKind(name: name, expected: "a program with its arguments, without pipes and redirections"))
        }
        if let credential = CredentialWord.name(in: words) { throw error(.credential(credential)) }
        demands.append(TrustDemand(grant: .program(command), position: position))
        return command
    }

    private func serviceFormat() throws(ConfigurationError) -> ServiceFormat {
        let text = try text()
        guard let format = ServiceFormat(text) else {
            throw error(
                .unknownName(
                    text, nearest: Spelling.nearest(to: text, in: ServiceFormat.names), known: ServiceFormat.names))
        }
        return format
    }
}
