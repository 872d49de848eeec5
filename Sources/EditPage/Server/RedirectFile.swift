import CatalogCore
import Workspaces

/// A page that redirects a browser to an address, in a file that only the user can read.
///
/// The arguments of a browser's process are visible to every user of the machine. They contain only the path of the
/// file.
struct RedirectFile: Sendable {
    /// The path of the file.
    let path: String
    private let page: [UInt8]

    /// Writes the file under a random name to the user's folder; nil if there is no such folder.
    ///
    /// - Parameter address: An address without characters that HTML escapes.
    init?(to address: String, environment: [String: String]) throws(FileError) {
        guard let folder = PersonalFolder.runtime(environment) else { return nil }
        path = "\(folder)/edit/\(PageToken().text).html"
        let text = """
            <!doctype html>
            <meta charset="utf-8">
            <meta http-equiv="refresh" content="0; url=\(address)">
            <title>fitloc</title>

            """
        page = Array(text.utf8)
        try FileAppender(path).append(page)
    }

    /// Removes the file.
    func remove() { try? FileReplacer.remove(path, expecting: page) }
}
