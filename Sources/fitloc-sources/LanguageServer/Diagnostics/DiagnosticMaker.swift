import CommandSupport
import LanguageServer
import XCStringsKit

/// Makes of findings what editors show.
struct DiagnosticMaker: Sendable {
    let view: ProjectView
    let encoding: PositionEncoding
    /// The address of the page on rules; nil where it is not there.
    private let rulesAddress: String?

    init(_ view: ProjectView, encoding: PositionEncoding) {
        self.view = view
        self.encoding = encoding
        rulesAddress = ProgramFolder.document("rules.md").map(FileAddress.uri)
    }

    /// What is shown of a finding.
    func diagnostic(of placed: PlacedFinding, in text: DocumentText) async -> Diagnostic {
        let finding = placed.finding
        var related: [Diagnostic.Related] = []
        for place in finding.related {
            let path = absolute(place.path)
            guard let text = await view.text(of: path) else { continue }
            let range = text.range(PlacedFinding.range(at: place.position, in: text), in: encoding)
            let location = Location(uri: view.uri(of: path), range: range)
            related.append(.init(location: location, message: view.shown(path)))
        }
        return Diagnostic(
            range: text.range(placed.range, in: encoding), severity: .init(finding.severity),
            code: finding.rule.name,
            codeDescription: rulesAddress.map { .init(href: "\($0)#\(finding.rule.name)") },
            message: view.shortened(finding.sentence), relatedInformation: related.isEmpty ? nil : related)
    }

    /// What is shown of a configuration that cannot be read.
    func diagnostic(of problem: ConfigurationError, in text: DocumentText) -> Diagnostic {
        Diagnostic(
            range: text.range(PlacedFinding.range(at: problem.position, in: text), in: encoding), severity: .error,
            code: nil, codeDescription: nil, message: problem.sentence, relatedInformation: nil)
    }

    /// The absolute path of a file that a finding names.
    func absolute(_ path: String) -> String { RelativePath.absolute(path, in: view.root) }
}

extension Diagnostic.Severity {
    /// How editors show a severity.
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note, .off: self = .information
        }
    }
}
