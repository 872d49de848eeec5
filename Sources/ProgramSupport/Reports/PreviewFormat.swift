import ArgumentParser

/// The output formats of `preview`.
package enum PreviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, html, markdown

    /// Returns the format for a file's extension, or nil if the extension is unknown.
    package init?(ofPath path: String) {
        let endings: [String: PreviewFormat] = [
            "html": .html, "htm": .html, "md": .markdown, "markdown": .markdown, "txt": .text,
        ]
        let name = path.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".").dropFirst().last
        guard let format = endings[ending.map { $0.lowercased() } ?? ""] else { return nil }
        self = format
    }
}
