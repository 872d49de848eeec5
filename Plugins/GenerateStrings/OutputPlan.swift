import Foundation

/// The files that the tool will write: one for each catalog, or a single file if no catalog is known yet.
///
/// The single file is for a configuration that cannot be read. Its plan must still be valid after the configuration is
/// corrected.
struct OutputPlan {
    /// The output argument of the tool: the folder or the file.
    let path: String
    /// All files that the tool writes.
    let files: [URL]

    init(catalogs: [URL], folder: URL) {
        guard !catalogs.isEmpty else {
            let file = folder.appendingPathComponent("GeneratedStrings.swift")
            path = file.path
            files = [file]
            return
        }
        let tables = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
        path = folder.path
        files = tables.map { folder.appendingPathComponent("GeneratedStrings_\($0).swift") }
    }
}
