/// Something that was found in a document.
package struct Diagnostic: Hashable, Sendable, Codable {
    /// Where.
    package var range: TextRange
    /// How bad it is.
    package var severity: Severity
    /// The rule that found it.
    package var code: String?
    /// Where more is said of the rule.
    package var codeDescription: CodeDescription?
    /// Who found it.
    package var source = "fitloc"
    /// What is wrong.
    package var message: String
    /// Other places that belong to it.
    package var relatedInformation: [Related]?

    /// How bad something is.
    package enum Severity: Int, Hashable, Sendable, Codable {
        /// It does harm.
        case error = 1
        /// It may do harm.
        case warning = 2
        /// It is worth a look.
        case information = 3
    }

    /// Where more is said of a rule.
    package struct CodeDescription: Hashable, Sendable, Codable {
        /// The address.
        package let href: String

        /// Creates a description.
        package init(href: String) {
            self.href = href
        }
    }

    /// Another place that belongs to something that was found.
    package struct Related: Hashable, Sendable, Codable {
        /// Where.
        package let location: Location
        /// What is there.
        package let message: String

        /// Creates a place.
        package init(location: Location, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// Creates a diagnostic.
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

/// Everything that was found in a document, in place of what was said before.
package struct PublishDiagnosticsParameters: Sendable, Encodable {
    let uri: String
    let version: Int?
    let diagnostics: [Diagnostic]

    /// Creates a list.
    ///
    /// - Parameter version: the number of the document's state; nil where nobody has it open.
    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
        self.uri = uri
        self.version = version
        self.diagnostics = diagnostics
    }
}
