import ArgumentParser

/// What a preview is printed as.
package enum PreviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, html, markdown

    /// The format that a file's name asks for; nil where its ending says nothing.
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
