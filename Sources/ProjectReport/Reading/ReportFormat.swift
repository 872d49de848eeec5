/// The output formats of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// An HTML page.
    case html
    /// A short Markdown form for a pull request comment.
    case markdown
    /// The complete report as JSON.
    case json

    /// Returns the format for a file extension; nil for other extensions.
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
