import ArgumentParser
import FileSearch
import XCStringsKit

/// The path of a report or baseline, which replaces an existing file.
package enum OutputPath {
    /// Rejects a path that is a catalog or legacy table by its extension, so that no report replaces one.
    package static func validate(_ path: String?) throws {
        guard let path, FileFinder.catalogEndings.contains(where: { path.lowercased().hasSuffix(".\($0)") }) else {
            return
        }
        throw ValidationError(
            "“\(VisibleText.shown(path))” is a catalog or legacy table; name another file for the output.")
    }
}
