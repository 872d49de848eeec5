import ArgumentParser

/// What a report is written as.
package enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// One page for a browser.
    case html
    /// A short form for the comment on a pull request.
    case markdown
    /// All of it, for programs.
    case json

    /// The format that a file's name asks for; nil where its ending says nothing.
    package init?(ofPath path: String) {
        let name = path.split(separator: "/").last ?? ""
        switch name.split(separator: ".").dropFirst().last?.lowercased() {
        case "html", "htm": self = .html
        case "md", "markdown": self = .markdown
        case "json": self = .json
        default: return nil
        }
    }
}
