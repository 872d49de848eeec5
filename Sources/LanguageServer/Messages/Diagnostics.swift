/// A finding in a document, as the protocol describes it.
package struct Diagnostic: Hashable, Sendable, Codable {
    /// The range of the finding.
    package var range: TextRange
    /// The severity of the finding.
    package var severity: Severity
    /// The id of the rule.
    package var code: String?
    /// A link to the rule's documentation.
    package var codeDescription: CodeDescription?
    /// The name of the tool, shown next to the finding.
    package var source = "fitloc"
    /// The message of the finding.
    package var message: String
    /// Other locations that explain the finding.
    package var relatedInformation: [Related]?

    /// A severity of the protocol.
    package enum Severity: Int, Hashable, Sendable, Codable {
        /// An error.
        case error = 1
        /// A warning.
        case warning = 2
        /// A note.
        case information = 3
    }

    /// A link to a rule's documentation.
    package struct CodeDescription: Hashable, Sendable, Codable {
        /// The URL.
        package let href: String

        /// Creates a link.
        package init(href: String) {
            self.href = href
        }
    }

    /// A location that explains a finding.
    package struct Related: Hashable, Sendable, Codable {
        /// The location to show with the finding.
        package let location: Location
        /// A message about the location.
        package let message: String

        /// Creates a related location.
        package init(location: Location, message: String) {
            self.location = location
            self.message = message
        }
    }

    package init(
        range: TextRange, severity: Severity, code: String?, codeDescription: CodeDescription?, message: String,
        relatedInformation: [Related]?
    ) {
        self.range = range
        self.severity = severity
        self.code = code
        self.codeDescription = codeDescription
        self.message = message
        self.relatedInformation = relatedInformation
    }

    private enum CodingKeys: CodingKey {
        case range, severity, code, codeDescription, source, message, relatedInformation
    }
}

/// The parameters of `textDocument/publishDiagnostics`.
///
/// They replace all earlier diagnostics of the document.
package struct PublishDiagnosticsParameters: Sendable, Encodable {
    let uri: String
    let version: Int?
    let diagnostics: [Diagnostic]

    /// Creates the parameters.
    ///
    /// - Parameter version: The version of the document; nil if the document is not open in the client.
    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
        self.uri = uri
        self.version = version
        self.diagnostics = diagnostics
    }
}
