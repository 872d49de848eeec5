/// A static file of the page.
package struct PageFile: Sendable {
    /// The media type.
    package let type: String
    /// The content.
    package let text: String

    /// The files by name.
    package static let all: [String: PageFile] = PageFiles.texts.reduce(into: [:]) { files, file in
        files[file.key] = PageFile(type: type(of: file.key), text: file.value)
    }

    /// Returns the media type of a file with a name.
    static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "text/javascript; charset=utf-8"
        }
    }
}
