import CatalogCore
import CatalogLint
import CatalogRuntime
import LanguageServer
import Workspaces

/// A converter of findings to diagnostics of the Language Server Protocol.
struct DiagnosticMaker: Sendable {
    let view: ProjectView
    let encoding: PositionEncoding
    /// The texts of files that findings refer to, because many findings can refer to one file.
    private let texts = Locked<[String: DocumentText]>([:])
    /// The URI of the folder with the page of each rule; nil if it is not installed.
    private let pagesAddress: String?
    /// The URI of the table of rules in the checkout of the program; nil if there is none.
    private let tableAddress: String?

    init(_ view: ProjectView, encoding: PositionEncoding) {
        self.view = view
        self.encoding = encoding
        pagesAddress = ProgramFolder.document("rules").map(FileAddress.uri)
        tableAddress = ProgramFolder.document("rules.md").map(FileAddress.uri)
    }

    /// Returns the address of the documentation of a rule.
    private func address(of rule: RuleID) -> String? {
        pagesAddress.map { "\($0)/\(rule.name).md" } ?? tableAddress.map { "\($0)#\(rule.name)" }
    }

    /// Returns the diagnostic for a finding.
    func diagnostic(of placed: PlacedFinding, in text: DocumentText) async -> Diagnostic {
        let finding = placed.finding
        var related: [Diagnostic.Related] = []
        for origin in finding.related {
            let path = absolute(origin.path)
            guard let text = await referredText(at: path) else { continue }
            let range = text.range(PlacedFinding.range(at: origin.position, in: text), in: encoding)
            let location = Location(uri: view.uri(of: path), range: range)
            related.append(.init(location: location, message: view.shown(path)))
        }
        return Diagnostic(
            range: text.range(placed.range, in: encoding), severity: .init(finding.severity),
            code: finding.rule.name,
            codeDescription: address(of: finding.rule).map { .init(href: $0) },
            message: view.shortened(finding.sentence), relatedInformation: related.isEmpty ? nil : related)
    }

    private func referredText(at path: String) async -> DocumentText? {
        if let known = texts.withLock({ $0[path] }) { return known }
        let text = await view.text(of: path)
        texts.withLock { $0[path] = text }
        return text
    }

    /// Returns the diagnostic for a configuration that cannot be read.
    func diagnostic(of problem: ConfigurationError, in text: DocumentText) -> Diagnostic {
        Diagnostic(
            range: text.range(PlacedFinding.range(at: problem.position, in: text), in: encoding), severity: .error,
            code: nil, codeDescription: nil, message: problem.sentence, relatedInformation: nil)
    }

    /// Returns the absolute path of a file in a finding.
    func absolute(_ path: String) -> String { RelativePath.absolute(path, in: view.root) }
}

extension Diagnostic.Severity {
    /// Creates the diagnostic severity for a rule's severity.
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note, .off: self = .information
        }
    }
}
